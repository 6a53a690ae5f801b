/**
 * What the folders beside this file bring: nothing else in the client names a game.
 *
 * Boards are large, so each is loaded when a table of its game is first seen, and printed components
 * when its house tables are. Emblems are small, and the lobby shows all of them.
 */
import type { ComponentType } from "preact";
import type { BoardModule } from "../board/BoardProps.ts";
import type { PrintedModule } from "../board/PrintedDrawing.ts";

const boards = import.meta.glob<BoardModule>("./*/index.tsx");
const printed = import.meta.glob<PrintedModule>("./*/Printed.tsx");
const emblems = import.meta.glob<ComponentType>("./*/Emblem.tsx", {
  eager: true,
  import: "Emblem",
});

/** The board of a game, or null where it has no drawing. */
export async function loadBoard(game: string): Promise<BoardModule | null> {
  return (await boards[`./${game}/index.tsx`]?.()) ?? null;
}

/** The drawings of what is printed in the box of a game, or null where there are none. */
export async function loadPrinted(game: string): Promise<PrintedModule | null> {
  return (await printed[`./${game}/Printed.tsx`]?.()) ?? null;
}

/** The picture of a game's emblem, or null where it has none. */
export function emblemOf(game: string): ComponentType | null {
  return emblems[`./${game}/Emblem.tsx`] ?? null;
}
