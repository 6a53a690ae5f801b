/**
 * Reads what stands on a component, whatever it is: somebody may just be typing it.
 */

/** Anything as a short text. */
export function shown(value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return value ? "✓" : "✗";
  if (Array.isArray(value)) return value.length > 0 ? value.map(shown).join(", ") : "–";
  if (typeof value !== "object") return String(value);
  const parts = Object.entries(value).map(([key, one]) => `${key} ${shown(one)}`);
  return parts.length > 0 ? parts.join(", ") : "–";
}

/** A list as it is; anything else as a list of one. */
export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === null || value === undefined ? [] : [value];
}

/** Things and how many of each; none are 0. What is no table of counts has no name. */
export function countsOf(value: unknown): readonly (readonly [string, unknown])[] {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    return Object.entries(value).filter(([, count]) => count !== 0);
  }
  return value === null || value === undefined ? [] : [["", value]];
}

/** A whole number between two bounds, for drawing as many of something; else null. */
export function amountOf(value: unknown, least: number, most: number): number | null {
  const whole = typeof value === "number" && Number.isInteger(value);
  return whole && value >= least && value <= most ? value : null;
}

/** The word if it is one of those that can be drawn; else null. */
export function knownOf<Word extends string>(
  value: unknown,
  known: readonly Word[] | Readonly<Record<Word, unknown>>,
): Word | null {
  if (typeof value !== "string") return null;
  const found = Array.isArray(known) ? known.includes(value) : Object.hasOwn(known, value);
  return found ? (value as Word) : null;
}
