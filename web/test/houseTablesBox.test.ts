/** What an owner found in the box: marks, corrections, progress, and what is next. */
import { describe, expect, test } from "vitest";
import {
  agree,
  type Box,
  correctionsOf,
  EMPTY_BOX,
  markOf,
  nextToCompare,
  printedValues,
  progressOf,
  same,
  stated,
} from "../src/houseTables/box.ts";
import { problemOf, readNumber } from "../src/houseTables/problems.ts";
import { roadEnds } from "../src/houseTables/roads.ts";
import type { PrintedComponentView, PrintedField } from "../src/protocol/messages.ts";
import { cards, components, everything } from "./support/smallBox.ts";

const [a, b, c] = cards as [PrintedComponentView, PrintedComponentView, PrintedComponentView];

function boxOf(values: Record<string, unknown>, ...printed: string[]): Box {
  return { values, printed: new Set(printed) };
}

function fieldOf(component: PrintedComponentView, id: string): PrintedField {
  const found = component.fields.find((field) => field.id === id);
  if (!found) throw new Error(`no field ${id}`);
  return found;
}

describe("plain values are compared", () => {
  test("whatever the order of their keys", () => {
    expect(same({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
  });
  test("by kind and length", () => {
    expect(same(1, true)).toBe(false);
    expect(same(1, "1")).toBe(false);
    expect(same([1], [1, 2])).toBe(false);
    expect(same({ a: 1 }, { b: 1 })).toBe(false);
    expect(same({}, [])).toBe(false);
  });
});

describe("a component", () => {
  test("is believed until somebody says something", () => {
    expect(markOf(a, EMPTY_BOX)).toBe("believed");
    expect(markOf(a, boxOf({}, "cards:a"))).toBe("printed");
    expect(markOf(a, boxOf({ "cards.a.points": 3 }))).toBe("corrected");
  });

  test("has corrections only where it differs", () => {
    const values = { "cards.a.points": 2, "cards.a.pay": { tea: 2 }, "cards.b.points": 9 };
    expect(correctionsOf(a, values)).toEqual({ "cards.a.pay": { tea: 2 } });
  });

  test("shows its corrected values", () => {
    expect(printedValues(a, { "cards.a.points": 7 })).toEqual({ pay: { tea: 1 }, points: 7 });
  });
});

describe("a statement", () => {
  test("replaces what was said of the component, and nothing else", () => {
    const before = boxOf({ "cards.a.points": 3, "cards.b.points": 5 }, "cards:c");
    const printed = stated(before, { component: a, isPrinted: true, corrections: {} });
    expect(printed.values).toEqual({ "cards.b.points": 5 });
    expect([...printed.printed]).toEqual(["cards:c", "cards:a"]);
    const corrections = { "cards.c.points": 1, "cards.c.pay": { tea: 3 } };
    const corrected = stated(before, { component: c, isPrinted: false, corrections });
    expect(corrected.values).toEqual({
      "cards.a.points": 3,
      "cards.b.points": 5,
      "cards.c.points": 1,
    });
    expect(corrected.printed.size).toBe(0);
  });

  test("two boxes agree on a component, whatever they say of others", () => {
    const one = boxOf({ "cards.a.points": 3 }, "cards:b");
    expect(agree(a, one, boxOf({ "cards.a.points": 3 }))).toBe(true);
    expect(agree(a, one, EMPTY_BOX)).toBe(false);
    expect(agree(b, one, EMPTY_BOX)).toBe(false);
  });
});

describe("progress", () => {
  test("counts components with a reconstructed value", () => {
    const box = boxOf({ "cards.a.points": 3 }, "cards:b", "board:board");
    expect(progressOf(components.kinds, box)).toEqual({ printed: 1, corrected: 1, total: 3 });
  });

  test("goes on behind the open component, then from the beginning", () => {
    const all = components.kinds.flatMap((kind) => kind.components);
    expect(nextToCompare(all, EMPTY_BOX, "cards:b")?.key).toBe("cards:c");
    expect(nextToCompare(all, boxOf({}, "cards:c"), "cards:b")?.key).toBe("cards:a");
    expect(nextToCompare(all, boxOf({}, "cards:a", "cards:c"), "cards:b")).toBeNull();
    expect(nextToCompare(all, EMPTY_BOX, null)?.key).toBe("cards:a");
  });
});

describe("what is typed", () => {
  test("is a number, or stays as it is", () => {
    expect(readNumber(" 12 ")).toBe(12);
    expect(readNumber("−3")).toBe(-3);
    for (const typed of ["", "x", "1.5", "1e3", "0x10", "9".repeat(20)]) {
      expect(readNumber(typed)).toBe(typed);
    }
  });

  test.each([
    ["points", "seven", "number"],
    ["points", "", "number"],
    ["points", 2_000_000, "large"],
    ["pay", { tea: "x" }, "number"],
    ["pay", { tea: 1, silk: "y" }, "number"],
  ])("%s %j is a problem", (id, value, key) => {
    expect(problemOf(fieldOf(a, id), value)?.key).toBe(key);
  });

  test.each([
    ["steps", [1, 2, "x", 8, 9], "number"],
    ["motto", " ", "empty"],
    ["spaces", [{ id: "n1", yen: "" }], "number"],
    ["spaces", [{ id: "", yen: 1 }], "empty"],
    ["rows", { two: [1, "a"], three: [3] }, "number"],
  ])("%s %j is a problem, too", (id, value, key) => {
    expect(problemOf(fieldOf(everything, id), value)?.key).toBe(key);
  });

  test("everything that we believe can be read", () => {
    for (const field of [...a.fields, ...everything.fields]) {
      expect(problemOf(field, field.value)).toBeNull();
    }
  });
});

test("roads lie between all spaces that are named anywhere", () => {
  expect(roadEnds([a, everything])).toEqual(["n1", "n2", "n3"]);
});
