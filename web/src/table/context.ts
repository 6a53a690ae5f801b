/** What every part of the table page needs. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Player } from "../board/BoardProps.ts";
import type { TableView } from "../protocol/messages.ts";
import type { Words } from "../text/words.ts";
import type { GameAssets } from "./gameAssets.ts";
import type { TableStore } from "./store.ts";

export interface Table {
  store: TableStore;
  assets: GameAssets;
  words: Words;
  players: Player[];
  /** Palette colours of the game's own colours, where those are players'. */
  paints: ReadonlyMap<string, number>;
  /** What is shown: the newest position, or an earlier one. */
  tableView: TableView;
  /** The question of the seat that is asked, in words. */
  question: string;
  isPhone: boolean;
  /** Accessible name of a place. */
  label(place: string): string;
}

const context = createContext<Table | null>(null);
export const TableScope = context.Provider;

export function useTable(): Table {
  const table = useContext(context);
  if (!table) throw new Error("outside of a table");
  return table;
}
