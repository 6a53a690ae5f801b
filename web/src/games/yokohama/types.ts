/** What the engine shows of Yokohama (`YokohamaView`) and its data file, as far as the drawing needs them. */

export type Counts = Record<string, number>;
export type Point = readonly [number, number];

export const GOODS = ["copper", "silk", "tea", "fish"] as const;
export const KINDS = [...GOODS, "import", "yen"] as const;
export const PIECES = ["assistant", "shop", "house"] as const;
export const NATIONS = ["uk", "us", "fr", "de", "nl"] as const;

export interface OrderView {
  id: string;
  nation: string;
  pay: Counts;
  reward: Counts;
}

export interface TechView {
  id: string;
  nation: string;
  cost: number;
}

export interface SeatView {
  seat: number;
  points: number;
  owned: Counts;
  hand: Counts;
  warehouse: Counts;
  house_fee: number | null;
  president: number | null;
  orders: (OrderView | null)[];
  offer: OrderView[] | null;
  choice: number | null;
  filled: OrderView[];
  techs: TechView[];
  flags: Counts;
  agents: Counts;
  agents_used: Counts;
  tokens: string[];
  award: string | null;
  goals: string[];
}

export interface SpaceView {
  owner: number | null;
  neutral: boolean;
  need: number;
  reward: Counts;
}

export interface LocationView {
  position: number;
  location: string;
  kind: string;
  shops: SpaceView[];
  house: SpaceView | null;
  token: string | null;
  token_reward: Counts;
  station: boolean;
  presidents: number[];
  assistants: number[];
  levels: number[];
}

export interface LabView {
  location: string;
  cards: (TechView | null)[];
  surcharge: number[];
}

export interface PortView {
  location: string;
  cards: (OrderView | null)[];
  levels: number[];
}

export interface GoalView {
  id: string;
  group: string;
  first: number;
  later: number;
  claimed: number[];
}

export interface YokohamaView {
  round: number;
  last_round: number | null;
  phase: string;
  node: string;
  on_turn: number;
  question: { position: number | null; level: number | null; given: string[]; placed: number[] };
  seats: SeatView[];
  locations: LocationView[];
  church: SpaceView[];
  customs: SpaceView[];
  labs: LabView[];
  ports: PortView[];
  lab_pile: number;
  port_pile: number;
  goals: GoalView[];
  awards: Record<string, string>;
  agent_supply: Counts;
}

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
