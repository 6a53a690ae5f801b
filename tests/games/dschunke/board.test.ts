import { beforeAll, describe, expect, it, test } from "vitest";
import * as dschunke from "../../../web/src/games/dschunke/index.tsx";
import { placeName } from "../../../web/src/text/placeNames.ts";
import { Words } from "../../../web/src/text/words.ts";
import {
  type Drawn,
  doubled,
  drawAll,
  lostEnds,
  missing,
  tableClasses,
} from "../../../web/test/support/drawings.tsx";
import { fixtureOf, textsOf } from "../../../web/test/support/fixtures.ts";
import { testLabels } from "../../../web/test/support/labels.ts";
import { Table } from "../../../web/test/support/recordedTable.tsx";

const fixture = fixtureOf("dschunke");
const texts = textsOf("en", "dschunke");

testLabels(new Table(dschunke, "dschunke"));

describe.each([false, true])("Dschunke, phone %s", (isPhone) => {
  let drawn: Drawn[] = [];
  beforeAll(() => {
    // Drawing is slow in a simulated page: the phone's board is looked at in every third position.
    const scenes = fixture.positions.filter((_, n) => !isPhone || n % 3 === 0);
    drawn = drawAll(dschunke, fixture, scenes, texts, isPhone);
  }, 300_000);

  it("draws every place of every legal action", () => {
    expect(drawn.length).toBeGreaterThan(100);
    for (const one of drawn) expect(missing(one), one.scene.name).toEqual([]);
  });

  it("always draws the whole board, so that dark places can be asked about", () => {
    // Cards that are not on the table have no place; merchants are face down in the set-up.
    const always = new Set(
      fixture.catalog
        .flatMap((entry) => entry.places)
        .filter((place) => !/^(face|special|hand|merchant):/.test(place)),
    );
    expect(always.size).toBe(20);
    for (const { scene, buttons } of drawn) {
      const gaps = [...always].filter((place) => !buttons.includes(place));
      expect(gaps, scene.name).toEqual([]);
    }
  });

  it("draws both ends of every move of a piece", () => {
    for (const one of drawn) {
      const lost = lostEnds(one).filter((end) => !(isPhone && end.startsWith("space:")));
      expect(lost, one.scene.name).toEqual([]);
    }
  });

  it("uses no class name of the table's own style sheets", () => {
    const taken = tableClasses();
    expect(taken.size).toBeGreaterThan(100);
    const used = new Set(drawn.flatMap(({ classes }) => [...classes]));
    expect(used.size).toBeGreaterThan(20);
    expect([...used].filter((name) => taken.has(name))).toEqual([]);
  });

  it("names every place, draws it once, and puts none inside another", () => {
    for (const one of drawn) {
      expect(one.names).not.toContain("");
      expect(doubled(one), one.scene.name).toEqual([]);
      expect(one.nested, one.scene.name).toEqual([]);
    }
  });

  it("shows nobody's hand to a spectator", () => {
    const hidden = drawn.filter(({ scene }) => scene.seat === null && !scene.name.includes("over"));
    expect(hidden.length).toBeGreaterThan(10);
    for (const { scene, buttons } of hidden) {
      const cards = buttons.filter((place) => /^(hand|special|face):/.test(place));
      expect(cards, scene.name).toEqual([]);
    }
  });
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
