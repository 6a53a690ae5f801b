/** The data file of the game, as far as the drawing needs it, and names that it has. */

export type Point = readonly [number, number];
export type Counts = Record<string, number>;
export const COLORS = ["red", "green", "orange", "yellow", "purple"] as const;
export type Color = (typeof COLORS)[number];

export interface Shape {
  dragon: Point;
  label: Point;
  outline: Point[];
}

export interface BoardData {
  spaces: [string, number, number][];
  posts?: [string, number, number, string, string][];
  roads: string[];
  alliances: [string, string, number, number][];
  drawing: Record<string, Shape>;
}

export interface ChinaData {
  board: Record<string, BoardData>;
  provinces: Record<string, Color>;
  track: { cells: Point[] };
  numbers: { exhaustions: number };
}
