// Made by `python -m teahouse.server.protocol.typescript --write`: do not edit.

/** ``[board.NAME]``: spaces and what connects them. Posts and harbours: one board only. */
export interface BoardTable {
  spaces: ([string, number, number])[];
  roads: string[];
  alliances: (["chin" | "chu" | "han" | "lu" | "qi" | "shu" | "wei" | "yan" | "zhao", "chin" | "chu" | "han" | "lu" | "qi" | "shu" | "wei" | "yan" | "zhao", number, number])[];
  drawing: Record<string, ProvinceDrawing>;
  posts?: ([string, number, number, "chin" | "chu" | "han" | "lu" | "qi" | "shu" | "wei" | "yan" | "zhao", "chin" | "chu" | "han" | "lu" | "qi" | "shu" | "wei" | "yan" | "zhao"])[];
  harbours?: string[];
}

/** A colour of the cards. */
export interface CardColor {
  id: "green" | "orange" | "purple" | "red" | "yellow";
  cards: number;
  paint: string;
}

/** ``[meta]``. */
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
  chain: number;
  fortified: number;
  score_card: number;
  removed: Record<string, number>;
  board: Record<string, "border" | "side34" | "side45">;
}

/** The whole file. */
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
  board: Record<string, BoardTable>;
}

/** A colour of the pieces. */
export interface OwnerColor {
  color: "blue" | "green" | "purple" | "red" | "yellow";
  paint: string;
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

/** ``[track]``. */
export interface ScoreTrack {
  cells: ([number, number])[];
}

/** ``[special]``. */
export interface SpecialCards {
  cards: ("first" | "swap" | "two")[];
}
