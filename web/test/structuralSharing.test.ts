/** What an update leaves alone keeps its identity. */
import { describe, expect, test } from "vitest";
import { shareUnchanged } from "../src/table/structuralSharing.ts";

describe("a view after an update", () => {
  const before = {
    round: 3,
    seats: [{ yen: 4 }, { yen: 7 }],
    ports: { pile: [1, 2] },
    asked: null,
  };

  test("is the one of before if nothing has changed", () => {
    expect(shareUnchanged(before, structuredClone(before))).toBe(before);
  });

  test("shares what has not changed, and only that", () => {
    const now = structuredClone(before);
    (now.seats[1] as { yen: number }).yen = 8;
    const found = shareUnchanged(before, now);
    expect(found).toEqual(now);
    expect(found).not.toBe(before);
    expect(found.seats).not.toBe(before.seats);
    expect(found.seats[0]).toBe(before.seats[0]);
    expect(found.seats[1]).not.toBe(before.seats[1]);
    expect(found.ports).toBe(before.ports);
  });

  test("is the new one where lists grow, shrink or turn into something else", () => {
    expect(shareUnchanged([1, 2], [1, 2, 3])).toEqual([1, 2, 3]);
    expect(shareUnchanged([1, 2, 3], [1, 2])).toEqual([1, 2]);
    expect(shareUnchanged([], {})).toEqual({});
    expect(shareUnchanged({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
    expect(shareUnchanged(null, { a: 1 })).toEqual({ a: 1 });
    expect(shareUnchanged({ a: 1 }, null)).toBe(null);
  });
});
