/** What every drawing must hold in all recorded positions: declared once, run for each game. */
import { beforeAll, describe, expect, it } from "vitest";
import type { BoardModule } from "../../src/board/BoardProps.ts";
import { type Drawn, doubled, drawAll, lostEnds, missing, tableClasses } from "./drawings.tsx";
import { fixtureOf, textsOf } from "./fixtures.ts";

interface Expected {
  /** How many places of the catalog are drawn in every position. */
  alwaysDrawn: number;
  /** Places that only some tables, questions or viewers have. */
  mayBeAbsent: RegExp;
  /** Places where pieces come and go that a phone has no room for. */
  notOnPhones?: RegExp;
}

export function testBoard(game: string, module: BoardModule, expected: Expected): void {
  describe.each([false, true])(`${game}, phone %s`, (isPhone) => {
    const fixture = fixtureOf(game);
    let drawn: Drawn[] = [];
    beforeAll(() => {
      // Drawing is slow in a simulated page: a phone's board is drawn in every third position.
      const positions = fixture.positions.filter((_, n) => !isPhone || n % 3 === 0);
      drawn = drawAll(module, fixture, positions, textsOf("en", game), isPhone);
    }, 300_000);

    it("draws every place of every legal action", () => {
      expect(drawn.length).toBeGreaterThan(100);
      for (const one of drawn) expect(missing(one), one.scene.name).toEqual([]);
    });

    it("always draws the whole board, so that dark places can be asked about", () => {
      const places = new Set(fixture.catalog.flatMap((entry) => entry.places));
      const always = [...places].filter((place) => !expected.mayBeAbsent.test(place));
      expect(always).toHaveLength(expected.alwaysDrawn);
      for (const { scene, buttons } of drawn) {
        const gaps = always.filter((place) => !buttons.includes(place));
        expect(gaps, scene.name).toEqual([]);
      }
    });

    it("draws both ends of every move of a piece", () => {
      for (const one of drawn) {
        const lost = lostEnds(one).filter((end) => !(isPhone && expected.notOnPhones?.test(end)));
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
  });
}
