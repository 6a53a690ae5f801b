// Made by `python -m teahouse.server.protocol.typescript --write`: do not edit.

/** End the table without a result; players of a running game are asked. */
export interface Abandon {
  do: "abandon";
  id: string;
  answers?: number;
}

/** I have got everything before ``position``. The server waits for it after a while. */
export interface Ack {
  type: "ack";
  table: string;
  position: number;
  seat?: number | null;
}

/** An action of a game's catalog; its number is its index. */
export interface ActionView {
  notation: string;
  family: string;
  params: Record<string, string>;
  places: string[];
}

/** Ask the others to take back everything from one's decision ``of`` on. */
export interface AskUndo {
  do: "ask_undo";
  id: string;
  answers?: number;
  seat: number;
  of: number;
}

/** Why may my seat not do this now? */
export interface AskWhyNot {
  type: "why_not";
  ref: string;
  table: string;
  seat: number;
  action: number;
}

/** By how much an action changes one of the holdings (``Game.holdings``); never by 0. */
export interface Change {
  key: string;
  by: number;
}

/** A chat message as it is sent. */
export interface ChatMessageView {
  number: number;
  name: string;
  text: string;
  at: number;
  yours: boolean;
}

/** New chat messages. */
export interface ChatMessages {
  type: "chat";
  table: string;
  seat: number | null;
  lines: ChatMessageView[];
}

/** Corrections to be tried out; nothing is stored. */
export interface CheckCorrections {
  corrections: Record<string, unknown>;
}

/** The game can be played by these corrections: whole fields, and only what differs. */
export interface CheckedCorrections {
  corrections: Record<string, unknown>;
}

/** A legal action with what the board needs to offer it. */
export interface Choice {
  action: number;
  notation: string;
  places: string[];
}

/** Sit down with the secret of a seat's link. */
export interface Claim {
  do: "claim";
  id: string;
  answers?: number;
  seat: number;
  secret: string;
}

/** The owner frees a seat before the start. */
export interface ClearSeat {
  do: "clear_seat";
  id: string;
  answers?: number;
  seat: number;
}

/** The answer to the command of that id. */
export interface CommandAnswer {
  type: "answer";
  table: string;
  id: string;
  answer: Done | Refused;
}

/** All components of a game with what we believe is printed on them. */
export interface ComponentsView {
  game: string;
  rules: number;
  kinds: PrintedKindView[];
}

/** What is corrected at a table; no component where the value is printed on none. */
export interface CorrectionView {
  path: string;
  was: unknown;
  becomes: unknown;
  kind: string;
  component: string;
  component_thing: string;
  number: number;
  field: string;
  thing: string;
}

/** Take one of the legal actions. */
export interface Decide {
  do: "decide";
  id: string;
  answers?: number;
  seat: number;
  action: number;
}

/** A decision of a lesson and what happened, as the learner may know it. */
export interface DecisionView {
  seat: number;
  action: number | null;
  events: SeenEvent[];
}

/** Do not agree to a request, or withdraw one's own. */
export interface DeclineRequest {
  do: "refuse";
  id: string;
  answers?: number;
  request: number;
}

/** An account must prove itself once more; a guest has no password. */
export interface DeleteAccount {
  password?: string;
}

/** Carried out and durable, as this entry. Repeating the command gives the same answer. */
export interface Done {
  type: "done";
  number: number;
}

/** A guest needs only a name. */
export interface Enter {
  name: string;
}

/** Two choices that cannot stand together. */
export interface ExclusionView {
  first: [string, boolean | number | string];
  second: [string, boolean | number | string];
  why: string;
}

/** The owner puts a bot on an open seat. */
export interface FillSeat {
  do: "fill_seat";
  id: string;
  answers?: number;
  seat: number;
  strength: string;
}

/** A new table that goes on from an earlier position of an ended one. */
export interface ForkTable {
  id: string;
  position: number;
  seats: SeatWish[];
}

/** A game of the server. */
export interface GameView {
  name: string;
  rules: number;
  seats: number[];
  options: OptionView[];
  exclusions: ExclusionView[];
  categories: string[];
  bots: string[];
  has_lessons: boolean;
}

/** A command at a table; the answer comes as ``answer`` with the command's id. */
export interface GiveCommand {
  type: "command";
  table: string;
  command: Decide | Undo | AskUndo | Grant | DeclineRequest | Abandon | Start | SendChat | Join | Claim | ReclaimSeat | GiveToBot | Leave | FillSeat | ClearSeat;
}

/** Let a bot play on one's seat. */
export interface GiveToBot {
  do: "give_to_bot";
  id: string;
  answers?: number;
  seat: number;
  strength: string;
}

/** Agree to a request. */
export interface Grant {
  do: "grant";
  id: string;
  answers?: number;
  request: number;
}

