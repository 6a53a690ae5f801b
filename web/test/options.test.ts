import { describe, expect, test } from "vitest";
import {
  allowedChanges,
  chooseOption,
  differencesFromDefaults,
  excludedBy,
  isAllowed,
} from "../src/lobby/options.ts";
import { game } from "./support/smallGame.ts";

const [, , board] = game.options;

describe("options of a new table", () => {
  test("a value may be for fewer players", () => {
    expect(board && isAllowed(board, "big", 2)).toBe(false);
    expect(board && isAllowed(board, "big", 3)).toBe(true);
  });

  test("a value is excluded by what stands, also by a default", () => {
    expect(excludedBy(game, {}, "debts", true)).toEqual(["edition", 2]);
    expect(excludedBy(game, { edition: 1 }, "debts", true)).toBeNull();
  });

  test("choosing puts back what it excludes, and keeps only what differs", () => {
    const old = chooseOption(game, { edition: 1 }, 3, "debts", true);
    expect(old).toEqual({ edition: 1, debts: true });
    expect(chooseOption(game, old, 3, "edition", 2)).toEqual({});
  });

  test("fewer seats drop what is not for them", () => {
    expect(allowedChanges(game, { board: "big" }, 2)).toEqual({});
    expect(allowedChanges(game, { board: "big" }, 3)).toEqual({ board: "big" });
  });

  test("the line of a table names what differs, but no colours", () => {
    expect(
      differencesFromDefaults(game, {
        edition: 1,
        debts: false,
        board: "auto",
        colors: "blue,red",
      }),
    ).toEqual([["edition", 1]]);
  });
});
