/** What changes on a component: the old value struck through, the new one, and one consequence. */
import { t } from "../app/state.ts";
import type { PrintedComponentView, PrintedField } from "../protocol/messages.ts";
import type { ComponentWords } from "../text/componentWords.ts";
import type { Values } from "./box.ts";
import { type Consequence, consequenceOf } from "./consequences.ts";
import { useHouseTables } from "./context.ts";
import { type Difference, differencesOf } from "./differences.ts";

/** All differences of a component from what we believe, each with the field that differs. */
export function componentDifferences(
  words: ComponentWords,
  component: PrintedComponentView,
  values: Values,
): { field: PrintedField; difference: Difference }[] {
  const counts = component.fields.filter((field) => field.form === "counts");
  const isShared = (key: string) =>
    counts.filter((field) => field.choices.includes(key)).length > 1;
  return component.fields
    .filter((field) => field.path in values)
    .flatMap((field) =>
      differencesOf(words, field, field.value, values[field.path], isShared).map((difference) => ({
        field,
        difference,
      })),
    );
}

interface ChangesProps {
  component: PrintedComponentView;
  corrections: Values;
  /** All corrections of the box, these included. */
  all: Values;
}

export function Changes({ component, corrections, all }: ChangesProps) {
  const { words, store } = useHouseTables();
  const kind = store.components.value?.kinds.find((one) => one.id === component.kind);
  const differences = componentDifferences(words, component, corrections);
  return (
    <table class="changes-table">
      <tbody>
        {differences.map(({ field, difference }, i) => (
          <tr key={i}>
            <th scope="row">{difference.label}</th>
            <td>
              <s class="soft">{difference.before}</s>
            </td>
            <td>
              <strong>{difference.after}</strong>
            </td>
            <td class="soft">
              {kind && consequenceText(consequenceOf({ kind, component, field, all }, difference))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function consequenceText(consequence: Consequence | null): string {
  return consequence ? t(`web-tables-${consequence.key}`, consequence.params) : "";
}

/** The same in little room. */
export function ShortChanges({ component, corrections }: Omit<ChangesProps, "all">) {
  const { words } = useHouseTables();
  return (
    <ul class="short-changes fine" aria-label={t("web-tables-what-changes")}>
      {componentDifferences(words, component, corrections).map(({ difference }, i) => (
        <li key={i}>
          {difference.label} <s class="soft">{difference.before}</s>{" "}
          <strong>{difference.after}</strong>
        </li>
      ))}
    </ul>
  );
}