/** What one person corrected of a game, or found as printed, in figures. */
export interface HouseTablesSummary {
  id: string;
  game: string;
  rules: number;
  by: string;
  mine: boolean;
  revision: number;
  changed: number;
  corrections: number;
  as_printed: number;
  done: number;
  total: number;
}

/** House tables as a whole. */
export interface HouseTablesView {
  id: string;
  game: string;
  rules: number;
  by: string;
  mine: boolean;
  revision: number;
  changed: number;
  corrections: number;
  as_printed: number;
  done: number;
  total: number;
  values: Record<string, unknown>;
  printed: string[];
}

/** Why a request was not carried out; nothing has changed. */
export interface HttpProblem {
  status: number;
  why: Why;
  text: string;
}

/** The text of a file of house tables, to replace mine. */
export interface ImportHouseTables {
  file: string;
}

/** Sit down on an open seat. */
export interface Join {
  do: "join";
  id: string;
  answers?: number;
  seat: number;
}

/** Free one's seat. */
export interface Leave {
  do: "leave";
  id: string;
  answers?: number;
  seat: number;
}

/** A step of a lesson: a position as the learner sees it, and what they shall do there. */
export interface LessonStepView {
  game: string;
  lesson: string;
  step: string;
  number: number;
  players: number;
  seat: number;
  options: Record<string, boolean | number | string>;
  view: Record<string, unknown>;
  asked: number[];
  legal: Choice[];
  told: DecisionView[];
  point: string[];
  expected: number | null;
  round: number;
  phase: string;
  triggers: TriggerView[];
}

/** A lesson of a game; its texts are named after it and its steps. */
export interface LessonView {
  id: string;
  minutes: number;
  examples: string[];
  steps: string[];
}

/** The secret that opens a seat, once. It belongs behind the ``#`` of an address. */
export interface Link {
  seat: number;
  secret: string;
}

/** One entry of the log as one viewer may know it. */
export interface LogEntryView {
  number: number;
  kind: string;
  at: number;
  author: string;
  seat: number | null;
  of: number | null;
  to: string;
  name: string;
  action: number | null;
  events: SeenEvent[];
}

/** Come with an account. */
export interface LogIn {
  login: string;
  password: string;
}

/** What the others call me, at seats that I take from now on. */
export interface NewName {
  name: string;
}

/** A new password; all other sessions end. */
export interface NewPassword {
  old: string;
  new: string;
}

/** A token for a program that plays in my name. */
export interface NewToken {
  label: string;
  days?: number | null;
}

/** Private notes at a table. */
export interface NoteText {
  text: string;
}

/** A new table. Repeating it with the same id gives the same table. */
export interface OpenTable {
  id: string;
  game: string;
  seats: SeatWish[];
  options?: Record<string, boolean | number | string>;
  watchable?: boolean;
  house_tables?: string;
}

/** The table that was opened. */
export interface Opened {
  table: string;
}

/** An option of a game. */
export interface OptionView {
  key: string;
  values: (boolean | number | string)[];
  default: boolean | number | string;
  players: number[];
  value_players: ValuePlayers[];
  per_seat: boolean;
}

/** Who I am to the server. */
export interface OwnAccount {
  role: string;
  name: string;
  login: string;
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
  ref: string;
}

/** Yes. */
export interface Pong {
  type: "pong";
  ref: string;
}

/** The seats whose people have the table open. */
export interface PresentSeats {
  type: "here";
  table: string;
  seat: number | null;
  here: number[];
}

/** What a legal action will cost and bring to its seat, as far as that is certain. */
export interface Preview {
  action: number;
  changes: Change[];
}

/** A card, a tile, a space, a row of a printed table. */
export interface PrintedComponentView {
  id: string;
  kind: string;
  key: string;
  is_reconstructed: boolean;
  fields: PrintedField[];
}

/** One thing that is printed on a component, and that can be corrected. */
export interface PrintedField {
  id: string;
  path: string;
  value: unknown;
  tag: "" | "A" | "P" | "R";
  note: string;
  line: number;
  form: "counts" | "list" | "number" | "numbers" | "roads" | "table" | "text" | "word" | "words" | "yes_no";
  choices: (number | string)[];
  thing: string;
}

/** Components that look alike, in the order of the box. */
export interface PrintedKindView {
  id: string;
  thing: string;
  components: PrintedComponentView[];
}

/** Sit down again where one has sat. */
export interface ReclaimSeat {
  do: "take_back";
  id: string;
  answers?: number;
  seat: number;
}

/** Not carried out, why, and what the client has missed since the position it answered. */
export interface Refused {
  type: "refused";
  why: Why;
  position: number;
  news: LogEntryView[];
}

/** Turn the guest into an account. */
export interface Register {
  login: string;
  password: string;
}

/** A request that waits for consent. ``needed`` are seats whose people have not agreed yet. */
export interface RequestView {
  number: number;
  seats: number[];
  of: number | null;
  needed: number[];
}

