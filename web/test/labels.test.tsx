/** The drawing of a place is hidden from screen readers: its label says what it shows. */
import { expect, test } from "vitest";
import type { BoardModule } from "../src/board/BoardProps.ts";
import { BOARDS } from "./support/games.ts";
import { Table } from "./support/recordedTable.tsx";

test.each<[string, BoardModule]>(BOARDS)("%s: what is drawn is not read out", (game, board) => {
  const scene = new Table(board, game).latest()[0];
  if (!scene) throw new Error("no recorded position");
  const places = new Table(board, game).show(scene).querySelectorAll(".place");
  expect(places.length).toBeGreaterThan(0);
  for (const place of places) {
    const read = [...place.querySelectorAll("text, b, span, small")];
    expect(read.filter((one) => !one.closest("[aria-hidden=true]"))).toEqual([]);
  }
});
