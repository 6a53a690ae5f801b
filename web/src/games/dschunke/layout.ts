/** Where things lie that the data file leaves to the drawing, in its units (1000 x 1000). */
import type { Point } from "./data.ts";
import type { JunkDrawing } from "./tables.ts";

/** Half lengths and the outline of a hull: stern to the left, bow to the right, around (0, 0). */
export const BOW = 176;
export const STERN = -160;
export const HULL =
  "M-154-62C-118-92-20-98 40-86C104-72 146-34 176 0C146 34 104 72 40 86C-20 98-118 92-154 62C-164 40-164-40-154-62Z";
/** The light of a junk: the same line, seven units further out. */
export const HULL_RING =
  "M-158-67C-120-99-20-105 42-93C108-78 152-38 186 0C152 38 108 78 42 93C-20 105-120 99-158 67C-172 42-172-42-158-67Z";

/** The name of a junk beside it: where, and which end of the text is there. */
export interface Label {
  at: Point;
  end: boolean;
}

export const LABELS: Record<string, Label> = {
  purple: { at: [988, 524], end: true },
  brown: { at: [836, 900], end: true },
  white: { at: [164, 900], end: false },
  grey: { at: [12, 524], end: false },
  orange: { at: [180, 254], end: false },
};

/** The same on a phone, which shows the ring alone. */
export const NARROW_LABELS: Record<string, Label> = {
  purple: { at: [886, 250], end: true },
  brown: { at: [886, 950], end: true },
  white: { at: [114, 950], end: false },
  grey: { at: [110, 726], end: false },
  orange: { at: [114, 250], end: false },
};
export const NARROW_BOX = "106 208 788 788";

export const SPACE = { width: 78, height: 62 };

/** A point of a junk's own drawing on the canvas. */
export function turned(draw: JunkDrawing, x: number, y: number): Point {
  const angle = (draw.turn * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 10) / 10;
  return [
    round(draw.x + x * Math.cos(angle) - y * Math.sin(angle)),
    round(draw.y + x * Math.sin(angle) + y * Math.cos(angle)),
  ];
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
