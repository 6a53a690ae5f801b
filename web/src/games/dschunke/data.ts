/** The data file of the game, as far as the drawing needs it, and names that it has. */

export type Good = string;
export type Point = [number, number];

export interface JunkDraw {
  x: number;
  y: number;
  turn: number;
  hold: Point;
  bow: Point;
  pile: Point;
}

export interface TrackData {
  id: string;
  actions: string[];
  strips: number[];
  events: string[];
  draw: { x: number; y: number; dx: number };
}

export interface FaceData {
  face: string;
  kind: string;
  effect?: string;
  yuan?: number;
  junks?: string[];
}

export interface DschunkeData {
  goods: { id: Good }[];
  junks: { id: string; draw: JunkDraw }[];
  merchants: { id: string; action: string }[];
  tracks: TrackData[];
  special: FaceData[];
  stacks: { id: string; draw: { x: number; y: number } }[];
  layout: {
    cell: number;
    market_hall: Point;
    bank: Point;
    harbour: { x: number; y: number; radius: number };
    start_player: Point;
  };
}
