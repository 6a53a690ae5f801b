/** The keyboard on the page of the house tables. */
import { settings } from "../app/settings.ts";
import type { HouseTablesStore } from "./store.ts";

const CARD = "[data-component]";
/** Cards whose tops differ by less stand in one row. */
const ROW = 8;

/** Handle a key; true if it meant something. */
export function handleKey(event: KeyboardEvent, store: HouseTablesStore): boolean {
  const { target, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return false;
  if (target.closest("dialog")) return false;
  const card = target.closest<HTMLElement>(CARD);
  if (key === "Escape") return leaveForm(store, target);
  if (!card && target !== document.body) return false; // it belongs to what has the focus
  if (key === "Enter") {
    if (card && card.dataset.component !== store.openKey.value) return false; // a click opens it
    store.confirm();
    return store.openKey.value !== null;
  }
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (step !== undefined) {
    store.step(step);
    return true;
  }
  const down = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (down !== undefined && card) {
    const other = cardInNextRow(card, down);
    if (other) store.select(other);
    return other !== null;
  }
  if (key.toLowerCase() === "c" && settings.value.keys) return focusForm();
  return false;
}

/** To the card, once the form was left; on phones the second time closes the sheet. */
function leaveForm(store: HouseTablesStore, target: Element): boolean {
  const key = store.openKey.value;
  if (key === null) return false;
  if (target.closest(".component-form")) focusCard(key);
  else if (document.querySelector(".sheet-head")) store.select(null);
  else return false;
  return true;
}

export function focusCard(key: string): void {
  cardOf(key)?.querySelector("button")?.focus({ preventScroll: true });
}

/** Is the focus on a card of the box? */
export function isOnCard(): boolean {
  return document.activeElement?.closest(CARD) != null;
}

export function cardOf(key: string): HTMLElement | null {
  return document.querySelector(`[data-component="${CSS.escape(key)}"]`);
}

/** The first control of the form. */
function focusForm(): boolean {
  const first = document.querySelector<HTMLElement>(
    ".fields input, .fields select, .fields button:not(:disabled)",
  );
  first?.focus();
  if (first instanceof HTMLInputElement && first.type === "text") first.select();
  return first !== null;
}

/** The card above or below, as they are drawn. */
function cardInNextRow(from: HTMLElement, by: number): string | null {
  const all = [...document.querySelectorAll<HTMLElement>(CARD)];
  const here = from.getBoundingClientRect();
  let best: { key: string; distance: number } | null = null;
  for (const one of all) {
    const box = one.getBoundingClientRect();
    const below = (box.top - here.top) * by;
    if (below < ROW) continue;
    const distance = below * 4 + Math.abs(box.left - here.left);
    const { component: key } = one.dataset;
    if (key && (!best || distance < best.distance)) best = { key, distance };
  }
  return best?.key ?? null;
}
