import { describe, expect, test } from "vitest";
import {
  allowedChanges,
  chooseOption,
  differencesFromDefaults,
  excludedBy,
  isAllowed,
} from "../src/lobby/options.ts";
import type { GameSeen } from "../src/protocol/messages.ts";

const game: GameSeen = {
  name: "yunnan",
  rules: 1,
  seats: [2, 3],
  options: [
    {
      key: "edition",
      values: [2013, 2023],
      default: 2023,
      players: [2, 3],
      value_players: [],
      per_seat: false,
    },
    {
      key: "debts",
      values: [false, true],
      default: false,
      players: [2, 3],
      value_players: [],
      per_seat: false,
    },
    {
      key: "board",
      values: ["auto", "big"],
      default: "auto",
      players: [2, 3],
      value_players: [{ value: "big", players: [3] }],
      per_seat: false,
    },
    {
      key: "colors",
      values: ["red", "blue"],
      default: "red",
      players: [2, 3],
      value_players: [],
      per_seat: true,
    },
  ],
  exclusions: [{ first: ["edition", 2023], second: ["debts", true], why: "" }],
  categories: [],
};
const [, , board] = game.options;

describe("options of a new table", () => {
  test("a value may be for fewer players", () => {
    expect(board && isAllowed(board, "big", 2)).toBe(false);
    expect(board && isAllowed(board, "big", 3)).toBe(true);
  });

  test("a value is excluded by what stands, also by a default", () => {
    expect(excludedBy(game, {}, "debts", true)).toEqual(["edition", 2023]);
    expect(excludedBy(game, { edition: 2013 }, "debts", true)).toBeNull();
  });

  test("choosing puts back what it excludes, and keeps only what differs", () => {
    const old = chooseOption(game, { edition: 2013 }, 3, "debts", true);
    expect(old).toEqual({ edition: 2013, debts: true });
    expect(chooseOption(game, old, 3, "edition", 2023)).toEqual({});
  });

  test("fewer seats drop what is not for them", () => {
    expect(allowedChanges(game, { board: "big" }, 2)).toEqual({});
    expect(allowedChanges(game, { board: "big" }, 3)).toEqual({ board: "big" });
  });

  test("the line of a table names what differs, but no colours", () => {
    expect(
      differencesFromDefaults(game, {
        edition: 2013,
        debts: false,
        board: "auto",
        colors: "blue,red",
      }),
    ).toEqual([["edition", 2013]]);
  });
});
