// Made by `python -m teahouse.server.protocol.typescript --write`: do not edit.

/** Two allied provinces, with the place of the number. */
export interface Alliance {
  id: number;
  a: "chin" | "chu" | "han" | "lu" | "qi" | "shu" | "wei" | "yan" | "zhao";
  b: "chin" | "chu" | "han" | "lu" | "qi" | "shu" | "wei" | "yan" | "zhao";
  x: number;
  y: number;
}

/** ``[board.NAME]``: more roads; on one board posts and harbours; what replaces the map's. */
export interface BoardTable {
  roads?: string[];
  roads_of?: ("border" | "side34" | "side45")[];
  posts?: Post[];
  harbours?: string[];
  spaces?: Space[] | null;
  alliances?: Alliance[] | null;
  drawing?: Record<string, ProvinceDrawing> | null;
}

/** A colour of the cards. */
export interface CardColor {
  id: "green" | "orange" | "purple" | "red" | "yellow";
  cards: number;
  paint: string;
}

/** The table ``[meta]``: what About holds; minutes from the shortest game to the longest. */
export interface ChinaAbout {
  version: number;
  players: number[];
  designer: string;
  publisher: string;
  year: number;
  minutes: [number, number];
}

/** ``[numbers]``; ``removed`` and ``board`` by the number of players. */
export interface ChinaNumbers {
  palaces: number;
  emissaries: number;
  fortifications: number;
  hand: number;
  row: number;
  exhaustions: number;
  pieces: number;
  tiles_per_province: number;
  tile_points: number;
  posts: number;
  harbours: number;
  chain: number;
  fortified: number;
  score_card: number;
  removed: Record<string, number>;
  board: Record<string, "border" | "side34" | "side45">;
}

/** All tables of ``tables.toml``. */
export interface ChinaTables {
  meta: ChinaAbout;
  rules: Rulings;
  numbers: ChinaNumbers;
  colors: CardColor[];
  owners: OwnerColor[];
  tiles: Record<string, number>;
  special: SpecialCards;
  provinces: Record<string, "green" | "orange" | "purple" | "red" | "yellow">;
  track: ScoreTrack;
  map: MapTable;
  board: Record<string, BoardTable>;
}

/** ``[map]``: what all boards have. */
export interface MapTable {
  spaces: Space[];
  roads: string[];
  alliances: Alliance[];
  lake: ([number, number])[];
  drawing: Record<string, ProvinceDrawing>;
}

/** A colour of the pieces. */
export interface OwnerColor {
  color: "blue" | "green" | "purple" | "red" | "yellow";
  paint: string;
}

/** A border post: a space of two provinces. It may be a space of the map that was moved. */
export interface Post {
  id: string;
  provinces: ["chin" | "chu" | "han" | "lu" | "qi" | "shu" | "wei" | "yan" | "zhao", "chin" | "chu" | "han" | "lu" | "qi" | "shu" | "wei" | "yan" | "zhao"];
  x: number;
  y: number;
  instead_of?: string | null;
}

/** Where a province's dragon space and name stand, and its outline. */
export interface ProvinceDrawing {
  dragon: [number, number];
  label: [number, number];
  outline: ([number, number])[];
}

/** ``[rules]``: rulings that may be turned the other way. */
export interface Rulings {
  border_post_joker: boolean;
  emperor_may_skip: boolean;
  draws_after_second_exhaustion: boolean;
  bonus_tiles_public: boolean;
}

/** The table ``[track]``: the cells of the score track. */
export interface ScoreTrack {
  cells: ([number, number])[];
}

/** A palace space; its name begins with its province. */
export interface Space {
  id: string;
  x: number;
  y: number;
}

/** The table ``[special]``: the special cards of the Duel. */
export interface SpecialCards {
  cards: ("first" | "swap" | "two")[];
}
