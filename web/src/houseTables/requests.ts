/** What the page of the house tables asks the server (docs/protocol.md). */
import { get, post, put, remove } from "../net/http.ts";
import type {
  CheckedCorrections,
  ComponentsView,
  HouseTablesSummary,
  HouseTablesView,
  SaveHouseTables,
} from "../protocol/messages.ts";
import type { Values } from "./box.ts";

const ofGame = (game: string) => `/api/games/${encodeURIComponent(game)}`;
const ofTables = (id: string) => `/api/house-tables/${encodeURIComponent(id)}`;

export const loadComponents = (game: string) => get<ComponentsView>(`${ofGame(game)}/components`);

export const loadData = (game: string) => get<Record<string, unknown>>(`${ofGame(game)}/data`);

/** Everybody's house tables of the newest version, the last changed first. */
export const loadSummaries = (game: string) =>
  get<HouseTablesSummary[]>(`${ofGame(game)}/house-tables`);

export const loadHouseTables = (id: string) => get<HouseTablesView>(ofTables(id));

/** The file in which they are kept or sent; its comments are in this language. */
export const loadFile = (id: string, language: string) =>
  get<string>(`${ofTables(id)}/file?language=${language}`);

export const tryCorrections = (game: string, corrections: Values) =>
  post<CheckedCorrections>(`${ofGame(game)}/house-tables/check`, { corrections });

export const saveMine = (game: string, body: SaveHouseTables) =>
  put<HouseTablesView>(`${ofGame(game)}/house-tables/mine`, body);

/** The house tables in a file become mine, in place of those that I have. */
export const importFile = (game: string, file: string) =>
  post<HouseTablesView>(`${ofGame(game)}/house-tables/file`, { file });

export const deleteMine = (game: string) => remove<void>(`${ofGame(game)}/house-tables/mine`);
