/** What an owner found in the box: corrected values and components that are as printed. No I/O. */
import type { PrintedComponentView, PrintedKindView } from "../protocol/messages.ts";
import { isRecord } from "../text/componentWords.ts";

/** By the path of a field: the whole value that is printed there. */
export type Values = Readonly<Record<string, unknown>>;

/** Of one person, one game. */
export interface Box {
  values: Values;
  /** Keys of components that are as printed. */
  printed: ReadonlySet<string>;
}

export const EMPTY_BOX: Box = { values: {}, printed: new Set() };

/** What an owner says of a component. */
export type Mark = "believed" | "printed" | "corrected";

/** Equal plain values: the order of keys does not count. */
export function same(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, i) => same(item, other[i]));
  }
  if (isRecord(one) && isRecord(other)) {
    const keys = Object.keys(one);
    return (
      keys.length === Object.keys(other).length &&
      keys.every((key) => key in other && same(one[key], other[key]))
    );
  }
  return one === other;
}

export function markOf(component: PrintedComponentView, box: Box): Mark {
  if (component.fields.some((field) => field.path in box.values)) return "corrected";
  return box.printed.has(component.key) ? "printed" : "believed";
}

/** The fields of a component that are not as we believe. */
export function correctionsOf(component: PrintedComponentView, values: Values): Values {
  const changed = component.fields.filter(
    (field) => field.path in values && !same(values[field.path], field.value),
  );
  return Object.fromEntries(changed.map((field) => [field.path, values[field.path]]));
}

/** What is printed on a component, by the ids of its fields. */
export function printedValues(
  component: PrintedComponentView,
  values: Values,
): Record<string, unknown> {
  return Object.fromEntries(
    component.fields.map((field) => [
      field.id,
      field.path in values ? values[field.path] : field.value,
    ]),
  );
}

/** What somebody said of one component; corrections are those of all its fields. */
export interface Statement {
  component: PrintedComponentView;
  isPrinted: boolean;
  corrections: Values;
}

/** The box after a statement: it replaces whatever was said of that component. */
export function stated(box: Box, { component, isPrinted, corrections }: Statement): Box {
  const values: Record<string, unknown> = { ...box.values };
  for (const field of component.fields) delete values[field.path];
  Object.assign(values, correctionsOf(component, corrections));
  const printed = new Set(box.printed);
  printed.delete(component.key);
  if (isPrinted) printed.add(component.key);
  return { values, printed };
}

/** Do two boxes say the same of a component? */
export function agree(component: PrintedComponentView, one: Box, other: Box): boolean {
  return (
    one.printed.has(component.key) === other.printed.has(component.key) &&
    same(correctionsOf(component, one.values), correctionsOf(component, other.values))
  );
}

export interface Progress {
  printed: number;
  corrected: number;
  /** Components with a reconstructed value: only they count. */
  total: number;
}

export function doneOf({ printed, corrected }: Progress): number {
  return printed + corrected;
}

export function progressOf(kinds: readonly PrintedKindView[], box: Box): Progress {
  const progress = { printed: 0, corrected: 0, total: 0 };
  for (const component of kinds.flatMap((kind) => kind.components)) {
    if (!component.is_reconstructed) continue;
    progress.total++;
    const mark = markOf(component, box);
    if (mark !== "believed") progress[mark]++;
  }
  return progress;
}

/** The next component to be compared, behind this one and then from the beginning; or null. */
export function nextToCompare(
  components: readonly PrintedComponentView[],
  box: Box,
  key: string | null,
): PrintedComponentView | null {
  const at = components.findIndex((one) => one.key === key);
  const turned = [...components.slice(at + 1), ...components.slice(0, at + 1)];
  return (
    turned.find(
      (one) => one.is_reconstructed && one.key !== key && markOf(one, box) === "believed",
    ) ?? null
  );
}
