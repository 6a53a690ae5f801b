/**
 * What cannot stand in a field: a text where a number is needed.
 *
 * Editors hand on what was typed, so that nothing is lost; a number that cannot be read stays a text.
 * The server decides everything else.
 */
import type { PrintedField } from "../protocol/messages.ts";
import { isRecord } from "../text/componentWords.ts";

/** Numbers of games are far below it; the server has the same bound. */
const MOST = 1_000_000;

export interface Problem {
  key: "number" | "large" | "empty";
  /** What was typed. */
  typed: string;
}

/** What a person typed, as a number if it is one. */
export function readNumber(typed: string): number | string {
  const text = typed.trim().replace("−", "-");
  return /^-?\d{1,15}$/.test(text) ? Number(text) : typed;
}

/** The first thing that is wrong in the value of a field. */
export function problemOf(field: PrintedField, value: unknown): Problem | null {
  const isChosen = field.choices.length > 0 && field.form !== "counts";
  return isChosen ? null : problemIn(field.value, value);
}

/** The same for any value; `sample` is a value of the right form. */
export function problemIn(sample: unknown, value: unknown): Problem | null {
  if (typeof sample === "number") {
    if (typeof value !== "number") return { key: "number", typed: String(value ?? "") };
    return Math.abs(value) > MOST ? { key: "large", typed: String(value) } : null;
  }
  if (Array.isArray(sample) && Array.isArray(value)) {
    return first(value.map((one, i) => problemIn(sample[i] ?? sample[0], one)));
  }
  if (isRecord(sample) && isRecord(value)) {
    const any = Object.values(sample)[0];
    return first(Object.entries(value).map(([key, one]) => problemIn(sample[key] ?? any, one)));
  }
  if (typeof sample === "string" && typeof value === "string" && sample && !value.trim()) {
    return { key: "empty", typed: value };
  }
  return null;
}

function first(problems: (Problem | null)[]): Problem | null {
  return problems.find((one) => one !== null) ?? null;
}
