/** Lettering of printed components. */
import { fitText } from "../pieces/lettering.ts";
import "./drawn.css";

export interface LineProps {
  x: number;
  y: number;
  text: string;
  size?: number;
  /** Longer lines are squeezed. */
  room?: number;
  class?: string;
}

/** One line with its middle at (x, y). */
export function Line({ x, y, text, size = 14, room, class: extra }: LineProps) {
  return (
    <text
      x={x}
      y={y + size * 0.35}
      font-size={size}
      class={extra ? `drawn-line ${extra}` : "drawn-line"}
      {...(room === undefined ? {} : fitText(text, size, room))}
    >
      {text}
    </text>
  );
}

/** The ground of a card; `board` for what is printed on a board. */
export function Ground({ width, height, board = false }: GroundProps) {
  return (
    <rect width={width} height={height} rx="5" class={board ? "drawn-board" : "drawn-sheet"} />
  );
}

interface GroundProps {
  width: number;
  height: number;
  board?: boolean;
}
