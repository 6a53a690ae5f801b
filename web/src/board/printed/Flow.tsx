/** Small things in a box, in as many lines as they need. */
import type { ComponentChild } from "preact";

export interface FlowItem {
  key: string;
  width: number;
  /** Around (0, 0). */
  drawn: ComponentChild;
}

interface Box {
  /** The middle. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** The height of a line. */
  line?: number;
  /** Between two things of a line. */
  gap?: number;
}

/** All of them, in the middle of the box; smaller only where there are too many for it. */
export function Flow({ items, ...box }: Box & { items: readonly FlowItem[] }) {
  const { x, y, line = 20, gap = 3 } = box;
  const { lines, scale } = arranged(items, box);
  return (
    <g transform={`translate(${x} ${y}) scale(${scale.toFixed(3)})`}>
      {lines.map((one, row) => {
        let left = -lineWidth(one, gap) / 2;
        return one.map(({ key, width, drawn }) => {
          const middle = left + width / 2;
          left += width + gap;
          const down = (row - (lines.length - 1) / 2) * line;
          return (
            <g key={key} transform={`translate(${middle.toFixed(1)} ${down.toFixed(1)})`}>
              {drawn}
            </g>
          );
        });
      })}
    </g>
  );
}

const SHRINKING = [1, 0.85, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1];

function arranged(items: readonly FlowItem[], { width, height, line = 20, gap = 3 }: Box) {
  for (const scale of SHRINKING) {
    const lines = inLines(items, width / scale, gap);
    const widest = Math.max(0, ...lines.map((one) => lineWidth(one, gap)));
    if (widest * scale <= width && lines.length * line * scale <= height) return { lines, scale };
  }
  return { lines: inLines(items, width * 10, gap), scale: 0.1 };
}

function inLines(items: readonly FlowItem[], width: number, gap: number): FlowItem[][] {
  const lines: FlowItem[][] = [];
  for (const item of items) {
    const last = lines.at(-1);
    if (last && lineWidth([...last, item], gap) <= width) last.push(item);
    else lines.push([item]);
  }
  return lines;
}

function lineWidth(items: readonly FlowItem[], gap: number): number {
  return items.reduce((sum, { width }) => sum + width + gap, -gap);
}
