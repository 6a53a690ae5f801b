/** A player's mark: a shape in the player's colour. */
import { fill, shape, shapePath } from "./palette.ts";

/** Inside a drawing, around (x, y), with radius `r`. */
export function Shape({ colour, x = 0, y = 0, r = 10 }: ShapeProps) {
  const name = shape(colour);
  return (
    <g class="piece" transform={`translate(${x} ${y})`}>
      <path d={shapePath(name, r)} fill={fill(colour)} class="piece-edge" stroke-width={r * 0.2} />
      <path d={shapePath(name, r * 0.56)} class="piece-inner" stroke-width={r * 0.14} />
    </g>
  );
}

interface ShapeProps {
  colour: number;
  x?: number;
  y?: number;
  r?: number;
}

/** In running text and panels. */
export function Mark({ colour, size = 18 }: { colour: number; size?: number }) {
  return (
    <svg class="mark" width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true">
      <Shape colour={colour} r={8.6} />
    </svg>
  );
}
