/** What a table's game brings along: board, catalog, data, texts. Loaded once for all rules. */
import type { BoardModule } from "../board/BoardProps.ts";
import { loadBoard } from "../games/registry.ts";
import { get } from "../net/http.ts";
import type { ActionView, TableSummary } from "../protocol/messages.ts";
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

/** Where the catalog and the tables of a game are: of its newest rules, or of a table's own. */
export interface RulesAddress {
  catalog: string;
  data: string;
}

export function newestRules(game: string): RulesAddress {
  return { catalog: `/api/games/${game}/catalog`, data: `/api/games/${game}/data` };
}

/** A table is played by the rules it was opened with, and perhaps by corrected tables. */
export function rulesOf(table: TableSummary): RulesAddress {
  if (table.correction_count) {
    return { catalog: `/api/tables/${table.id}/catalog`, data: `/api/tables/${table.id}/data` };
  }
  const { catalog, data } = newestRules(table.game);
  return { catalog: `${catalog}?rules=${table.rules}`, data: `${data}?rules=${table.rules}` };
}

export function loadGameAssets(game: string, address: RulesAddress): Promise<GameAssets> {
  let assets = loading.get(address.data);
  if (!assets) {
    assets = fetchGameAssets(game, address);
    loading.set(address.data, assets);
    assets.catch(() => loading.delete(address.data)); // tried again the next time
  }
  return assets;
}

async function fetchGameAssets(game: string, address: RulesAddress): Promise<GameAssets> {
  const [drawing, catalog, data] = await Promise.all([
    loadBoard(game),
    get<ActionView[]>(address.catalog),
    get<Record<string, unknown>>(address.data),
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
