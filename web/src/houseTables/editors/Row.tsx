/** One line of a form: a sign, what it is, and a control at its end or below it. */
import type { ComponentChildren } from "preact";
import { useHouseTables } from "../context.ts";

interface RowProps {
  label: string;
  /** The value differs from what we believe. */
  isChanged: boolean;
  /** A thing of the game, whose sign is drawn. */
  thing?: string;
  word?: string;
  /** The control has a line of its own. */
  isHigh?: boolean;
  /** Behind the label, in small letters. */
  note?: string;
  children: ComponentChildren;
}

export function Row(props: RowProps) {
  const { label, isChanged, thing = "", word = "", isHigh = false, note = "" } = props;
  const sign = useHouseTables().printed?.signOf?.(thing, word) ?? null;
  const kind = `value-row${isChanged ? " changed" : ""}${isHigh ? " high" : ""}`;
  return (
    <div class={kind}>
      <span class="value-label">
        {sign && (
          <svg class="value-sign" width="26" height="26" viewBox="-13 -13 26 26" aria-hidden="true">
            {sign}
          </svg>
        )}
        <span>
          {capital(label)}
          {note && <span class="soft fine"> {note}</span>}
        </span>
      </span>
      {props.children}
    </div>
  );
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
