/** What the engine shows of China (`ChinaView`) and its data file, as far as the drawing needs them. */

export type Point = readonly [number, number];
export type Counts = Record<string, number>;
export const COLORS = ["red", "green", "orange", "yellow", "purple"] as const;
export type Color = (typeof COLORS)[number];

export interface OwnerView {
  seat: number | null;
  palaces: number;
  emissaries: number;
  forts: number;
  hand: Counts | null;
  hand_size: number;
  known: Counts;
  kept: Counts;
  influence: string[];
  special: string[];
  tiles: Counts | null;
  tile_count: number;
  score: number;
  score_cards: number;
  marker: number;
}

export interface SpaceView {
  id: string;
  provinces: string[];
  owner: number | null;
  fort: boolean;
  tile: boolean;
  tile_color: string | null;
  harbour: boolean;
}

export interface ProvinceView {
  id: string;
  color: Color;
  emissaries: number[];
  cap: number;
  scored: boolean;
}

export interface AllianceView {
  number: number;
  provinces: string[];
  value: number;
  winners: number[];
}

export interface ChinaView {
  node: string;
  board: string;
  on_turn: number;
  target: string | null;
  played: Counts;
  owners: OwnerView[];
  spaces: SpaceView[];
  provinces: ProvinceView[];
  alliances: AllianceView[];
  row: Counts;
  discard: Counts;
  pile: number;
  exhausted: number;
}

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
