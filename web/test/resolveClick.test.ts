import { describe, expect, test } from "vitest";
import { remainingChoices, resolveClick, selectablePlaces } from "../src/table/resolveClick.ts";
import { fixtureOf } from "./support/fixtures.ts";
import { GAMES } from "./support/games.ts";

const legal = [
  { action: 0, notation: "bid rice 1", places: ["market:rice"] },
  { action: 1, notation: "bid rice 2", places: ["market:rice"] },
  { action: 2, notation: "move a b", places: ["junk:a", "junk:b"] },
  { action: 3, notation: "move a c", places: ["junk:a", "junk:c"] },
  { action: 4, notation: "pass", places: [] },
];

describe("narrowing", () => {
  test("all places of legal actions are open at first", () => {
    expect([...selectablePlaces(legal, [])].sort()).toEqual([
      "junk:a",
      "junk:b",
      "junk:c",
      "market:rice",
    ]);
  });

  test("a place with several actions leaves them as buttons", () => {
    const after = resolveClick(legal, [], "market:rice");
    expect(after).toEqual({ kind: "step", path: ["market:rice"] });
    expect(remainingChoices(legal, ["market:rice"]).map((c) => c.action)).toEqual([0, 1]);
    expect(selectablePlaces(legal, ["market:rice"]).size).toBe(0);
  });

  test("the last place settles it, in either order", () => {
    const first = resolveClick(legal, [], "junk:a");
    expect(first).toEqual({ kind: "step", path: ["junk:a"] });
    expect(resolveClick(legal, ["junk:a"], "junk:c")).toMatchObject({ kind: "settled", action: 3 });
    expect(resolveClick(legal, [], "junk:c")).toMatchObject({ kind: "settled", action: 3 });
  });

  test("a chosen place is given back by a second click", () => {
    expect(resolveClick(legal, ["junk:a"], "junk:a")).toEqual({ kind: "step", path: [] });
  });

  test("a place that does not go with the path starts anew", () => {
    expect(resolveClick(legal, ["junk:a"], "market:rice")).toEqual({
      kind: "step",
      path: ["market:rice"],
    });
  });

  test("a place of no legal action is dark", () => {
    expect(resolveClick(legal, ["junk:a"], "bank")).toEqual({ kind: "dark", place: "bank" });
  });

  test("every legal action of the recorded games can be reached by its places", () => {
    for (const game of GAMES) {
      for (const scene of fixtureOf(game).positions) {
        for (const choice of scene.legal) {
          const left = remainingChoices(scene.legal, choice.places);
          expect(left.map((one) => one.action)).toContain(choice.action);
        }
      }
    }
  });
});
