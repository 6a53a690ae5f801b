import { describe, expect, test } from "vitest";
import { gridLines, labelInterval } from "../src/table/ScoreHistory.tsx";

describe("the grid of the chart", () => {
  test.each([
    [0, 4, [0, 1, 2, 3, 4]],
    [0, 47, [0, 10, 20, 30, 40, 50]],
    [-3, 12, [-5, 0, 5, 10, 15]],
    [0, 230, [0, 50, 100, 150, 200, 250]],
    [0, 1, [0, 1]],
  ])("from %d to %d", (low, high, lines) => {
    expect(gridLines(low, high)).toEqual(lines);
  });
});

test("long games show every so many-th round", () => {
  expect([1, 12, 13, 70].map((count) => labelInterval(count, 12))).toEqual([1, 1, 2, 6]);
});
