/** The form of one thing that is printed on a component. */
import type { ComponentType } from "preact";
import { useId } from "preact/hooks";
import { t } from "../../app/state.ts";
import type { PrintedComponentView, PrintedField } from "../../protocol/messages.ts";
import { same } from "../box.ts";
import { useHouseTables } from "../context.ts";
import { problemOf } from "../problems.ts";
import { CountsEditor } from "./CountsEditor.tsx";
import { NumberEditor, NumbersEditor } from "./NumberEditors.tsx";
import { RoadsEditor } from "./RoadsEditor.tsx";
import { capital } from "./Row.tsx";
import { WholeEditor } from "./ValueEditor.tsx";
import { TextEditor, WordEditor, WordsEditor, YesNoEditor } from "./WordEditors.tsx";

export interface EditorProps {
  field: PrintedField;
  /** What stands there now, also if it makes no sense. */
  value: unknown;
  onChange(value: unknown): void;
  label: string;
  /** Where we know it from, if we are sure. */
  note: string;
}

const EDITORS: Record<PrintedField["form"], ComponentType<EditorProps>> = {
  number: NumberEditor,
  counts: CountsEditor,
  numbers: NumbersEditor,
  word: WordEditor,
  words: WordsEditor,
  yes_no: YesNoEditor,
  text: TextEditor,
  roads: RoadsEditor,
  list: WholeEditor,
  table: WholeEditor,
};

interface FieldEditorProps {
  component: PrintedComponentView;
  field: PrintedField;
  value: unknown;
}

export function FieldEditor({ component, field, value }: FieldEditorProps) {
  const { store, words, printed } = useHouseTables();
  const id = useId();
  const label = words.field(field.id);
  const problem = problemOf(field, value);
  const onChange = (next: unknown) => store.change(component, field, next);
  const Own = printed?.EDITORS?.[`${component.kind}.${field.id}`];
  const Editor = EDITORS[field.form];
  const isSure = component.is_reconstructed && (field.tag === "R" || field.tag === "P");
  const note = isSure ? t(`web-tables-from-${field.tag}`) : "";
  const isNameless = Own !== undefined || field.form === "counts";
  const hasTitle = isNameless && component.fields.length > 1;
  return (
    <div class="field-editor">
      {hasTitle && <h3>{capital(label)}</h3>}
      {Own ? (
        <div class={same(value, field.value) ? "own-editor" : "own-editor changed"}>
          <Own value={value} onChange={onChange} data={store.data.value} t={words.words.say} />
        </div>
      ) : (
        <Editor {...{ field, value, onChange, label, note }} />
      )}
      {problem && (
        <p class="field-problem" id={id} role="alert">
          {t(`web-tables-problem-${problem.key}`, { what: capital(label), typed: problem.typed })}
        </p>
      )}
    </div>
  );
}
