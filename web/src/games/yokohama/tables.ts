// Made by `python -m teahouse.server.protocol.typescript --write`: do not edit.

/** A building tile: four shop spaces and one for a trading house. */
export interface BuildingTile {
  shops: [Reward, Reward, Reward, Reward];
  house: Reward;
}

/** A space of a management board: what it needs and gives. */
export interface DevotionSpace {
  need: number;
  reward: Reward;
}

/** What Chinatown takes and gives; ``gain`` is 1 where it is not named. */
export interface Exchange {
  pay: "copper" | "fish" | "import" | "silk" | "tea" | "yen";
  cost: number;
  get: "copper" | "fish" | "import" | "silk" | "tea" | "yen";
  gain?: number;
}

/** ``[fees]``: yen for a piece from the warehouse; ``house`` in the order of taking. */
export interface Fees {
  assistant: number;
  shop: number;
  house: number[];
}

/** The table ``[final]``: points of the final scoring. */
export interface FinalScoring {
  church: [number, number];
  customs: [number, number];
  technology: [number, number];
  flag_set: number[];
  agent: number;
  import: number;
  yen_per_point: number;
  goods_per_point: number;
  rival_technology_doubled: number;
}

/** A goal: how many of what, or what was built where; points of the first and of later ones. */
export interface Goal {
  have: "built" | "copper" | "fish" | "import" | "orders" | "silk" | "tea" | "technologies" | "tokens" | "yen";
  first: number;
  later: number;
  count?: number | null;
  production?: number | null;
  trade?: number | null;
}

/** The table ``[laboratory]``: what each slot of a laboratory adds to the cost. */
export interface Laboratory {
  surcharge: [number, number, number, number, number, number];
}

/** A location: its effect by level, and its boards by the number of players. */
export interface LocationRow {
  id: "bank" | "canal" | "chinatown" | "church" | "copper_mine" | "customs" | "fishing_port" | "lab_a" | "lab_b" | "port_a" | "port_b" | "recruitment" | "silk_factory" | "tea_plantation";
  kind: "canal" | "production" | "trade";
  effect: "band" | "exchanges" | "faith" | "goods" | "max_imports" | "none" | "picks" | "production" | "yen";
  levels: [number, number, number, number, number];
  used: [number, number, number];
  good?: "copper" | "fish" | "silk" | "tea" | null;
}

/** ``[church]``, ``[customs]``; neutral are the spaces (from 0) covered for two players. */
export interface ManagementBoard {
  neutral: number[];
  spaces: DevotionSpace[];
}

/** ``[layout.PLAYERS]``: boards in each row, size of map and board, centres of the boards. */
export interface MapLayout {
  rows: number[];
  size: [number, number];
  board: [number, number];
  centres: ([number, number])[];
}

/** ``[mini_expansions]``; a completed-goals token shows a flag or an independent agent. */
export interface MiniExpansions {
  independent_agents: string[];
  completed_in_play: number;
  completed: Record<string, "agent" | "de" | "fr" | "nl" | "uk" | "us">;
}

/** The table ``[by_players]``: what depends on the number of players. */
export interface NumbersByPlayers {
  removed_orders: [number, number, number];
  church_to_end: [number, number, number];
  customs_to_end: [number, number, number];
}

/** An order card. */
export interface Order {
  flag: "de" | "fr" | "nl" | "uk" | "us";
  pay: Pay;
  reward: Reward;
}

/** The goods of an order; what is not named is 0. */
export interface Pay {
  copper?: number;
  silk?: number;
  tea?: number;
  fish?: number;
}

/** The table ``[port]``: the level band of each slot of a port. */
export interface Port {
  bands: [number, number, number, number, number, number];
}

/** Points, things and icons; what is not named is 0. */
export interface Reward {
  vp?: number;
  copper?: number;
  silk?: number;
  tea?: number;
  fish?: number;
  import?: number;
  yen?: number;
  any_good?: number;
  warehouse?: number;
  move?: number;
}

/** The table ``[start]``: what each player begins with. */
export interface StartTable {
  hand: [number, number, number];
  warehouse: [number, number, number];
  goods: number;
  yen_first: number;
  yen_others: number;
  orders_drawn: number;
}

/** A technology; each flag is one card. ``gain`` is the number in the effect, if it has one. */
export interface Technology {
  cost: number;
  flags: ("de" | "fr" | "nl" | "uk" | "us")[];
  gain?: number | null;
}

/** The table ``[meta]``: what About holds, and the order of goods, nations and colours. */
export interface YokohamaAbout {
  version: number;
  players: number[];
  designer: string;
  publisher: string;
  year: number;
  goods: ["copper", "silk", "tea", "fish"];
  nations: ("de" | "fr" | "nl" | "uk" | "us")[];
  colors: ("blue" | "pink" | "violet" | "yellow")[];
}

/** ``[drawing]``: places on management boards and building tiles. */
export interface YokohamaDrawing {
  slot_x: number[];
  space_x: number[];
  shop_x: number[];
  house_x: number;
  y: number;
}

/** The table ``[numbers]``: limits, levels and prices of the rules. */
export interface YokohamaNumbers {
  order_limit: number;
  max_level: number;
  token_level: number;
  build_level: number;
  different: number;
  same: number;
  newspaper_different: number;
  president_toll: number;
  canal_toll: number;
  house_income: number;
  unit_yen: number;
  unit_import: number;
  free_technologies: number;
  port_points: number;
  flag_pair: number;
  extra_rounds: number;
  houses_to_end: number;
  shops_to_end: number;
  mill_silk: number;
  mill_yen: number;
  university_yen: number;
  stock_exchange_floor: number;
  gift_yen: number;
}

/** All tables of ``tables.toml``. */
export interface YokohamaTables {
  meta: YokohamaAbout;
  numbers: YokohamaNumbers;
  by_players: NumbersByPlayers;
  start: StartTable;
  fees: Fees;
  final: FinalScoring;
  agents: Record<string, number>;
  locations: LocationRow[];
  chinatown: Record<string, Exchange>;
  layout: Record<string, MapLayout>;
  port: Port;
  laboratory: Laboratory;
  church: ManagementBoard;
  customs: ManagementBoard;
  drawing: YokohamaDrawing;
  goals: Record<string, Goal>;
  technologies: Record<string, Technology>;
  orders: Record<string, Order>;
  tokens: Record<string, Reward>;
  mini_expansions: MiniExpansions;
  buildings: Record<string, BuildingTile>;
}
