// Made by `python -m teahouse.server.protocol.typescript --write`: do not edit.

/** A bank space and what it would pay now. */
export interface BankView {
  closed: boolean;
  color: string | null;
  id: string;
  pays: number;
}

/** A building with bids. */
export interface BuildingView {
  id: string;
  spaces: SpaceView[];
}

/** One colour's pieces and levels. Duli's has no seat. */
export interface ColorView {
  banked: boolean;
  bid_sum: number;
  bridges: string[];
  coins: number;
  color: string;
  dye: string;
  general: Record<string, number>;
  gifts: number;
  guard: string | null;
  horse: string | null;
  income: number;
  influence: number;
  kept: Record<string, number>;
  passed: boolean;
  passes: number;
  seat: number | null;
  stock: number;
  supply: number;
  tea_houses: string[];
  working: number;
}

/** The card turned last this round, and the cards that may come, in no order. */
export interface DuliView {
  bids: string[];
  card: number | null;
  pile: number[];
  tea_house: boolean;
  traders: number[];
}

/** Pu'er's market (the first) or a province; traders and posts by colour. */
export interface PlaceView {
  cut_off?: string[];
  gifts: number;
  guards: string[];
  horses: string[];
  id: string;
  post_income: number;
  posts: Record<string, number>;
  tea_house: string | null;
  trader_income: number;
  traders: Record<string, number>;
  value: number;
}

/** A side track with the colours that have a bridge. */
export interface RavineView {
  blocked: boolean;
  bridges: string[];
  ends: string[];
  id: string;
}

/** A person: what its colours share. */
export interface SeatView {
  colors: string[];
  seat: number;
  vp: number;
}

/** A bid space. */
export interface SpaceView {
  color: string | null;
  small: boolean;
  value: number;
}

/** The whole table, the same for everybody. */
export interface YunnanView {
  actors: number[];
  arrived: string | null;
  auction_order: string[];
  bank: BankView[];
  bid_sum: number;
  buildings: BuildingView[];
  color: string | null;
  colors: ColorView[];
  debt_rate: number | null;
  duli: DuliView | null;
  edition: number;
  fresh: Record<string, number> | null;
  gifts_left: number;
  node: string;
  passes_left: number | null;
  pending: string | null;
  phase: string;
  places: PlaceView[];
  ravines: RavineView[];
  round: number;
  round_cap: number;
  seats: SeatView[];
  taken: string | null;
  travel_order: string[];
}
