/** Options of a new table: what may be chosen for a number of players, and what excludes what. */
import type { GameView, OptionView } from "../protocol/messages.ts";

export type Value = boolean | number | string;
export type Chosen = Record<string, Value>;

/** Options that a person chooses; the server chooses the colours of seats. */
export function shownOptions(game: GameView): OptionView[] {
  return game.options.filter((option) => !option.per_seat);
}

export function chosenValue(option: OptionView, chosen: Chosen): Value {
  return chosen[option.key] ?? option.default;
}

/** May this value be chosen with this number of players? */
export function isAllowed(option: OptionView, value: Value, seats: number): boolean {
  const narrower = option.value_players.find((one) => one.value === value);
  if (narrower && !narrower.players.includes(seats)) return false;
  return value === option.default || option.players.includes(seats);
}

/** The other option that this value cannot stand beside, as things are chosen now. */
export function excludedBy(
  game: GameView,
  chosen: Chosen,
  key: string,
  value: Value,
): [string, Value] | null {
  const stands = (other: string, wanted: Value) => {
    const option = game.options.find((one) => one.key === other);
    return option !== undefined && chosenValue(option, chosen) === wanted;
  };
  for (const { first, second } of game.exclusions) {
    if (first[0] === key && first[1] === value && stands(...second)) return second;
    if (second[0] === key && second[1] === value && stands(...first)) return first;
  }
  return null;
}

/** Choose a value; what it excludes goes back to its default, and so does what this number of players cannot choose. */
export function chooseOption(
  game: GameView,
  chosen: Chosen,
  seats: number,
  key: string,
  value: Value,
): Chosen {
  const next = { ...chosen, [key]: value };
  for (const option of game.options) {
    if (option.key === key) continue;
    const stands = chosenValue(option, next);
    if (excludedBy(game, next, option.key, stands) !== null) delete next[option.key];
  }
  return allowedChanges(game, next, seats);
}

/** Only what differs from the defaults and is allowed for this number of players. */
export function allowedChanges(game: GameView, chosen: Chosen, seats: number): Chosen {
  const next: Chosen = {};
  for (const option of game.options) {
    const value = chosen[option.key];
    if (value === undefined || value === option.default) continue;
    if (isAllowed(option, value, seats)) next[option.key] = value;
  }
  return next;
}

/** The options of a table that differ from the defaults, for its row in the lobby. */
export function differencesFromDefaults(
  game: GameView | undefined,
  options: Chosen,
): [string, Value][] {
  if (!game) return [];
  return shownOptions(game)
    .map((option): [string, Value] => [option.key, chosenValue(option, options)])
    .filter(([key, value]) => game.options.find((o) => o.key === key)?.default !== value);
}
