/** One number, or several in a fixed order. */
import { same } from "../box.ts";
import type { EditorProps } from "./FieldEditor.tsx";
import { capital, Row } from "./Row.tsx";
import { NumberInput, Stepper } from "./Stepper.tsx";

export function NumberEditor({ field, value, onChange, label, note }: EditorProps) {
  const least = typeof field.value === "number" ? Math.min(0, field.value) : 0;
  return (
    <Row label={label} note={note} thing="field" word={field.id} isChanged={value !== field.value}>
      <Stepper label={capital(label)} value={value} onChange={onChange} least={least} />
    </Row>
  );
}

export function NumbersEditor({ field, value, onChange, label, note }: EditorProps) {
  const list: unknown[] = Array.isArray(value) ? value : [];
  const believed: unknown[] = Array.isArray(field.value) ? field.value : [];
  return (
    <Row label={label} note={note} isChanged={!same(value, field.value)} isHigh>
      <ol class="number-list">
        {list.map((number, i) => (
          <li key={i} class={same(number, believed[i]) ? "" : "changed"}>
            <NumberInput
              label={`${capital(label)}, ${i + 1}`}
              value={number}
              onChange={(other) => onChange(list.map((one, k) => (k === i ? other : one)))}
            />
          </li>
        ))}
      </ol>
    </Row>
  );
}
