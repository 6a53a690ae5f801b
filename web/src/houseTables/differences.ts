/** What changes on a component, line by line, in words. */
import type { PrintedField } from "../protocol/messages.ts";
import { type ComponentWords, isListWithIds, isRecord } from "../text/componentWords.ts";
import { readable } from "../text/words.ts";
import { same } from "./box.ts";

export interface Difference {
  /** Of what: "points", "reward: tea". */
  label: string;
  before: string;
  after: string;
  /** Of a number of things: which thing. */
  key?: string;
}

const NOTHING = "–";
/** Lists of this length are compared entry by entry. */
const LONG = 4;

/** How the value of a field differs. Keys that `isShared` need the name of the field, too. */
export function differencesOf(
  words: ComponentWords,
  field: Pick<PrintedField, "id" | "form" | "thing">,
  before: unknown,
  after: unknown,
  isShared: (key: string) => boolean = () => true,
): Difference[] {
  if (same(before, after)) return [];
  const name = words.field(field.id);
  if (field.form === "counts" && isRecord(before) && isRecord(after)) {
    return countDifferences(
      words,
      field.thing,
      (key) => (isShared(key) ? `${name}: ` : ""),
      before,
      after,
    );
  }
  if (field.form === "roads" && Array.isArray(before) && Array.isArray(after)) {
    const told = (road: unknown) => roadInWords(words, String(road), field.thing);
    return setDifferences(name, before.map(told), after.map(told));
  }
  return plainDifferences(words, field.thing, name, before, after);
}

/** The form of a value, as far as its difference is told by it. */
export function formOf(value: unknown): PrintedField["form"] {
  if (isRecord(value) && Object.values(value).every((one) => typeof one === "number")) {
    return "counts";
  }
  const isRoads = Array.isArray(value) && value.length > 0 && value.every(isRoad);
  return isRoads ? "roads" : "table";
}

function isRoad(value: unknown): boolean {
  return typeof value === "string" && /^\S+ \S+$/.test(value);
}

function countDifferences(
  words: ComponentWords,
  thing: string,
  prefixOf: (key: string) => string,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Difference[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys
    .filter((key) => !same(before[key] ?? 0, after[key] ?? 0))
    .map((key) => ({
      key,
      label: prefixOf(key) + words.word(key, thing),
      before: words.value(before[key] ?? 0),
      after: words.value(after[key] ?? 0),
    }));
}

/** "chin1 wei1" is a road between two spaces. */
export function roadInWords(words: ComponentWords, road: string, thing: string): string {
  return road
    .split(" ")
    .map((end) => words.word(end, thing))
    .join(" – ");
}

/** What has gone, then what is new. */
function setDifferences(label: string, before: string[], after: string[]): Difference[] {
  const gone = before.filter((one) => !after.includes(one));
  const added = after.filter((one) => !before.includes(one));
  return [
    ...gone.map((one) => ({ label, before: one, after: NOTHING })),
    ...added.map((one) => ({ label, before: NOTHING, after: one })),
  ];
}

/** Any value: tables by their keys, lists by their ids or places. */
function plainDifferences(
  words: ComponentWords,
  thing: string,
  label: string,
  before: unknown,
  after: unknown,
): Difference[] {
  if (same(before, after)) return [];
  const inner = (key: string, one: unknown, other: unknown) =>
    plainDifferences(words, thing, `${label}, ${key}`, one, other);
  if (isListWithIds(before) && isListWithIds(after)) {
    const ids = [...new Set([...before, ...after].map((one) => String(one.id)))];
    const entry = (list: Record<string, unknown>[], id: string) =>
      list.find((one) => String(one.id) === id);
    return ids.flatMap((id) => inner(words.word(id, thing), entry(before, id), entry(after, id)));
  }
  if (isRecord(before) && isRecord(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) => inner(readable(words.word(key, thing)), before[key], after[key]));
  }
  if (Array.isArray(before) && Array.isArray(after) && isComparable(before, after)) {
    return before.flatMap((one, i) => inner(String(i + 1), one, after[i]));
  }
  return [{ label, before: inWords(words, before, thing), after: inWords(words, after, thing) }];
}

function isComparable(before: unknown[], after: unknown[]): boolean {
  return before.length === after.length && before.length >= LONG;
}

function inWords(words: ComponentWords, value: unknown, thing: string): string {
  if (value === undefined) return NOTHING;
  if (isRecord(value)) {
    const parts = Object.entries(value);
    return parts.map(([key, one]) => `${readable(key)} ${words.value(one, thing)}`).join(", ");
  }
  return words.value(value, thing);
}
