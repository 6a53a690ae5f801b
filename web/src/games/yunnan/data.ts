/** Names of the game, and types of its drawing. */

export type Point = [number, number];
export type Box = [number, number, number, number];
