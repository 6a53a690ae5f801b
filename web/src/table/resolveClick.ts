/**
 * From clicks on places to one action, for all games.
 *
 * Every legal action touches some places. Each chosen place leaves fewer actions; what stays
 * ambiguous is shown as buttons. The client knows no rules: this is all it does.
 */
import type { Choice } from "../protocol/messages.ts";

/** The actions that touch all the chosen places. */
export function remainingChoices(legal: readonly Choice[], path: readonly string[]): Choice[] {
  return legal.filter((choice) => path.every((place) => choice.places.includes(place)));
}

/** The places where a click would narrow or complete the choice. */
export function selectablePlaces(legal: readonly Choice[], path: readonly string[]): Set<string> {
  const open = new Set<string>();
  for (const choice of remainingChoices(legal, path)) {
    for (const place of choice.places) if (!path.includes(place)) open.add(place);
  }
  return open;
}

export type ClickResult =
  | { kind: "step"; path: string[] }
  | { kind: "settled"; action: number; path: string[] }
  | { kind: "dark"; place: string };

/** What a click on a place means. */
export function resolveClick(
  legal: readonly Choice[],
  path: readonly string[],
  place: string,
): ClickResult {
  if (path.includes(place)) return { kind: "step", path: path.filter((one) => one !== place) };
  const next = selectablePlaces(legal, path).has(place)
    ? [...path, place]
    : // Another way of beginning: the choice starts again from here.
      [place];
  const left = remainingChoices(legal, next);
  const only = left[0];
  if (!only) return { kind: "dark", place };
  if (left.length === 1) return { kind: "settled", action: only.action, path: next };
  return { kind: "step", path: next };
}
