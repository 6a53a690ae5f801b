/** Names of the game, and types of its drawing. */

export type Point = readonly [number, number];
export type Counts = Record<string, number>;
export const COLORS = ["red", "green", "orange", "yellow", "purple"] as const;
export type Color = (typeof COLORS)[number];
