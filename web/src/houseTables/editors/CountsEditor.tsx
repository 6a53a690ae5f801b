/** Things with their numbers: lines for those that are there, the others can be added. */
import { useState } from "preact/hooks";
import { t } from "../../app/state.ts";
import { isRecord } from "../../text/componentWords.ts";
import { Button } from "../../ui/controls.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { same } from "../box.ts";
import { useHouseTables } from "../context.ts";
import type { EditorProps } from "./FieldEditor.tsx";
import { capital, Row } from "./Row.tsx";
import { Stepper } from "./Stepper.tsx";

/** More things than these are folded away until somebody adds one. */
const FEW = 4;

export function CountsEditor({ field, value, onChange, label }: EditorProps) {
  const { words } = useHouseTables();
  const counts = isRecord(value) ? value : {};
  const believed = isRecord(field.value) ? field.value : {};
  // A line stays while the form is open, although its number has become 0.
  const [added, setAdded] = useState<readonly string[]>([]);
  const [isAdding, setAdding] = useState(false);
  const isOpenEnded = field.choices.length > 0;
  const known = isOpenEnded ? field.choices.map(String) : Object.keys(believed);
  const shown = known.filter((key) => key in counts || key in believed || added.includes(key));
  const missing = known.filter((key) => !shown.includes(key));
  const set = (key: string, count: number | string) => {
    const next = { ...counts, [key]: count };
    if (count === 0 && isOpenEnded) delete next[key];
    if (!added.includes(key)) setAdded([...added, key]);
    setAdding(false);
    onChange(next);
  };
  return (
    <fieldset class="value-group" aria-label={capital(label)}>
      {shown.map((key) => (
        <Row
          key={key}
          label={words.word(key, field.thing)}
          thing={field.thing}
          word={key}
          isChanged={!same(counts[key] ?? 0, believed[key] ?? 0)}
        >
          <Stepper
            label={`${capital(label)}: ${words.word(key, field.thing)}`}
            value={counts[key] ?? 0}
            onChange={(count) => set(key, count)}
          />
        </Row>
      ))}
      {missing.length > 0 && (
        <div class="value-add">
          {missing.length > FEW ? (
            <Button
              icon="plus"
              kind="quiet"
              class="add-more"
              expanded={isAdding}
              onClick={() => setAdding(!isAdding)}
            >
              {t("web-tables-add")}
            </Button>
          ) : (
            <Icon name="plus" size={18} />
          )}
          <ul aria-label={t("web-tables-add")} hidden={missing.length > FEW && !isAdding}>
            {missing.map((key) => (
              <li key={key}>
                <AddChip
                  label={words.word(key, field.thing)}
                  thing={field.thing}
                  word={key}
                  onClick={() => set(key, 1)}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </fieldset>
  );
}

interface AddChipProps {
  label: string;
  thing: string;
  word: string;
  onClick(): void;
}

function AddChip({ label, thing, word, onClick }: AddChipProps) {
  const sign = useHouseTables().printed?.signOf?.(thing, word) ?? null;
  return (
    <button
      type="button"
      class="add-chip"
      aria-label={t("web-tables-add-what", { what: label })}
      onClick={onClick}
    >
      {sign && (
        <svg width="20" height="20" viewBox="-13 -13 26 26" aria-hidden="true">
          {sign}
        </svg>
      )}
      {label}
    </button>
  );
}
