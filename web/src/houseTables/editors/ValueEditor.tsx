/** Any value: lists and tables in each other, down to numbers and words. */
import { t } from "../../app/state.ts";
import { isListWithIds, isRecord } from "../../text/componentWords.ts";
import { readable } from "../../text/words.ts";
import { Button, Segments } from "../../ui/controls.tsx";
import { same } from "../box.ts";
import { useHouseTables } from "../context.ts";
import type { EditorProps } from "./FieldEditor.tsx";
import { capital, Row } from "./Row.tsx";
import { NumberInput } from "./Stepper.tsx";
import { TextInput } from "./WordEditors.tsx";

/** Entries beyond so many are folded away. */
const MANY = 6;

/** A list whose entries have several parts, or a table with names. */
export function WholeEditor({ field, value, onChange, label, note }: EditorProps) {
  return (
    <Row label={label} note={note} isChanged={!same(value, field.value)} isHigh>
      <ValueEditor
        label={capital(label)}
        sample={field.value}
        believed={field.value}
        value={value}
        thing={field.thing}
        onChange={onChange}
      />
    </Row>
  );
}

interface ValueEditorProps {
  label: string;
  /** A value of the right form, for what is added. */
  sample: unknown;
  /** What we believe; undefined for an entry that was added. */
  believed: unknown;
  value: unknown;
  thing: string;
  onChange(value: unknown): void;
}

export function ValueEditor(props: ValueEditorProps) {
  const { label, sample, value, onChange } = props;
  if (Array.isArray(value)) return <ListEditor {...props} value={value} />;
  if (isRecord(value)) return <RecordEditor {...props} value={value} />;
  if (typeof value === "boolean") {
    return (
      <Segments<boolean>
        label={label}
        chosen={value}
        values={[
          { value: true, text: t("web-yes") },
          { value: false, text: t("web-no") },
        ]}
        onChoose={onChange}
      />
    );
  }
  if (typeof sample === "number") return <NumberInput {...{ label, value, onChange }} />;
  return <TextInput {...{ label, value, onChange }} />;
}

type RecordProps = ValueEditorProps & { value: Record<string, unknown> };

function RecordEditor({ label, sample, believed, value, thing, onChange }: RecordProps) {
  const { words } = useHouseTables();
  const [any] = isRecord(sample) ? Object.values(sample) : [];
  const of = (table: unknown, key: string) => (isRecord(table) ? table[key] : undefined);
  return (
    <dl class="part-list">
      {Object.entries(value).map(([key, one]) => (
        <div key={key} class={same(one, of(believed, key)) ? "" : "changed"}>
          <dt>{readable(words.word(key, thing))}</dt>
          <dd>
            <ValueEditor
              label={`${label}, ${readable(key)}`}
              sample={of(sample, key) ?? any}
              believed={of(believed, key)}
              value={one}
              thing={thing}
              onChange={(other) => onChange({ ...value, [key]: other })}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}

type ListProps = ValueEditorProps & { value: unknown[] };

function ListEditor({ label, sample, believed, value, thing, onChange }: ListProps) {
  const { words } = useHouseTables();
  const samples: unknown[] = Array.isArray(sample) ? sample : [];
  const model = samples[0] ?? value[0];
  const counterpart = (one: unknown, i: number) => counterpartOf(believed, one, i);
  const name = (one: unknown, i: number) =>
    isRecord(one) && "id" in one ? words.word(String(one.id), thing) : String(i + 1);
  const entry = (one: unknown, i: number) => (
    <>
      <ValueEditor
        label={`${label}, ${name(one, i)}`}
        sample={samples[i] ?? model}
        believed={counterpart(one, i)}
        value={one}
        thing={thing}
        onChange={(other) => onChange(value.map((before, k) => (k === i ? other : before)))}
      />
      <Button
        icon="close"
        kind="quiet"
        label={t("web-tables-remove", { what: `${label}, ${name(one, i)}` })}
        onClick={() => onChange(value.filter((_, k) => k !== i))}
      />
    </>
  );
  const isFolded = value.length > MANY && value.some(isRecord);
  return (
    <div class="entry-list">
      <ol>
        {value.map((one, i) => (
          <li key={i} class={same(one, counterpart(one, i)) ? "" : "changed"}>
            {isFolded ? (
              <details>
                <summary>{name(one, i)}</summary>
                <div class="entry">{entry(one, i)}</div>
              </details>
            ) : (
              <div class="entry">{entry(one, i)}</div>
            )}
          </li>
        ))}
      </ol>
      {model !== undefined && (
        <Button icon="plus" class="add-entry" onClick={() => onChange([...value, blank(model)])}>
          {t("web-tables-add-entry")}
        </Button>
      )}
    </div>
  );
}

/** What we believe of an entry: the one with its id, else the one at its place. */
function counterpartOf(believed: unknown, entry: unknown, i: number): unknown {
  if (isListWithIds(believed) && isRecord(entry)) {
    return believed.find((other) => other.id === entry.id);
  }
  return Array.isArray(believed) ? believed[i] : undefined;
}

/** A new entry of the form of another. */
function blank(model: unknown): unknown {
  if (typeof model === "number") return 0;
  if (typeof model === "boolean") return false;
  if (Array.isArray(model)) return model.map(blank);
  if (isRecord(model)) {
    return Object.fromEntries(Object.entries(model).map(([key, one]) => [key, blank(one)]));
  }
  return "";
}
