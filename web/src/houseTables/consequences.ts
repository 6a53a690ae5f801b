/** What a change does to all components of its kind together: one figure before and after. */
import type { PrintedComponentView, PrintedField, PrintedKindView } from "../protocol/messages.ts";
import { isRecord } from "../text/componentWords.ts";
import type { Params } from "../text/texts.ts";
import { printedValues, type Values } from "./box.ts";
import type { Difference } from "./differences.ts";

export interface Consequence {
  key: "in-all" | "mean";
  params: Params;
}

interface Change {
  kind: PrintedKindView;
  component: PrintedComponentView;
  field: PrintedField;
  /** All corrections, the new ones included. */
  all: Values;
}

export function consequenceOf(change: Change, { key }: Difference): Consequence | null {
  const { component, all } = change;
  const others = Object.entries(all).filter(
    ([path]) => !component.fields.some((field) => field.path === path),
  );
  const before = numbersOf(change, Object.fromEntries(others), key);
  const after = numbersOf(change, all, key);
  if (before.length < 2 || after.length !== before.length) return null;
  const [sumBefore, sumAfter] = [sum(before), sum(after)];
  if (key !== undefined) {
    return { key: "in-all", params: { before: sumBefore, after: sumAfter, count: after.length } };
  }
  const params = { before: sumBefore / before.length, after: sumAfter / after.length };
  return { key: "mean", params };
}

/** The numbers on all components of the kind; for things that are counted, of one thing. */
function numbersOf({ kind, field }: Change, values: Values, key: string | undefined): number[] {
  return kind.components.flatMap((one) => {
    const value = printedValues(one, values)[field.id];
    const number = key === undefined ? value : isRecord(value) ? (value[key] ?? 0) : undefined;
    return typeof number === "number" ? [number] : [];
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((one, other) => one + other, 0);
}
