import { describe, expect, test } from "vitest";
import { paintsOf } from "../src/board/pieces/paints.ts";

const player = (seat: number) => ({ seat, name: "", colour: seat, you: false });

describe("paints of a game's own colours", () => {
  test("a seat's first colour has the seat's paint, the second one that is left", () => {
    const colors = [
      { color: "red", seat: 0 },
      { color: "yellow", seat: 1 },
      { color: "blue", seat: 0 },
      { color: "black", seat: null },
    ];
    const paints = paintsOf({ colors }, [player(0), player(1)]);
    expect(Object.fromEntries(paints)).toEqual({ red: 0, yellow: 1, blue: 2, black: 4 });
  });

  test("colours that are no players' have no paint", () => {
    expect(paintsOf({ colors: ["red", "blue"] }, [player(0)]).size).toBe(0);
    expect(paintsOf({ owners: [{ color: "red", seat: 0 }] }, [player(0)]).size).toBe(0);
  });
});
