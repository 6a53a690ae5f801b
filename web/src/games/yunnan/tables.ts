// Made by `python -m teahouse.server.protocol.typescript --write`: do not edit.

/** The game and the version of its tables: a change that alters stored games is a new one. */
export interface About {
  version: number;
  players: number[];
  designer: string;
  publisher: string;
  year: number;
}

/** ``[bank]``; a section is a sum of bids and the payments in its columns. */
export interface Bank {
  spaces: ["left" | "right", "left" | "right"];
  duli_spaces: number;
  sections: ([number, number, number, number])[];
  draw: BankDrawing;
}

/** Where the bank and its spaces stand. */
export interface BankDrawing {
  rect: [number, number, number, number];
  label: [number, number];
  spaces: [[number, number], [number, number]];
}

/** A building of Pu'er. */
export interface Building {
  id: "customs" | "guild" | "horse" | "school" | "temple" | "yard";
  draw: BuildingDrawing;
}

/** Where a building stands; the ravine blocker starts at the temple. */
export interface BuildingDrawing {
  rect: [number, number, number, number];
  label: [number, number];
  y: number;
  blocker?: [number, number] | null;
}

/** ``[spaces]``: five spaces a progress building, the first ones small; five at most here. */
export interface BuildingSpaces {
  progress: [number, number, number, number, number];
  small: number;
  temple: number[];
  draw: SpacesDrawing;
}

/** ``[duli]``; sets of her cards are bits. */
export interface Duli {
  posts: ("kang" | "puer" | "qinghai" | "sichuan" | "tibet" | "yunnan")[];
  cards: DuliCard[];
}

/** A card of Duli: letters of the buildings she wants in turn, traders from Yunnan on. */
export interface DuliCard {
  bids: string;
  traders: [number, number, number, number, number];
  tea_house: boolean;
}

/** ``[edition.YEAR]``: the rows of the difference table. */
export interface Edition {
  stock_first: boolean;
  temple: boolean;
  bank_passes: boolean;
  bank_choice: boolean;
  bank_column: [1 | 2 | 3, 1 | 2 | 3];
  build_at_once: ("bridge" | "tea_house" | "trading_post")[];
  posts_in_province: number;
  back_to_puer: boolean;
  market_income_each: boolean;
  cut_off_post_pays: boolean;
  tea_house_vp: [number, number, number, number, number];
  horse_vp: [number, number, number, number, number];
  lowest_vp: number;
  end_vp: number;
  end_gifts: number;
  two: TwoPersons;
}

/** Duli's bid before the first round. */
export interface FirstBid {
  building: "customs" | "guild" | "horse" | "school" | "temple" | "yard";
  value: number;
}

/** A place of the map: what a trader and a post earn there, and its gifts. */
export interface MapPlace {
  id: "kang" | "puer" | "qinghai" | "sichuan" | "tibet" | "yunnan";
  trader: number;
  post: number;
  gifts: number;
  draw: PlaceDrawing;
}

/** A road of the Tea-Horse Road. */
export interface MapRoad {
  ends: ["kang" | "puer" | "qinghai" | "sichuan" | "tibet" | "yunnan", "kang" | "puer" | "qinghai" | "sichuan" | "tibet" | "yunnan"];
  draw: RoadDrawing;
}

/** Where the market stands. */
export interface MarketDrawing {
  rect: [number, number, number, number];
  label: [number, number];
}

/** Where the pieces of a place stand; Pu'er has only its station and its seats. */
export interface PlaceDrawing {
  station: [number, number];
  label: [number, number];
  seats: [[number, number], [number, number], [number, number], [number, number], [number, number]];
  outline: ([number, number])[];
  posts?: [[number, number], [number, number], [number, number], [number, number], [number, number]] | null;
  stable?: [number, number] | null;
  tea_house?: [number, number] | null;
  gift?: [number, number] | null;
}

/** The table ``[tracks]``: border passes and influence. */
export interface ProgressTracks {
  passes: Track;
  influence: Track;
}

/** A ravine between two places. */
export interface Ravine {
  id: "kang_qinghai" | "sichuan_qinghai" | "yunnan_kang" | "yunnan_tibet";
  ends: ["kang" | "puer" | "qinghai" | "sichuan" | "tibet" | "yunnan", "kang" | "puer" | "qinghai" | "sichuan" | "tibet" | "yunnan"];
  draw: RavineDrawing;
}

/** A ravine's way and the place of its bridge. */
export interface RavineDrawing {
  site: [number, number];
  path: ([number, number])[];
}

/** A road and the place of its border. */
export interface RoadDrawing {
  border: [number, number];
  path: ([number, number])[];
}

/** Where the spaces of a building stand. */
export interface SpacesDrawing {
  progress_x: number[];
  temple_x: number[];
}

/** The steps of a track, and what each is worth at the end. */
export interface Track {
  values: number[];
  vp: number[];
}

/** What is different for two persons. */
export interface TwoPersons {
  colors: 1 | 2;
  end_vp: number;
  end_gifts: number;
}

/** A colour of the pieces and how it looks in each edition. */
export interface WoodColor {
  id: "black" | "blue" | "red" | "white" | "yellow";
  dye: Record<string, string>;
}

/** ``[draw]``: what belongs to no place; score and income from 0 to 99. */
export interface YunnanDrawing {
  market: MarketDrawing;
  passes: [[number, number], [number, number], [number, number], [number, number], [number, number]];
  influence: [[number, number], [number, number], [number, number], [number, number], [number, number]];
  auction_order: [[number, number], [number, number], [number, number], [number, number], [number, number]];
  passed: [number, number];
  travel_order: [[number, number], [number, number], [number, number], [number, number], [number, number]];
  inspector: [number, number];
  rounds: ([number, number])[];
  score: ([number, number])[];
  income: ([number, number])[];
}

/** ``[numbers]``; ``coins`` by auction position. */
export interface YunnanNumbers {
  coins: number[];
  traders: number;
  stock: number;
  structures: number;
  transport: number;
  coins_per_vp: number;
  gift_vp: number;
  immune: number;
  debt_base: number;
  most_income: number;
  first_bid: FirstBid;
}

/** All tables of ``tables.toml``. */
export interface YunnanTables {
  meta: About;
  numbers: YunnanNumbers;
  tracks: ProgressTracks;
  edition: Record<string, Edition>;
  colors: WoodColor[];
  places: MapPlace[];
  roads: MapRoad[];
  ravines: Ravine[];
  spaces: BuildingSpaces;
  buildings: Building[];
  bank: Bank;
  draw: YunnanDrawing;
  duli: Duli;
}
