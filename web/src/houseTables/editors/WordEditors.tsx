/** Words that are printed: one of a few, several in their order, yes or no, or written by hand. */
import { t } from "../../app/state.ts";
import { Button, Segments } from "../../ui/controls.tsx";
import { same } from "../box.ts";
import { useHouseTables } from "../context.ts";
import type { EditorProps } from "./FieldEditor.tsx";
import { capital, Row } from "./Row.tsx";

/** As many letters stand beside each other in the form. */
const SHORT = 22;
/** Two lists with such words stand beside each other. */
const SHORT_WORD = 4;

interface ChoiceProps {
  label: string;
  choices: readonly (number | string)[];
  thing: string;
  value: unknown;
  onChange(value: number | string): void;
}

/** Buttons beside each other where they are short, else a list that opens. */
function Choice({ label, choices, thing, value, onChange }: ChoiceProps) {
  const { words } = useHouseTables();
  const all = choices.map((one) => ({ value: one, text: words.word(String(one), thing) }));
  const room = all.reduce((sum, one) => sum + one.text.length + 2, 0);
  if (room <= SHORT && all.length > 1) {
    const chosen = choices.find((one) => one === value) ?? "";
    return <Segments label={label} values={all} chosen={chosen} onChoose={onChange} />;
  }
  return <Select {...{ label, choices, thing, value, onChange }} />;
}

function Select({ label, choices, thing, value, onChange }: ChoiceProps) {
  const { words } = useHouseTables();
  const isKnown = choices.some((one) => one === value);
  const all = isKnown ? choices : [String(value), ...choices];
  return (
    <select
      aria-label={label}
      value={String(value)}
      onChange={(event) => {
        const chosen = all.find((one) => String(one) === event.currentTarget.value);
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      {all.map((one) => (
        <option key={String(one)} value={String(one)}>
          {words.word(String(one), thing)}
        </option>
      ))}
    </select>
  );
}

export function WordEditor({ field, value, onChange, label, note }: EditorProps) {
  if (!field.choices.length) return <TextEditor {...{ field, value, onChange, label, note }} />;
  return (
    <Row label={label} note={note} thing="field" word={field.id} isChanged={value !== field.value}>
      <Choice
        label={capital(label)}
        choices={field.choices}
        thing={field.thing}
        value={value}
        onChange={onChange}
      />
    </Row>
  );
}

export function YesNoEditor({ field, value, onChange, label, note }: EditorProps) {
  return (
    <Row label={label} note={note} isChanged={value !== field.value}>
      <Segments<boolean>
        label={capital(label)}
        chosen={value === true}
        values={[
          { value: true, text: t("web-yes") },
          { value: false, text: t("web-no") },
        ]}
        onChoose={onChange}
      />
    </Row>
  );
}

export function TextEditor({ field, value, onChange, label, note }: EditorProps) {
  return (
    <Row label={label} note={note} isChanged={!same(value, field.value)} isHigh>
      <TextInput label={capital(label)} value={value} onChange={onChange} />
    </Row>
  );
}

interface TextInputProps {
  label: string;
  value: unknown;
  onChange(value: string): void;
}

export function TextInput({ label, value, onChange }: TextInputProps) {
  return (
    <input
      type="text"
      class="text-input"
      autocomplete="off"
      maxLength={200}
      aria-label={label}
      aria-invalid={String(value ?? "").trim() === ""}
      value={String(value ?? "")}
      onInput={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** Several words in their order. Without choices they are written by hand. */
export function WordsEditor({ field, value, onChange, label, note }: EditorProps) {
  const { words } = useHouseTables();
  const list: unknown[] = Array.isArray(value) ? value : [];
  const believed: unknown[] = Array.isArray(field.value) ? field.value : [];
  const set = (i: number, word: unknown) => onChange(list.map((one, k) => (k === i ? word : one)));
  const first = field.choices[0] ?? "";
  const longest = Math.max(
    0,
    ...field.choices.map((one) => words.word(String(one), field.thing).length),
  );
  const isShort = field.choices.length > 0 && longest <= SHORT_WORD;
  const place = (i: number) => `${capital(label)}, ${i + 1}`;
  return (
    <Row label={label} note={note} isChanged={!same(value, field.value)} isHigh>
      <ol class={isShort ? "word-list short" : "word-list"}>
        {list.map((word, i) => (
          <li key={i} class={same(word, believed[i]) ? "" : "changed"}>
            <span class="soft fine">{i + 1}</span>
            {field.choices.length ? (
              <Select
                label={place(i)}
                choices={field.choices}
                thing={field.thing}
                value={word}
                onChange={(other) => set(i, other)}
              />
            ) : (
              <TextInput label={place(i)} value={word} onChange={(other) => set(i, other)} />
            )}
            <Button
              icon="close"
              kind="quiet"
              label={t("web-tables-remove", { what: place(i) })}
              onClick={() => onChange(list.filter((_, k) => k !== i))}
            />
          </li>
        ))}
      </ol>
      <Button icon="plus" class="add-entry" onClick={() => onChange([...list, first])}>
        {t("web-tables-add-entry")}
      </Button>
    </Row>
  );
}
