/** What the engine tells about Dschunke: the view and the data file, as far as they are drawn. */

export type Good = string;
export type Point = [number, number];

export interface SeatView {
  seat: number;
  strips: number;
  hand: Record<Good, number> | null;
  hand_size: number;
  special: string[] | null;
  special_size: number;
  open: string[];
  supply_cards: number;
  money: number | null;
  money_shown: number | null;
  committed: boolean;
  commitment: string | null;
}

export interface JunkView {
  id: string;
  levels: (number | null)[][];
  visible: number[];
  merchant: string | null;
  face_down: boolean;
  good: Good | null;
}

export interface MarkerView {
  id: string;
  junk: string | null;
  action: string | null;
  strips: number;
  used: boolean;
}

export interface StackView {
  id: string;
  count: number;
  /** The seat that looks through it, or is about to. */
  chosen_by: number | null;
  contents: string[] | null;
  memory: string[] | null;
}

export interface DschunkeView {
  round: number;
  rounds: number;
  phase: string;
  node: string;
  start_player: number;
  seats: SeatView[];
  junks: JunkView[];
  merchants: MarkerView[];
  trainees: MarkerView[];
  piles: { good: Good; empty: boolean; count: number | null }[];
  market: Record<Good, number | string> | null;
  sold: Good[];
  deck: string[];
  stacks: StackView[];
}

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
