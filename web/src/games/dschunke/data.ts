/** Names of the game, and types of its drawing. */

export type Good = string;
export type Point = [number, number];
