/** Buttons, switches, segments, dialogs: the controls of all pages. */
import type { ComponentChildren } from "preact";
import { useEffect, useId, useLayoutEffect, useRef } from "preact/hooks";
import { Icon, type IconName } from "./Icon.tsx";

interface ButtonProps {
  onClick(): void;
  icon?: IconName;
  kind?: "plain" | "seal" | "ink" | "quiet";
  /** The accessible name where there is an icon only. */
  label?: string;
  disabled?: boolean;
  /** Why it is disabled, or what it does. */
  title?: string | undefined;
  /** Of a button that opens and closes something. */
  expanded?: boolean;
  class?: string;
  children?: ComponentChildren;
}

export function Button(props: ButtonProps) {
  const { onClick, icon, kind = "plain", label, disabled = false, title, children } = props;
  return (
    <button
      type="button"
      class={`button button-${kind} ${children ? "" : "button-icon"} ${props.class ?? ""}`}
      aria-label={label}
      aria-expanded={props.expanded}
      title={title ?? label}
      disabled={disabled}
      onClick={onClick}
    >
      {icon && <Icon name={icon} />}
      {children && <span>{children}</span>}
    </button>
  );
}

interface SegmentsProps<T> {
  label: string;
  values: readonly { value: T; text: string; disabled?: boolean; title?: string | undefined }[];
  chosen: T;
  onChoose(value: T): void;
}

/** One of a few. */
export function Segments<T extends string | number | boolean>(props: SegmentsProps<T>) {
  const name = useId();
  return (
    <fieldset class="segments" aria-label={props.label}>
      {props.values.map(({ value, text, disabled = false, title }) => (
        <label key={String(value)} class={value === props.chosen ? "chosen" : ""} title={title}>
          <input
            type="radio"
            name={name}
            checked={value === props.chosen}
            disabled={disabled}
            onChange={() => props.onChoose(value)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}

interface SwitchProps {
  label: string;
  on: boolean;
  disabled?: boolean;
  onChange(on: boolean): void;
}

export function Switch({ label, on, disabled = false, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      class="switch"
      role="switch"
      aria-checked={on}
      aria-label={label}
      disabled={disabled}
      onClick={() => onChange(!on)}
    >
      <span />
    </button>
  );
}

interface DialogProps {
  title: string;
  close: string;
  onClose(): void;
  wide?: boolean;
  children: ComponentChildren;
}

/** A dialog of the browser: it traps the focus, and Escape closes it. */
export function Dialog({ title, close, onClose, wide = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // It is open before the effects of what is in it: a field can take the focus only then.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal?.();
  }, []);
  return (
    <dialog
      ref={dialog}
      class={wide ? "dialog wide" : "dialog"}
      aria-label={title}
      onClose={onClose}
      onCancel={(event) => event.stopPropagation()}
    >
      <header>
        <h2>{title}</h2>
        <Button icon="close" kind="quiet" label={close} onClick={onClose} />
      </header>
      <div class="dialog-body">{children}</div>
    </dialog>
  );
}

interface FieldProps {
  label: string;
  value: string;
  type?: "text" | "password";
  autocomplete?: string;
  maxLength?: number;
  autofocus?: boolean;
  onInput(value: string): void;
}

export function Field({ label, value, type = "text", onInput, ...rest }: FieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const focus = rest.autofocus ?? false;
  useEffect(() => {
    if (focus) input.current?.focus();
  }, [focus]);
  const common = {
    id,
    ref: input,
    value,
    autocomplete: rest.autocomplete ?? "off",
    maxLength: rest.maxLength ?? 100,
    onInput: (event: { currentTarget: HTMLInputElement }) => onInput(event.currentTarget.value),
  };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {type === "password" ? (
        <input type="password" {...common} />
      ) : (
        <input type="text" {...common} />
      )}
    </div>
  );
}
