/** Small signs that several boards put on their pieces: coins, counts, player chips, lines of text. */

import { fitText } from "./lettering.ts";
import { Shape } from "./Mark.tsx";
import { fill, shape, shapePath } from "./palette.ts";
import "./badges.css";

interface At {
  x?: number;
  y?: number;
}

/** A coin with its value, or with the sign of its currency. */
export function Coin({ x = 0, y = 0, r = 18, text = "" }: At & { r?: number; text?: string }) {
  return (
    <g class="coin" transform={`translate(${x} ${y})`}>
      <circle r={r} class="coin-rim" />
      <circle r={r * 0.74} class="coin-face" />
      {text ? (
        <text
          y={r * 0.36}
          font-size={r * 1.08}
          class="coin-text"
          {...fitText(text, r * 1.08, r * 1.35)}
        >
          {text}
        </text>
      ) : (
        <rect x={-r * 0.27} y={-r * 0.27} width={r * 0.54} height={r * 0.54} class="coin-hole" />
      )}
    </g>
  );
}

/** A number in a white disc, upright wherever it stands. */
export function Count({ x = 0, y = 0, r = 15, of }: At & { r?: number; of: number | string }) {
  return (
    <g class="count" transform={`translate(${x} ${y})`}>
      <circle r={r} />
      <text y={r * 0.45} font-size={r * 1.3}>
        {of}
      </text>
    </g>
  );
}

/** A player's mark and a number, side by side in a pill that begins at (x, y). */
export function Tally({ x = 0, y = 0, colour, of, size = 20 }: TallyProps) {
  const width = tallyWidth(of, size);
  return (
    <g class="tally" transform={`translate(${x} ${y})`}>
      <rect y={-size * 0.65} width={width} height={size * 1.3} rx={size * 0.65} />
      <Shape colour={colour} x={size * 0.72} r={size * 0.36} />
      <text x={size * 1.24} y={size * 0.34} font-size={size}>
        {of}
      </text>
    </g>
  );
}

interface TallyProps extends At {
  colour: number;
  of: number;
  size?: number;
}

export function tallyWidth(of: number, size: number): number {
  return size * (1.55 + 0.55 * String(of).length);
}

/** A player's shape printed on a piece of that colour: light on dark paint, ink on light paint. */
export function Stamp({ colour, x = 0, y = 0, r = 8 }: At & { colour: number; r?: number }) {
  const light = colour === 2 || colour === 3;
  return (
    <path
      d={shapePath(shape(colour), r)}
      transform={`translate(${x} ${y})`}
      class={light ? "stamp stamp-ink" : "stamp stamp-light"}
    />
  );
}

export { fill };

/** Text in lines around (x, y), broken at spaces into at most `most` lines of about equal length. */
export function Lines({ x, y, text, size: wished, width, most = 2, class: extra }: LinesProps) {
  const lines = breakLines(text, most);
  const size = width ? Math.min(wished, width / (longest(lines) * LETTER)) : wished;
  const first = y - ((lines.length - 1) * size * 1.08) / 2 + size * 0.34;
  return (
    <text class={extra} font-size={size}>
      {lines.map((line, n) => (
        <tspan key={line} x={x} y={first + n * size * 1.08}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

interface LinesProps {
  x: number;
  y: number;
  text: string;
  size: number;
  /** Longer lines are set smaller, so that they keep within. */
  width?: number;
  most?: number;
  class?: string;
}

/** The mean width of a letter of the serif in strong type, as a part of its size. */
const LETTER = 0.535;

/** The text in at most `most` lines, the longest as short as possible; hyphens may end a line. */
export function breakLines(text: string, most: number): string[] {
  const words = text.replaceAll("-", "- ").split(" ");
  if (words.length < 2 || most < 2) return [text];
  let best = [text];
  for (let cut = 1; cut < words.length; cut++) {
    const rest = breakLines(joined(words.slice(cut)), most - 1);
    const lines = [joined(words.slice(0, cut)), ...rest];
    if (longest(lines) < longest(best)) best = lines;
  }
  return best;
}

function joined(words: string[]): string {
  return words.join(" ").replaceAll("- ", "-");
}

function longest(lines: string[]): number {
  return Math.max(...lines.map((line) => line.length));
}
