/** What is in the box of the invented game: one kind of cards, and one component with every form. */
import type {
  ComponentsView,
  HouseTablesSummary,
  HouseTablesView,
  PrintedComponentView,
  PrintedField,
} from "../../src/protocol/messages.ts";
import { GAME } from "./smallGame.ts";

const plain = { note: "", line: 1, choices: [], thing: "" };

function field(part: Pick<PrintedField, "id" | "path" | "value" | "form"> & Partial<PrintedField>) {
  return { ...plain, tag: "A" as const, ...part };
}

function card(id: string, tea: number, points: number): PrintedComponentView {
  return {
    id,
    kind: "cards",
    key: `cards:${id}`,
    is_reconstructed: true,
    fields: [
      field({
        id: "pay",
        path: `cards.${id}.pay`,
        value: { tea },
        form: "counts",
        choices: ["silk", "tea"],
        thing: "lot",
      }),
      field({ id: "points", path: `cards.${id}.points`, value: points, form: "number" }),
    ],
  };
}

export const cards = [card("a", 1, 2), card("b", 2, 4), card("c", 3, 6)];

export const everything: PrintedComponentView = {
  id: "board",
  kind: "board",
  key: "board:board",
  is_reconstructed: false,
  fields: [
    field({ id: "steps", path: "board.steps", value: [1, 2, 4, 8, 9], form: "numbers", tag: "R" }),
    field({
      id: "first",
      path: "board.first",
      value: "silk",
      form: "word",
      choices: ["silk", "tea"],
      thing: "lot",
      tag: "R",
    }),
    field({
      id: "order",
      path: "board.order",
      value: ["silk", "tea"],
      form: "words",
      choices: ["silk", "tea"],
      thing: "lot",
      tag: "R",
    }),
    field({ id: "open", path: "board.open", value: true, form: "yes_no", tag: "R" }),
    field({ id: "motto", path: "board.motto", value: "Win", form: "text", tag: "R" }),
    field({ id: "roads", path: "board.roads", value: ["n1 n2", "n2 n3"], form: "roads", tag: "R" }),
    field({
      id: "spaces",
      path: "board.spaces",
      value: [
        { id: "n1", yen: 1 },
        { id: "n2", yen: 2 },
        { id: "n3", yen: 3 },
      ],
      form: "list",
      tag: "R",
    }),
    field({
      id: "rows",
      path: "board.rows",
      value: { two: [1, 2], three: [3] },
      form: "table",
      tag: "R",
    }),
  ],
};

export const components: ComponentsView = {
  game: GAME,
  rules: 1,
  kinds: [
    { id: "cards", thing: "", components: cards },
    { id: "board", thing: "", components: [everything] },
  ],
};

export function stored(part: Partial<HouseTablesView> = {}): HouseTablesView {
  const values = part.values ?? {};
  const printed = part.printed ?? [];
  return {
    id: "h1",
    game: GAME,
    rules: 1,
    by: "Mei",
    mine: true,
    revision: 1,
    changed: Date.UTC(2026, 10, 14),
    corrections: Object.keys(values).length,
    as_printed: printed.length,
    done: 0,
    total: 3,
    values,
    printed,
    ...part,
  };
}

export function summary(view: HouseTablesView): HouseTablesSummary {
  const { values: _, printed: __, ...rest } = view;
  return rest;
}