/** The points of all seats at the end of a round; round 0 is before the first decision. */
export interface RoundScores {
  round: number;
  position: number;
  points: number[];
}

/** All of my house tables of a game, in place of what is stored. */
export interface SaveHouseTables {
  corrections: Record<string, unknown>;
  as_printed: string[];
  revision: number;
}

/** A seat as everybody sees it. */
export interface SeatSummary {
  kind: string;
  name: string;
  strength: string;
  yours: boolean;
  may_return: boolean;
}

/** What a seat of a new table shall be: ``me``, ``bot`` (with its strength) or ``open``. */
export interface SeatWish {
  kind?: string;
  strength?: string;
}

/** An event as one viewer sees it: a parameter that it may not know is left out. */
export interface SeenEvent {
  key: string;
  moves: SeenMove[];
  params: Record<string, string | number>;
}

/** A piece on its way, as one viewer sees it. */
export interface SeenMove {
  count: number;
  piece: string;
  source: string;
  target: string;
}

/** Say something at the table: plain text in one line. */
export interface SendChat {
  do: "say";
  id: string;
  answers?: number;
  text: string;
}

/** The server. */
export interface ServerView {
  version: string;
  protocol: number;
  games: GameView[];
  bots: string[];
  languages: string[];
}

/** A session as its person sees it. */
export interface SessionView {
  id: string;
  kind: string;
  label: string;
  created: number;
  last_used: number;
  expires: number | null;
  yours: boolean;
}

/** A message could not be understood or carried out; nothing has changed. */
export interface SocketProblem {
  type: "problem";
  why: Why;
  ref: string | null;
  table: string | null;
}

/** Begin the game; every seat must be taken. */
export interface Start {
  do: "start";
  id: string;
  answers?: number;
}

/** No more updates of this table, and why. */
export interface TableGone {
  type: "gone";
  table: string;
  seat: number | null;
  why: Why;
}

/** A table as everybody sees it. The seed is there only after the end. */
export interface TableSummary {
  id: string;
  game: string;
  rules: number;
  options: Record<string, boolean | number | string>;
  lifecycle: string;
  position: number;
  created: number;
  watchable: boolean;
  yours: boolean;
  seats: SeatSummary[];
  asked: number[];
  seed_hash: string;
  seed: string | null;
  parent: string | null;
  parent_position: number | null;
  request: RequestView | null;
  correction_count?: number;
}

/** A position as one viewer sees it: all that a client needs to draw it. */
export interface TableView {
  table: TableSummary;
  seat: number | null;
  view: Record<string, unknown> | null;
  asked: number[];
  asked_since: number | null;
  legal: Choice[];
  undoable: number | null;
  last_decision: number | null;
  round: number;
  phase: string;
  triggers: TriggerView[];
  scores: number[][] | null;
  ranks: number[] | null;
}

/** The secret of a new token; it is shown only this once. */
export interface Token {
  secret: string;
}

/** How near one of the ways to end the game is. */
export interface TriggerView {
  key: string;
  value: number;
  limit: number;
}

/** Take back one's own decision ``of``, within the barrier. */
export interface Undo {
  do: "undo";
  id: string;
  answers?: number;
  seat: number;
  of: number;
}

/** No more of that. */
export interface Unwatch {
  type: "unwatch";
  table: string;
  seat?: number | null;
}

/** What is new at a table, and how it looks now. */
export interface Update {
  type: "update";
  table: string;
  seat: number | null;
  position: number;
  news: LogEntryView[];
  sight: TableView;
}

/** The player counts for which a value may be chosen. */
export interface ValuePlayers {
  value: boolean | number | string;
  players: number[];
}

/** Send me what happens at this table, as a seat of mine or a spectator sees it. */
export interface Watch {
  type: "watch";
  table: string;
  seat?: number | null;
  since?: number | null;
  chat?: number | null;
}

/** The first message. ``heartbeat``: seconds after which a silent connection is dead. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  version: string;
  known: boolean;
  name: string;
  heartbeat: number;
}

/** A reason: a key for the texts with parameters, and the rule behind it. */
export interface Why {
  key: string;
  rule: string;
  params: Record<string, string | number>;
}

/** The reason, or none if the action is legal. */
export interface WhyAnswer {
  why: Why | null;
}

/** The reason, or none if the action is legal. */
export interface WhyNot {
  type: "why_not";
  ref: string;
  why: Why | null;
}

export type Command = Decide | Undo | AskUndo | Grant | DeclineRequest | Abandon | Start | SendChat | Join | Claim | ReclaimSeat | GiveToBot | Leave | FillSeat | ClearSeat;

export type ToServer = Watch | Unwatch | Ack | GiveCommand | AskWhyNot | Ping;

export type ToClient = Welcome | Update | ChatMessages | PresentSeats | CommandAnswer | WhyNot | Pong | SocketProblem | TableGone;

export type Answer = Done | Refused;
