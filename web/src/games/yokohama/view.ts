// Made by `python -m teahouse.server.protocol.typescript --write`: do not edit.

/** A goal tile and who has claimed it. */
export interface GoalView {
  claimed: number[];
  first: number;
  group: string;
  id: string;
  later: number;
}

/** A laboratory: cards from left to right and what their slots add. */
export interface LabView {
  cards: (TechView | null)[];
  location: string;
  surcharge: number[];
}

/** A location board with everything on it. */
export interface LocationView {
  assistants: number[];
  house: SpaceView | null;
  kind: string;
  levels: number[];
  location: string;
  neighbours: number[];
  position: number;
  presidents: number[];
  shops: SpaceView[];
  station: boolean;
  tile: string | null;
  token: string | null;
  token_reward: Record<string, number>;
}

/** An order card. */
export interface OrderView {
  id: string;
  nation: string;
  pay: Record<string, number>;
  reward: Record<string, number>;
}

/** A port: orders from left to right and the level that each slot needs. */
export interface PortView {
  cards: (OrderView | null)[];
  levels: number[];
  location: string;
}

/** What the question is about; None where it has no such thing. */
export interface QuestionView {
  given: string[];
  left: number | null;
  level: number | null;
  placed: number[];
  position: number | null;
  routes: string[][];
}

/** One player's area. What the viewer may not know is None. */
export interface SeatView {
  agents: Record<string, number>;
  agents_used: Record<string, number>;
  award: string | null;
  choice: number | null;
  color: string;
  committed: boolean;
  discarded: OrderView | null;
  filled: OrderView[];
  flags: Record<string, number>;
  goals: string[];
  hand: Record<string, number>;
  house_fee: number | null;
  offer: OrderView[] | null;
  orders: (OrderView | null)[];
  owned: Record<string, number>;
  points: number;
  president: number | null;
  seat: number;
  technology_cost: number;
  techs: TechView[];
  tokens: string[];
  warehouse: Record<string, number>;
}

/** A space for a building or an assistant. */
export interface SpaceView {
  need: number;
  neutral: boolean;
  owner: number | null;
  reward: Record<string, number>;
}

/** A technology card. */
export interface TechView {
  cost: number;
  id: string;
  nation: string;
}

/** The whole table as one viewer sees it. */
export interface YokohamaView {
  actors: number[];
  agent_supply: Record<string, number>;
  agent_used: boolean;
  awards: Record<string, string>;
  church: SpaceView[];
  customs: SpaceView[];
  ended_by: string | null;
  first_player: number;
  goals: GoalView[];
  lab_pile: number;
  labs: LabView[];
  last_round: number | null;
  locations: LocationView[];
  mill_used: boolean;
  node: string;
  on_turn: number;
  phase: string;
  port_pile: number;
  ports: PortView[];
  question: QuestionView;
  removed_orders: number;
  round: number;
  seats: SeatView[];
  university_used: boolean;
}
