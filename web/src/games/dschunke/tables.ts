// Made by `python -m teahouse.server.protocol.typescript --write`: do not edit.

/** The table ``[layout]``: where everything lies on the board. */
export interface BoardLayout {
  width: number;
  height: number;
  cell: number;
  market_hall: [number, number];
  bank: [number, number];
  harbour: Harbour;
  start_player: [number, number];
}

/** The point where something is drawn. */
export interface DrawingPoint {
  x: number;
  y: number;
}

/** The table ``[meta]``: what About holds; minutes from the shortest game to the longest. */
export interface DschunkeAbout {
  version: number;
  players: number[];
  designer: string;
  publisher: string;
  year: number;
  rounds: number;
  minutes: [number, number];
}

/** ``[numbers]``; the last two by the number of players. */
export interface DschunkeNumbers {
  cells: number;
  strips: number;
  supply_cards: number;
  goods_minimum: number;
  cash_minimum: number;
  loader_strips: number;
  exchange_swaps: number;
  junk_bonus: number;
  all_junks_bonus: number;
  last_round_cash: number;
  hand: number;
  dealt_of_each_good: Record<string, number>;
  start_strips: Record<string, number>;
}

/** All tables of ``tables.toml``. */
export interface DschunkeTables {
  meta: DschunkeAbout;
  numbers: DschunkeNumbers;
  goods: Good[];
  colors: StripColor[];
  junks: Junk[];
  merchants: MerchantFigure[];
  tracks: TraineeTrack[];
  market: Record<string, [1 | 2 | 3 | 4 | "S", 1 | 2 | 3 | 4 | "S", 1 | 2 | 3 | 4 | "S", 1 | 2 | 3 | 4 | "S"]>;
  special: SpecialFace[];
  stacks: Stack[];
  setup: Setup;
  layout: BoardLayout;
}

/** A good and its cards. */
export interface Good {
  id: "fish" | "rice" | "spice" | "vegetables";
  cards: number;
}

/** The circle on which the junks lie. */
export interface Harbour {
  x: number;
  y: number;
  radius: number;
}

/** A junk and its good; the one without a pile of its own has none. */
export interface Junk {
  id: "brown" | "grey" | "orange" | "purple" | "white";
  good: "" | "fish" | "rice" | "spice" | "vegetables";
  draw: JunkDrawing;
}

/** A junk: its centre and turn, the hold before the turn, merchant on the bow, goods pile. */
export interface JunkDrawing {
  x: number;
  y: number;
  turn: number;
  hold: [number, number];
  bow: [number, number];
  pile: [number, number];
}

/** A merchant, the action that it allows, and the junk on which it starts. */
export interface MerchantFigure {
  id: "banker" | "loader" | "supplier";
  action: "cash" | "goods" | "load";
  start: "brown" | "grey" | "orange" | "purple" | "white";
}

/** ``[setup]``; the fixed strips by the number of players, then by junk. */
export interface Setup {
  fixed: Record<string, Record<string, ("blue" | "green" | "red" | "yellow")[]>>;
  variable: VariableSetup;
}

/** A face of the special cards. */
export interface SpecialFace {
  face: "bonus12_brown_white" | "bonus12_grey_orange" | "bonus12_orange_purple" | "bonus12_purple_brown" | "bonus12_white_grey" | "bonus8_brown" | "bonus8_grey" | "bonus8_orange" | "bonus8_purple" | "bonus8_white" | "cash_brown" | "cash_grey" | "cash_orange" | "cash_purple" | "cash_white" | "exchange" | "goods_brown" | "goods_orange" | "goods_purple" | "goods_white" | "load_one" | "move_own" | "supply" | "tiebreak";
  kind: "always" | "bonus" | "extra";
  copies: number;
  effect?: "cash" | "goods" | "load" | "move" | null;
  junks?: ("brown" | "grey" | "orange" | "purple" | "white")[];
  yuan?: number | null;
}

/** A stack of special cards. */
export interface Stack {
  id: "circle" | "square" | "star" | "triangle";
  cards: number;
  draw: DrawingPoint;
}

/** A colour of the strips, and its letter in a position. */
export interface StripColor {
  id: "blue" | "green" | "red" | "yellow";
  letter: string;
}

/** The first space of a track, and the way to the next one. */
export interface TrackDrawing {
  x: number;
  y: number;
  dx: number;
}

/** A trainee's track; its lists go by the rounds. */
export interface TraineeTrack {
  id: "lower" | "upper";
  players: number[];
  actions: ("cash" | "goods" | "load")[];
  strips: number[];
  events: ("" | "S" | "Y")[];
  draw: TrackDrawing;
}

/** ``[setup.variable]``: the limits of laying in turn. */
export interface VariableSetup {
  most_strips: number;
  most_own_strips: number;
}
