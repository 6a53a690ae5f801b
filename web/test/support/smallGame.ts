/**
 * An invented game for tests that need some game: sealed bids with hidden hands.
 *
 * It has no folder in the client, as a game from another distribution: its board is the plain one and
 * its texts come from the server. Two lots lie open; a bid lays a card of the hand on one of them.
 */
import type {
  ActionView,
  Choice,
  GameView,
  LessonStepView,
  LessonView,
  TableSummary,
  TableView,
} from "../../src/protocol/messages.ts";
import { Texts } from "../../src/text/texts.ts";
import { text } from "./fixtures.ts";

export const GAME = "bids";

const LOTS = ["silk", "tea"];
const CARDS = [1, 2, 3];

export const catalog: ActionView[] = [
  ...LOTS.flatMap((lot) =>
    CARDS.map((card) => ({
      notation: `bid ${card} ${lot}`,
      family: "bid",
      params: { card: String(card), lot },
      places: [`hand:${card}`, `lot:${lot}`],
    })),
  ),
  { notation: "pass", family: "pass", params: {}, places: [] },
  { notation: "draw", family: "draw", params: {}, places: ["deck"] },
  { notation: "swap", family: "swap", params: {}, places: ["exchange:open"] },
];

/** Bids of 1 and 3 on either lot, pass, swap: the deck cannot be drawn from. */
export const legal: Choice[] = [0, 2, 3, 5, 6, 8].map((action) => ({
  action,
  notation: catalog[action]?.notation ?? "",
  places: catalog[action]?.places ?? [],
}));

export const view = {
  node: "bid",
  round: 2,
  deck: 5,
  lots: [
    { id: "silk", points: 3, owner: null },
    { id: "tea", points: 2, owner: 1 },
  ],
  prices: { silk: 4, tea: 1 },
  seats: [
    { seat: 0, points: 4, hand: [1, 3, 3], hand_size: 3 },
    { seat: 1, points: 2, hand: null, hand_size: 3 },
  ],
};

export const data = { lots: LOTS.map((id) => ({ id })) };

const option = { value_players: [], per_seat: false };

export const game: GameView = {
  name: GAME,
  rules: 1,
  seats: [2, 3],
  options: [
    { ...option, key: "edition", values: [1, 2], default: 2, players: [2, 3] },
    { ...option, key: "debts", values: [false, true], default: false, players: [2, 3] },
    {
      ...option,
      key: "board",
      values: ["auto", "big"],
      default: "auto",
      players: [2, 3],
      value_players: [{ value: "big", players: [3] }],
    },
    {
      ...option,
      key: "colors",
      values: ["red", "blue"],
      default: "red",
      players: [2, 3],
      per_seat: true,
    },
  ],
  exclusions: [{ first: ["edition", 2], second: ["debts", true], why: "" }],
  categories: ["lots", "cards"],
  bots: ["random"],
  has_lessons: false,
};

const SOURCE = `
bids-name = Bids
bids-about = Bid unseen, win what the others leave.
bids-minutes = 15
bids-option-edition = Edition
bids-option-debts = Debts
bids-option-board = Board
bids-do-bid = Bid { $card } for the { $lot }
bids-do-pass = Pass
bids-do-draw = Draw a card
bids-do-swap = Swap a card
bids-lot-silk = bale of silk
bids-lot-tea = chest of tea
bids-place-exchange = Open exchange
bids-place-lot = Lot
bids-ask-bid = Lay a card on a lot.
bids-why-deck-closed = The deck is closed until the last round.
bids-holding-coins = { $count } coins
bids-holding-cards = { $count } cards
bids-category-lots = Lots
bids-category-cards = Cards
bids-table-lots = Lots for sale
bids-lesson-start = The first bid
bids-lesson-start-look = Two lots lie open.
    .title = Two lots
bids-lesson-start-bid = Lay your best card on the silk.
    .title = A bid
    .do = Bid 3 for the silk, please
bids-lesson-start-done = The silk is yours.
    .title = Won
bids-lesson-more = A cheap lot
bids-lesson-more-bid = Lay a small card on the tea.
    .title = The tea
bids-printed-cards = Cards
bids-printed-cards-one = Card { $name }
bids-printed-cards-where = At the top.
bids-printed-cards-depends = What bids are worth.
bids-field-pay = to pay
bids-field-points = points
`;

export function smallTexts(): Texts {
  const files = ["house", "web"].map((name) => text(`src/teahouse/locales/en/${name}.ftl`));
  return new Texts("en", [...files, SOURCE]);
}

const seat = (name: string, yours: boolean) => ({
  kind: yours ? "person" : "bot",
  name,
  strength: yours ? "" : "random",
  yours,
  may_return: false,
});

const table: TableSummary = {
  id: "t1",
  game: GAME,
  rules: 1,
  options: { edition: 2, debts: false, board: "auto" },
  lifecycle: "running",
  position: 5,
  created: 0,
  watchable: true,
  yours: true,
  seats: [seat("Mei", true), seat("", false)],
  seed_hash: "abc",
  seed: null,
  parent: null,
  parent_position: null,
  request: null,
  asked: [0],
};

/** What seat 0 is shown of the table, or something like it. */
export function viewOfTable(part: Partial<TableView> = {}): TableView {
  return {
    table,
    seat: 0,
    view,
    asked: [0],
    asked_since: 5,
    legal,
    undoable: null,
    last_decision: null,
    round: 2,
    phase: "bidding",
    triggers: [{ key: "rounds", value: 2, limit: 10 }],
    scores: null,
    ranks: null,
    ...part,
  };
}

export const lessons: LessonView[] = [
  { id: "start", minutes: 2, examples: [], steps: ["look", "bid", "done"] },
  { id: "more", minutes: 1, examples: [], steps: ["bid"] },
];

function step(lesson: string, number: number, expected: number | null): LessonStepView {
  return {
    game: GAME,
    lesson,
    step: lessons.find((one) => one.id === lesson)?.steps[number] ?? "",
    number,
    players: 2,
    seat: 0,
    options: {},
    view,
    asked: [0],
    legal,
    told: [],
    point: ["lot:silk"],
    expected,
    round: 2,
    phase: "bidding",
    triggers: [],
  };
}

export const steps: Record<string, LessonStepView[]> = {
  start: [step("start", 0, null), step("start", 1, 2), step("start", 2, null)],
  more: [step("more", 0, 3)],
};

/** What the server answers to a request about the game, by its path. */
export function answerOf(path: string): unknown {
  const base = `/api/games/${GAME}/`;
  const [, lesson = "", number = ""] = /lessons\/(\w+)\/steps\/(\d+)$/.exec(path) ?? [];
  if (path === `${base}catalog`) return catalog;
  if (path === `${base}data`) return data;
  if (path === `${base}lessons`) return lessons;
  if (path === `${base}texts/en`) return SOURCE;
  if (path.includes("/why/")) return { why: { key: "deck-closed", rule: "4", params: {} } };
  return steps[lesson]?.[Number(number)];
}

/** The same as a response, JSON or text as the server sends it. */
export function responseOf(body: unknown): Response {
  if (typeof body === "string") return new Response(body);
  const headers = { "content-type": "application/json" };
  return new Response(JSON.stringify(body), { headers });
}
