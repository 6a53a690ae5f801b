/** The Great Wall in the west and north: the score track. */

import { Shape } from "../../board/pieces/Mark.tsx";
import type { Point } from "./data.ts";

const OUT = 22;
const IN = 68;
const FOOT = 978;
const OUTER = `M${OUT} ${FOOT}V104L104 ${OUT}H982`;
const INNER = `M${IN} ${FOOT}V122L122 ${IN}H982`;
const BAND = `M${OUT} ${FOOT}V104L104 ${OUT}H982V${IN}H122L${IN} 122V${FOOT}Z`;

/** Merlons along the outer side, west and north. */
function merlons(): string {
  const parts: string[] = [];
  for (let y = 130; y < 970; y += 43) parts.push(`M${OUT} ${y}h-9v20h9`);
  for (let x = 124; x < 970; x += 43) parts.push(`M${x} ${OUT}v-9h20v9`);
  return parts.join("");
}

/** A joint between two cells, across the band. */
function joint(a: Point, b: Point): string {
  const x = (a[0] + b[0]) / 2;
  const y = (a[1] + b[1]) / 2;
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const dx = (-(b[1] - a[1]) / length) * 22;
  const dy = ((b[0] - a[0]) / length) * 22;
  return `M${(x - dx).toFixed(1)} ${(y - dy).toFixed(1)}L${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`;
}

export interface Marker {
  colour: number;
  cell: number;
  laps: number;
}

/** Markers on one cell stand side by side, towards the land. */
function spread(markers: readonly Marker[], cells: readonly Point[]) {
  const taken = new Map<number, number>();
  return markers.map((marker) => {
    const rank = taken.get(marker.cell) ?? 0;
    taken.set(marker.cell, rank + 1);
    const company = markers.filter((m) => m.cell === marker.cell).length;
    const [x, y] = cells[marker.cell] ?? [45, 955];
    const step = company > 1 ? 23 : 0;
    const first = company > 1 ? -9 : 0;
    const west = marker.cell < 25;
    return {
      ...marker,
      x: west ? x + first + rank * step : x,
      y: west ? y : y + first + rank * step,
    };
  });
}

export function Wall({ cells, markers }: { cells: readonly Point[]; markers: readonly Marker[] }) {
  const joints = cells.slice(1).map((cell, k) => joint(cells[k] as Point, cell));
  return (
    <g class="china-wall">
      <path d={BAND} class="china-wall-band" />
      <path d={joints.join("")} class="china-wall-joint" />
      <path d={merlons()} class="china-wall-line" />
      <path d={OUTER} class="china-wall-line" />
      <path d={INNER} class="china-wall-line" />
      {cells.map(([x, y], cell) =>
        cell % 5 === 0 ? (
          <text key={cell} x={x} y={y + 7} class="china-count">
            {cell}
          </text>
        ) : null,
      )}
      {spread(markers, cells).map(({ colour, x, y, laps }) => (
        <g key={colour}>
          <circle cx={x} cy={y} r="13.5" class="china-marker" />
          <Shape colour={colour} x={x} y={y} r={9.5} />
          {laps > 0 && (
            <text x={x} y={y + 25} class="china-laps">
              +{laps * 50}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}
