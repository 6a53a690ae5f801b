// Made by `python -m teahouse.server.protocol.typescript --write`: do not edit.

/** The whole table as one viewer sees it. */
export interface DschunkeView {
  actors: number[];
  deck: string[];
  due: number;
  extra_done: boolean;
  junks: JunkView[];
  load_junk: string | null;
  main_done: boolean;
  market: Record<string, number | string> | null;
  market_card: string | null;
  merchants: MarkerView[];
  node: string;
  phase: string;
  piles: PileView[];
  played: string[];
  round: number;
  rounds: number;
  seats: SeatView[];
  sold: string[];
  stacks: StackView[];
  start_player: number;
  trainees: MarkerView[];
}

/** A junk: its hold from the bottom, what shows from above, who stands on its bow. */
export interface JunkView {
  face_down: boolean;
  good: string | null;
  id: string;
  levels: ((number | null)[])[];
  merchant: string | null;
  top: (number | null)[];
  visible: number[];
}

/** A merchant or trainee with the action it offers this round. */
export interface MarkerView {
  action: string | null;
  id: string;
  junk: string | null;
  strips: number;
  used: boolean;
}

/** A goods pile; the number is None while counting is forbidden. */
export interface PileView {
  count: number | null;
  empty: boolean;
  good: string;
}

/** One player's area. What the viewer may not know is None. */
export interface SeatView {
  color: string;
  commitment: string | null;
  committed: boolean;
  hand: Record<string, number> | null;
  hand_size: number;
  money: number | null;
  money_shown: number | null;
  open: string[];
  seat: number;
  special: string[] | null;
  special_size: number;
  strips: number;
  supply_cards: number;
}

/** A special stack; contents for the seat that has it open, memory of what it saw before. */
export interface StackView {
  chosen_by: number | null;
  contents: string[] | null;
  count: number;
  id: string;
  memory: string[] | null;
}
