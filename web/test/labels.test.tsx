/** The drawing of a place is hidden from those who hear the board: its label tells what it shows. */
import { expect, test } from "vitest";
import type { BoardModule } from "../src/board/BoardProps.ts";
import * as china from "../src/games/china/index.tsx";
import * as dschunke from "../src/games/dschunke/index.tsx";
import * as yokohama from "../src/games/yokohama/index.tsx";
import * as yunnan from "../src/games/yunnan/index.tsx";
import { nameOf } from "./support/drawings.tsx";
import { Table } from "./support/recordedTable.tsx";

// Printed pictures: the levels of a location, how jokers pay, a technology (its words are told).
const PRINTED = /^(location:|payment:joker|lab:)/;

const numbers = (text: string): string[] => text.match(/\d+/g) ?? [];

/** The numbers drawn in a place that its label does not tell. */
function untold(place: Element): string[] {
  const told = numbers(nameOf(place));
  const drawn = [...place.querySelectorAll("text, b, span, small, tspan")]
    .filter((one) => one.children.length === 0)
    .flatMap((one) => numbers(one.textContent ?? ""));
  return drawn.filter((number) => !told.includes(number));
}

test.each<[string, BoardModule]>([
  ["china", china],
  ["dschunke", dschunke],
  ["yokohama", yokohama],
  ["yunnan", yunnan],
])(
  "%s: every number that is drawn is told",
  (game, board) => {
    const table = new Table(board, game);
    let places = 0;
    for (const [n, scene] of table.latest().entries()) {
      if (n % 6) continue; // drawing is slow in a simulated page
      for (const isPhone of [false, true]) {
        for (const place of table.show(scene, isPhone).querySelectorAll(".place")) {
          const id = place.getAttribute("data-place") ?? "";
          const about = `${scene.name}: ${nameOf(place)}`;
          if (!PRINTED.test(id)) expect(untold(place), about).toEqual([]);
          places += 1;
        }
      }
    }
    expect(places).toBeGreaterThan(200);
  },
  120_000,
);

test("what is drawn is not read out", () => {
  const table = new Table(yunnan, "yunnan");
  const scene = table.latest()[0];
  if (!scene) throw new Error("no scene");
  for (const place of table.show(scene).querySelectorAll(".place")) {
    const read = [...place.querySelectorAll("text, b, span, small")];
    expect(read.filter((one) => !one.closest("[aria-hidden=true]"))).toEqual([]);
  }
});
