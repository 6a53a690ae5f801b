/** What a table's game brings along: board, catalog, data, texts. Loaded once a game. */
import type { BoardModule } from "../board/BoardProps.ts";
import { loadBoard } from "../games/registry.ts";
import { get } from "../net/http.ts";
import type { ActionView } from "../protocol/messages.ts";
import { gameSources, interfaceSources, type TextPart } from "../text/sources.ts";
import { Texts } from "../text/texts.ts";
import { optionSuffixes } from "../text/words.ts";

export interface GameAssets {
  game: string;
  board: BoardModule;
  catalog: ActionView[];
  data: Record<string, unknown>;
  /** Place -> the numbers of the actions that touch it. */
  actionsAt: Map<string, number[]>;
}

const loading = new Map<string, Promise<GameAssets>>();

export function loadGameAssets(game: string): Promise<GameAssets> {
  let assets = loading.get(game);
  if (!assets) {
    assets = fetchGameAssets(game);
    loading.set(game, assets);
    assets.catch(() => loading.delete(game)); // tried again the next time
  }
  return assets;
}

async function fetchGameAssets(game: string): Promise<GameAssets> {
  const [drawing, catalog, data] = await Promise.all([
    loadBoard(game),
    get<ActionView[]>(`/api/games/${game}/catalog`),
    get<Record<string, unknown>>(`/api/games/${game}/data`),
  ]);
  const actionsAt = new Map<string, number[]>();
  catalog.forEach((entry, number) => {
    for (const place of entry.places) {
      const known = actionsAt.get(place);
      if (known) known.push(number);
      else actionsAt.set(place, [number]);
    }
  });
  const board = drawing ?? (await loadPlainBoard(game, actionsAt.keys()));
  return { game, board, catalog, data, actionsAt };
}

async function loadPlainBoard(game: string, places: Iterable<string>): Promise<BoardModule> {
  const { plainBoard } = await import("../board/plain/plainBoard.tsx");
  return plainBoard(game, new Set(places));
}

/** The texts of a game at a table with these options. */
export async function loadGameTexts(
  language: string,
  game: string,
  options: Record<string, string | number | boolean>,
  parts: readonly TextPart[],
): Promise<Texts> {
  const sources = [interfaceSources(language), gameSources(language, game, parts)];
  return new Texts(language, (await Promise.all(sources)).flat(), optionSuffixes(options));
}
