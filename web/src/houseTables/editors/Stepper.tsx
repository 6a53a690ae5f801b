/** A number with buttons for one less and one more; it can be typed, too. */
import { t } from "../../app/state.ts";
import { Icon } from "../../ui/Icon.tsx";
import { readNumber } from "../problems.ts";

interface NumberInputProps {
  label: string;
  /** A number, or what was typed instead of one. */
  value: unknown;
  onChange(value: number | string): void;
}

export function NumberInput({ label, value, onChange }: NumberInputProps) {
  const step = (by: number) => onChange(typeof value === "number" ? value + by : by);
  return (
    <input
      type="text"
      inputMode="numeric"
      autocomplete="off"
      maxLength={9}
      class="number-input"
      aria-label={label}
      aria-invalid={typeof value !== "number"}
      value={String(value ?? "")}
      onInput={(event) => onChange(readNumber(event.currentTarget.value))}
      onKeyDown={(event) => {
        const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
        if (by === undefined) return;
        event.preventDefault();
        step(by);
      }}
    />
  );
}

interface StepperProps extends NumberInputProps {
  /** The button for one less stops here; less can be typed. */
  least?: number;
}

export function Stepper({ label, value, onChange, least = 0 }: StepperProps) {
  const number = typeof value === "number" ? value : null;
  return (
    <fieldset class="stepper" aria-label={label}>
      <button
        type="button"
        aria-label={t("web-tables-less", { what: label })}
        disabled={number !== null && number <= least}
        onClick={() => onChange((number ?? least + 1) - 1)}
      >
        <Icon name="minus" size={16} />
      </button>
      <NumberInput {...{ label, value, onChange }} />
      <button
        type="button"
        aria-label={t("web-tables-more", { what: label })}
        onClick={() => onChange((number ?? least - 1) + 1)}
      >
        <Icon name="plus" size={16} />
      </button>
    </fieldset>
  );
}
