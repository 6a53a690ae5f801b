/** The room that a province's name and its plate of payments need. */

import type { Point } from "./data.ts";
import { PLATE_BELOW } from "./geometry.ts";

export const NAME = 30;
const LETTER = 17;
export const PLATE = { width: 118, height: 30 };

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
  radius?: number;
}

/** Where the plate begins: under the name or behind it. */
export function payPlate(id: string, [x, y]: Point, name: string): Rect {
  return PLATE_BELOW[id]
    ? { x: x - 2, y: y + 13, ...PLATE }
    : { x: x + name.length * LETTER + 26, y: y - 24, ...PLATE };
}

/** A box round the name. */
export function namePlate([x, y]: Point, name: string): Rect {
  return { x: x - 8, y: y - 28, width: name.length * LETTER + 26, height: 38 };
}
