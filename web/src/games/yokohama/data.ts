/** The data file of the game, as far as the drawing needs it, and names that it has. */

export type Counts = Record<string, number>;
export type Point = readonly [number, number];

export const GOODS = ["copper", "silk", "tea", "fish"] as const;
export const KINDS = [...GOODS, "import", "yen"] as const;
export const PIECES = ["assistant", "shop", "house"] as const;
export const NATIONS = ["uk", "us", "fr", "de", "nl"] as const;

export interface LocationData {
  id: string;
  effect: string;
  good?: string;
  levels: number[];
}

export interface Exchange {
  pay: string;
  cost: number;
  get: string;
  gain?: number;
}

export interface GoalData {
  have: string;
  count?: number;
  production?: number;
  trade?: number;
}

export interface YokohamaData {
  numbers: { max_level: number; houses_to_end: number; shops_to_end: number; canal_toll: number };
  by_players: { church_to_end: number[]; customs_to_end: number[] };
  fees: { shop: number };
  locations: LocationData[];
  chinatown: Record<string, Exchange>;
  layout: Record<string, { rows: number[]; size: Point; board: Point; centres: Point[] }>;
  port: { bands: number[] };
  goals: Record<string, GoalData>;
}
