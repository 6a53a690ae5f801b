/** What the engine tells about Yunnan: the view and the data file, as far as they are drawn. */

export type Point = [number, number];
export type Box = [number, number, number, number];

export interface ColorView {
  color: string;
  seat: number | null;
  coins: number;
  stock: number;
  supply: number;
  working: number;
  bid_sum: number;
  passes: number;
  influence: number;
  horse: string | null;
  general: Record<string, number>;
  kept: Record<string, number>;
  guard: string | null;
  gifts: number;
  income: number;
  passed: boolean;
  banked: boolean;
}

export interface PlaceView {
  id: string;
  trader_income: number;
  post_income: number;
  traders: Record<string, number>;
  posts: Record<string, number>;
  horses: string[];
  guards: string[];
  gifts: number;
  tea_house: string | null;
}

export interface RavineView {
  id: string;
  bridges: string[];
  blocked: boolean;
}

export interface SpaceView {
  value: number;
  small: boolean;
  color: string | null;
}

export interface BankView {
  id: string;
  color: string | null;
  closed: boolean;
  pays: number;
}

export interface DuliView {
  card: number | null;
  bids: string[];
  traders: number[];
  tea_house: boolean;
  pile: number[];
}

export interface YunnanView {
  edition: number;
  round: number;
  node: string;
  color: string | null;
  seats: { seat: number; vp: number; colors: string[] }[];
  colors: ColorView[];
  places: PlaceView[];
  ravines: RavineView[];
  buildings: { id: string; spaces: SpaceView[] }[];
  bank: BankView[];
  bid_sum: number;
  auction_order: string[];
  travel_order: string[];
  arrived: string | null;
  passes_left: number | null;
  fresh: Record<string, number> | null;
  debt_rate: number | null;
  duli: DuliView | null;
}

export interface PlaceDraw {
  station: Point;
  label: Point;
  seats: Point[];
  posts?: Point[];
  stable?: Point;
  tea_house?: Point;
  gift?: Point;
  outline: Point[];
}

export interface Edition {
  tea_house_vp: number[];
  horse_vp: number[];
  end_vp: number;
  two: { end_vp: number };
}

export interface YunnanData {
  edition: Record<string, Edition>;
  tracks: Record<"passes" | "influence", { values: number[]; vp: number[] }>;
  places: { id: string; draw: PlaceDraw }[];
  roads: { draw: { border: Point; path: Point[] } }[];
  ravines: { id: string; draw: { site: Point; path: Point[] } }[];
  spaces: { draw: { progress_x: number[]; temple_x: number[] } };
  buildings: { id: string; draw: { rect: Box; label: Point; y: number } }[];
  bank: { draw: { rect: Box; label: Point; spaces: Point[] } };
  draw: {
    market: { rect: Box; label: Point };
    passes: Point[];
    influence: Point[];
    auction_order: Point[];
    travel_order: Point[];
    inspector: Point;
    rounds: Point[];
    score: Point[];
    income: Point[];
  };
}
