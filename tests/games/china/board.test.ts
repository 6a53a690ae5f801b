/** The board of China draws every place that can be chosen, and its drawing holds together. */
import { describe, expect, test } from "vitest";
import { type BoardDrawing, boardDrawing } from "../../../web/src/games/china/boardDrawing.ts";
import { borders } from "../../../web/src/games/china/borders.ts";
import type { Point } from "../../../web/src/games/china/data.ts";
import * as china from "../../../web/src/games/china/index.tsx";
import type { ChinaTables } from "../../../web/src/games/china/tables.ts";
import type { ChinaView } from "../../../web/src/games/china/view.ts";
import { placeName } from "../../../web/src/text/placeNames.ts";
import { Words } from "../../../web/src/text/words.ts";
import { nameOf } from "../../../web/test/support/drawings.tsx";
import type { RecordedPosition } from "../../../web/test/support/fixtures.ts";
import { type Fixture, fixtureOf, textsOf } from "../../../web/test/support/fixtures.ts";
import { testLabels } from "../../../web/test/support/labels.ts";
import { pieces, places, Table } from "../../../web/test/support/recordedTable.tsx";

const table = new Table(china, "china");
testLabels(table, /^payment:joker/);
const data = table.fixture.data as unknown as ChinaTables;

// What left the game has no place; neither has a heap of which the last thing was taken.
const NOWHERE = /^(box|tokens|(special|kept|influence|tiles):.*)$/;

test.each([
  ["table", false],
  ["phone", true],
])(
  "on a %s every place of a legal action or a moved piece is drawn",
  (_, isPhone) => {
    for (const scene of table.latest()) {
      expect(table.missing(scene, isPhone, NOWHERE), scene.name).toEqual([]);
    }
  },
  120_000,
);

test("every place has an accessible name, and only lit ones are in the tab order", () => {
  const scene = table.fixture.positions.find((s) => s.name.startsWith("5 act")) as RecordedPosition;
  const lit = new Set(scene.legal.flatMap((choice) => choice.places));
  const drawn = [...table.show(scene).querySelectorAll(".place")];
  expect(drawn.length).toBeGreaterThan(60);
  for (const place of drawn) {
    const id = place.getAttribute("data-place") ?? "";
    expect(nameOf(place)).toMatch(new RegExp(`^name of ${id}`));
    expect(place.querySelector(".place-button")?.getAttribute("tabindex")).toBe(
      lit.has(id) ? "0" : "-1",
    );
  }
}, 60_000);

test("places say what is on them", () => {
  const over = table.fixture.positions.find((s) => s.name.startsWith("3 over")) as RecordedPosition;
  const drawn = places(table.show(over));
  const view = over.view as unknown as ChinaView;
  const label = (id: string) => nameOf(drawn.get(id));
  const taken = view.spaces.find((space) => space.owner === 1);
  const free = view.spaces.find((space) => space.owner === null);
  expect(label(`space:${taken?.id}`)).toBe(`name of space:${taken?.id}: Anselm`);
  expect(label(`space:${free?.id}`)).toBe(`name of space:${free?.id}: free`);
  expect(label("pile")).toBe(`name of pile: Draw pile, ${view.pile}`);
}, 60_000);

test("every palace, fortification, bonus tile and emissary of the view is on the map", () => {
  for (const scene of table.fixture.positions.filter((s) => s.name.includes(" over "))) {
    const view = scene.view as unknown as ChinaView;
    const drawn = places(table.show(scene));
    for (const space of view.spaces) {
      const there = (space.owner === null ? 0 : 1) + (space.fort ? 1 : 0) + (space.tile ? 1 : 0);
      expect(pieces(drawn.get(`space:${space.id}`)), space.id).toBe(there);
    }
    for (const province of view.provinces) {
      const sent = province.emissaries.reduce((sum, n) => sum + n, 0);
      expect(pieces(drawn.get(`dragon:${province.id}`)), province.id).toBe(sent);
    }
  }
}, 60_000);

const old = fixtureOf("china-version-1");

test("a table of older rules is drawn by its own map", () => {
  const names = old.positions.map((scene) => (scene.view as unknown as ChinaView).board);
  expect(new Set(names)).toEqual(new Set(["side34", "side45", "border"]));
  for (const scene of old.positions) {
    const view = scene.view as unknown as ChinaView;
    const drawing = boardDrawing(old.data as unknown as ChinaTables, view.board);
    expect(view.spaces.filter(({ id }) => !drawing?.spots.has(id))).toEqual([]);
    const newest = boardDrawing(data, view.board);
    expect(drawing?.spots.get("chin2")).not.toEqual(newest?.spots.get("chin2"));
  }
});

describe.each([
  ...Object.keys(data.board).map((id) => [id, "newest", data] as const),
  ...Object.keys(data.board).map((id) => [id, "1", old.data as unknown as ChinaTables] as const),
])("board %s, version %s", (id, _, tables) => {
  const board = boardDrawing(tables, id) as BoardDrawing;

  test("neighbours share the same border line", () => {
    const { arcs, outline } = borders(board.provinces);
    expect(Object.keys(outline)).toHaveLength(9);
    for (const arc of arcs) expect([1, 2]).toContain(arc.provinces.length);
    const pairs = new Set(arcs.map((arc) => [...arc.provinces].sort().join(" ")));
    const allies = tables.board[id]?.alliances ?? tables.map.alliances;
    for (const { a, b } of allies) expect(pairs).toContain([a, b].sort().join(" "));
  });

  test("spaces, alliances and dragons keep apart", () => {
    const view = positionOn(tables === data ? table.fixture : old, id);
    const round: [string, Point, number][] = [
      ...view.spaces.map(({ id: space, provinces }): [string, Point, number] => [
        space,
        board.spots.get(space) as Point,
        provinces.length > 1 ? 25 : 18,
      ]),
      ...board.alliances.map((at, k): [string, Point, number] => [`${k + 1}`, at, 17]),
      ...Object.entries(board.provinces).map(([province, shape]): [string, Point, number] => [
        `dragon ${province}`,
        shape.dragon,
        11,
      ]),
    ];
    const touching: string[] = [];
    for (const [k, [a, p, r]] of round.entries()) {
      for (const [b, q, s] of round.slice(k + 1)) {
        if (Math.hypot(p[0] - q[0], p[1] - q[1]) <= r + s) touching.push(`${a} and ${b}`);
      }
    }
    expect(touching).toEqual([]);
  });
});

test("places have names of their own", () => {
  const words = new Words(textsOf("fr", "china"), "china", [], []);
  expect(placeName(words, "pile")).toBe("Pile");
});

/** The view of some position on a board. */
function positionOn({ positions }: Fixture, board: string): ChinaView {
  const views = positions.map(({ view }) => view as unknown as ChinaView);
  return views.find((view) => view.board === board) as ChinaView;
}
