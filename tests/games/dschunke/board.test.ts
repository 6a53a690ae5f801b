import { describe, expect, it, test } from "vitest";
import * as dschunke from "../../../web/src/games/dschunke/index.tsx";
import { placeName } from "../../../web/src/text/placeNames.ts";
import { Words } from "../../../web/src/text/words.ts";
import { testBoard } from "../../../web/test/support/boardSuite.ts";
import { drawAll } from "../../../web/test/support/drawings.tsx";
import { fixtureOf, textsOf } from "../../../web/test/support/fixtures.ts";
import { testLabels } from "../../../web/test/support/labels.ts";
import { Table } from "../../../web/test/support/recordedTable.tsx";

const fixture = fixtureOf("dschunke");
const texts = textsOf("en", "dschunke");

testLabels(new Table(dschunke, "dschunke"));

// Cards that are not on the table have no place; merchants are face down in the set-up.
testBoard("dschunke", dschunke, {
  alwaysDrawn: 20,
  mayBeAbsent: /^(face|special|hand|merchant):/,
  notOnPhones: /^space:/,
});

test("nobody's hand is shown to a spectator", () => {
  const hidden = fixture.positions.filter((one) => one.seat === null && !one.name.includes("over"));
  expect(hidden.length).toBeGreaterThan(10);
  for (const { scene, buttons } of drawAll(dschunke, fixture, hidden, texts, false)) {
    const cards = buttons.filter((place) => /^(hand|special|face):/.test(place));
    expect(cards, scene.name).toEqual([]);
  }
});

describe("Dschunke's holds", () => {
  it("are decided by the two highest levels, which are drawn", () => {
    for (const scene of fixture.positions) {
      const view = scene.view as unknown as {
        junks: { levels: (number | null)[][]; top: (number | null)[] }[];
      };
      for (const { levels, top } of view.junks) expect(fromAbove(levels)).toEqual(top);
    }
  });
});

function fromAbove(levels: (number | null)[][]): (number | null)[] {
  const cells: (number | null)[] = new Array(9).fill(null);
  const top = levels.length - 1;
  for (const level of [top - 1, top]) {
    for (const [slot, seat] of (levels[level] ?? []).entries()) {
      if (seat === null) continue;
      for (let k = 0; k < 3; k++) cells[level % 2 ? 3 * k + slot : 3 * slot + k] = seat;
    }
  }
  return cells;
}

test("places have names of their own", () => {
  const words = new Words(textsOf("en", "dschunke"), "dschunke", [], []);
  expect(placeName(words, "junk:purple")).toBe("purple junk");
});
