/** The boards, each loaded when a table of its game is first seen. */
import type { BoardModule } from "./contract.ts";

const loaders = import.meta.glob<BoardModule>("./*/index.tsx");

/** The board of a game, or null where it has none: then the table is told in words. */
export async function loadBoard(game: string): Promise<BoardModule | null> {
  const load = loaders[`./${game}/index.tsx`];
  return load ? await load() : null;
}
