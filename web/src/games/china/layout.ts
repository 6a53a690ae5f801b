/** Where the cards lie: under the map, beside it, or in a strip of their own. */

import { CARD_WIDTH } from "./Cards.tsx";
import type { Point } from "./data.ts";

/** Where everything beside the map stands. */
export interface Layout {
  width: number;
  height: number;
  row(k: number): Point;
  pile: Point;
  discard: Point;
  tray(k: number): Point;
  emperor: Point;
  /** The Emperor's things from left to right, or from top to bottom. */
  across: boolean;
}

const STEP = CARD_WIDTH + 8;

/** Under the map, the Emperor right of it: for a square middle of the table. */
export function below(duel: boolean): Layout {
  return {
    width: duel ? 1152 : 1000,
    height: 1142,
    row: (k) => [16 + k * STEP, 1018],
    pile: [452, 1018],
    discard: [562, 1018],
    tray: (k) => [686 + k * STEP, 1018],
    emperor: [1010, 1],
    across: false,
  };
}

/** Right of the map, for a wide middle. */
export function beside(duel: boolean): Layout {
  return {
    width: duel ? 1376 : 1228,
    height: 1000,
    row: (k) => [1016 + (k % 2) * STEP, 8 + Math.floor(k / 2) * 122],
    pile: [1016, 276],
    discard: [1016 + STEP, 276],
    tray: (k) => [1016 + (k % 2) * STEP, 430 + Math.floor(k / 2) * 122],
    emperor: [1234, 1],
    across: false,
  };
}

/** A drawing of its own under the map, for phones. */
export function strip(duel: boolean, tray: boolean): Layout {
  const end = 134 + (tray ? 122 : 0);
  return {
    width: 644,
    height: end + (duel ? 134 : 0),
    row: (k) => [4 + k * STEP, 10],
    pile: [430, 10],
    discard: [540, 10],
    tray: (k) => [4 + k * STEP, 132],
    emperor: [2, end],
    across: true,
  };
}
