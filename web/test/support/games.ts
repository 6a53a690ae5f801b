/** The games that are drawn: every folder of the client's games, with what the tests need of it. */
import type { BoardModule } from "../../src/board/BoardProps.ts";

const modules = import.meta.glob<BoardModule>("../../src/games/*/index.tsx", { eager: true });

/** Name and board of each game. */
export const BOARDS: [string, BoardModule][] = Object.entries(modules).map(([path, module]) => [
  path.split("/").at(-2) ?? "",
  module,
]);

export const GAMES = BOARDS.map(([name]) => name);
