/** How the places are lit: what may be chosen, what is chosen, what just happened. */
import { t } from "../app/state.ts";
import type { BoardProps, Light, PieceMove } from "../board/BoardProps.ts";
import type { Choice, LogEntryView } from "../protocol/messages.ts";
import { placeName } from "../text/placeNames.ts";
import type { Words } from "../text/words.ts";
import { type Table, useTable } from "./context.ts";
import { remainingChoices, selectablePlaces } from "./resolveClick.ts";

export function lightsOf(
  legal: readonly Choice[],
  path: readonly string[],
  settled: number | null,
  hovered: readonly string[],
  newest: readonly LogEntryView[],
): Map<string, Light> {
  const lights = new Map<string, Light>();
  for (const place of hovered.length ? hovered : movesOf(newest).map((move) => move.target)) {
    lights.set(place, "last");
  }
  for (const place of selectablePlaces(legal, path)) lights.set(place, "legal");
  const chosen = legal.find((choice) => choice.action === settled)?.places ?? [];
  for (const place of [...path, ...chosen]) lights.set(place, "chosen");
  return lights;
}

export function movesOf(news: readonly LogEntryView[]): PieceMove[] {
  return news.flatMap((one) => one.events.flatMap((event) => event.moves));
}

/** What the boards get. */
export function useBoardProps(): BoardProps {
  return boardProps(useTable());
}

export function boardProps(table: Table): BoardProps {
  const { store, tableView, assets, words, players, isPhone, label } = table;
  const past = store.pastTableView.value !== null;
  const legal = past || store.isSending.value ? [] : tableView.legal;
  const { path, chosenAction, hoveredPlaces, newestEntries } = store;
  return {
    view: tableView.view,
    data: assets.data,
    options: tableView.table.options,
    players,
    lights: lightsOf(
      legal,
      path.value,
      chosenAction.value,
      hoveredPlaces.value,
      past ? [] : newestEntries.value,
    ),
    onPlace: (place) => store.clickPlace(place),
    label,
    placeName: (place) => placeName(words, place),
    t: words.say,
    moves: movesOf(newestEntries.value),
    isPhone,
  };
}

/** The accessible names of places: what a click there would do, or what it is. */
export function placeLabels(table: Omit<Table, "label">): (place: string) => string {
  const { words, store, tableView } = table;
  return labelsOf(words, tableView.legal, store.path.value);
}

export function labelsOf(
  words: Words,
  legal: readonly Choice[],
  path: readonly string[],
): (place: string) => string {
  const at = new Map<string, number[]>();
  for (const { action, places } of remainingChoices(legal, path)) {
    for (const place of places) at.set(place, [...(at.get(place) ?? []), action]);
  }
  return (place) => {
    const [only, ...more] = at.get(place) ?? [];
    const name = placeName(words, place);
    if (only === undefined) return name;
    if (more.length === 0) return words.action(only);
    return t("web-place-choices", { place: name, count: more.length + 1 });
  };
}
