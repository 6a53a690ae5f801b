/** What every part of the page of the house tables needs. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { PrintedModule } from "../board/PrintedDrawing.ts";
import type { PrintedComponentView } from "../protocol/messages.ts";
import type { ComponentWords } from "../text/componentWords.ts";
import type { HouseTablesStore } from "./store.ts";

export interface HouseTablesPage {
  store: HouseTablesStore;
  words: ComponentWords;
  /** What the game's folder draws; null where it draws nothing. */
  printed: PrintedModule | null;
  isPhone: boolean;
  /** The name of a component: "Order card uk-08". */
  nameOf(component: PrintedComponentView): string;
}

const context = createContext<HouseTablesPage | null>(null);
export const HouseTablesScope = context.Provider;

export function useHouseTables(): HouseTablesPage {
  const page = useContext(context);
  if (!page) throw new Error("outside of the house tables");
  return page;
}

/** Is a component edited on a map of its own, which shows what its drawing would? */
export function useIsMapForm(component: PrintedComponentView | null): boolean {
  const { printed, store } = useHouseTables();
  if (!component || !printed?.PRINTED[component.kind]?.wide || store.isReadOnly) return false;
  return component.fields.some((field) => printed.EDITORS?.[`${component.kind}.${field.id}`]);
}
