/** What changes on a component, in words, and what follows from it for all of its kind. */
import { describe, expect, test } from "vitest";
import { consequenceOf } from "../src/houseTables/consequences.ts";
import { differencesOf, formOf } from "../src/houseTables/differences.ts";
import type {
  PrintedComponentView,
  PrintedField,
  PrintedKindView,
} from "../src/protocol/messages.ts";
import { ComponentWords } from "../src/text/componentWords.ts";
import { Words } from "../src/text/words.ts";
import { cards, components, everything } from "./support/smallBox.ts";
import { GAME, smallTexts } from "./support/smallGame.ts";

const words = new ComponentWords(new Words(smallTexts(), GAME, [], []));
const [a] = cards as [PrintedComponentView];
const [kind] = components.kinds as [PrintedKindView];

function field(component: PrintedComponentView, id: string): PrintedField {
  const found = component.fields.find((one) => one.id === id);
  if (!found) throw new Error(`no field ${id}`);
  return found;
}

function told(component: PrintedComponentView, id: string, after: unknown): string[] {
  const one = field(component, id);
  return differencesOf(words, one, one.value, after).map(
    (difference) => `${difference.label}: ${difference.before} > ${difference.after}`,
  );
}

describe("a difference is told", () => {
  test.each([
    [a, "points", 2, []],
    [a, "points", 3, ["points: 2 > 3"]],
    [a, "pay", { tea: 2, silk: 1 }, ["to pay: chest of tea: 1 > 2", "to pay: bale of silk: 0 > 1"]],
    [a, "pay", {}, ["to pay: chest of tea: 1 > 0"]],
    [a, "points", "x", ["points: 2 > x"]],
    [everything, "steps", [1, 2, 5, 8, 9], ["steps, 3: 4 > 5"]],
    [everything, "first", "tea", ["first: bale of silk > chest of tea"]],
    [
      everything,
      "order",
      ["tea", "silk"],
      ["order: bale of silk, chest of tea > chest of tea, bale of silk"],
    ],
    [everything, "open", false, ["open: yes > no"]],
    [everything, "roads", ["n1 n2", "n1 n3"], ["roads: n2 – n3 > –", "roads: – > n1 – n3"]],
    [
      everything,
      "spaces",
      [
        { id: "n1", yen: 1 },
        { id: "n2", yen: 5 },
        { id: "n4", yen: 0 },
      ],
      ["spaces, n2, yen: 2 > 5", "spaces, n3: id n3, yen 3 > –", "spaces, n4: – > id n4, yen 0"],
    ],
    [everything, "rows", { two: [1, 3], three: [3] }, ["rows, two: 1, 2 > 1, 3"]],
  ])("%o %s %j", (component, id, after, lines) => {
    expect(told(component, id, after)).toEqual(lines);
  });

  test("without the field where it is clear", () => {
    const [one] = differencesOf(words, field(a, "pay"), { tea: 1 }, { tea: 2 }, () => false);
    expect(one?.label).toBe("chest of tea");
  });

  test("the form of a value that comes alone", () => {
    expect(formOf({ tea: 1 })).toBe("counts");
    expect(formOf(["n1 n2"])).toBe("roads");
    expect(formOf(["tea"])).toBe("table");
    expect(formOf([])).toBe("table");
    expect(formOf(7)).toBe("table");
  });
});

describe("one consequence", () => {
  test("of things that are counted: all together", () => {
    const all = { "cards.a.pay": { tea: 2 }, "cards.b.pay": { tea: 5 } };
    const change = { kind, component: a, field: field(a, "pay"), all };
    const [difference] = differencesOf(words, field(a, "pay"), { tea: 1 }, { tea: 2 });
    expect(difference && consequenceOf(change, difference)).toEqual({
      key: "in-all",
      params: { before: 9, after: 10, count: 3 },
    });
  });

  test("of a number: the mean", () => {
    const change = { kind, component: a, field: field(a, "points"), all: { "cards.a.points": 8 } };
    const [difference] = differencesOf(words, field(a, "points"), 2, 8);
    expect(difference && consequenceOf(change, difference)).toEqual({
      key: "mean",
      params: { before: 4, after: 6 },
    });
  });

  test("none where there is nothing to compare with, or no number", () => {
    const [, board] = components.kinds as [PrintedKindView, PrintedKindView];
    const all = { "board.motto": "Lose" };
    const change = { kind: board, component: everything, field: field(everything, "motto"), all };
    expect(consequenceOf(change, { label: "", before: "", after: "" })).toBeNull();
    const typed = { "cards.a.points": "x" };
    const other = { kind, component: a, field: field(a, "points"), all: typed };
    expect(consequenceOf(other, { label: "", before: "", after: "" })).toBeNull();
  });
});
