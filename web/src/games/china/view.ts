// Made by `python -m teahouse.server.protocol.typescript --write`: do not edit.

/** An alliance as it stands: its value and who leads in both provinces. */
export interface AllianceView {
  number: number;
  provinces: string[];
  value: number;
  winners: number[];
}

/** The whole table as one viewer sees it. */
export interface ChinaView {
  actors: number[];
  alliances: AllianceView[];
  board: string;
  discard: Record<string, number>;
  exhausted: number;
  first: number;
  home: string[];
  in_play: Record<string, number>;
  node: string;
  on_turn: number;
  owners: OwnerView[];
  phase: string;
  pile: number;
  played: Record<string, number>;
  provinces: ProvinceView[];
  round: number;
  row: Record<string, number>;
  spaces: SpaceView[];
  target: string | null;
  turn: number;
}

/** One player's area, or the Emperor's (seat None). What the viewer may not know is None. */
export interface OwnerView {
  color: string;
  emissaries: number;
  forts: number;
  hand: Record<string, number> | null;
  hand_size: number;
  influence: string[];
  kept: Record<string, number>;
  known: Record<string, number>;
  marker: number;
  palaces: number;
  score: number;
  score_cards: number;
  scores: number[];
  seat: number | null;
  special: string[];
  tile_count: number;
  tiles: Record<string, number> | null;
}

/** A province: pieces by owner, and how many emissaries it may hold. */
export interface ProvinceView {
  cap: number;
  closed: boolean;
  color: string;
  emissaries: number[];
  free: number;
  id: string;
  palaces: number[];
  scored: boolean;
  spaces: number;
}

/** A palace space; owners are numbered as in ``owners``. */
export interface SpaceView {
  fort: boolean;
  harbour: boolean;
  id: string;
  owner: number | null;
  provinces: string[];
  roads: string[];
  tile: boolean;
  tile_color: string | null;
}
