/** The keyboard at the table. */
import { settings } from "../app/settings.ts";
import type { TableStore } from "./store.ts";
import { resetZoom, zoomBy } from "./Zoom.tsx";

export const KEYS: [string, string][] = [
  ["1–9", "web-key-choose"],
  ["Enter", "web-key-confirm"],
  ["u", "web-key-undo"],
  ["r", "web-key-restart"],
  ["Esc", "web-key-cancel"],
  ["← →", "web-key-step"],
  ["Home End", "web-key-ends"],
  ["n", "web-key-next"],
  ["l c m", "web-key-panes"],
  ["t", "web-key-text"],
  ["w", "web-key-why"],
  ["+ − 0", "web-key-zoom"],
  ["?", "web-key-help"],
];

export interface KeyActions {
  help(): void;
  pane(name: "log" | "chat" | "notes"): void;
  text(): void;
  next(): void;
}

/** Handle a key; true if it meant something. */
export function handleKey(event: KeyboardEvent, store: TableStore, hands: KeyActions): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false;
  const { key } = event;
  if (key === "Escape") return store.cancelStep();
  const onControl =
    event.target instanceof Element && event.target.closest("button, a, [role=button]");
  if (key === "Enter") {
    if (onControl || store.chosenAction.value === null) return false;
    store.confirm();
    return true;
  }
  const ways: Record<string, () => void> = {
    ArrowLeft: () => store.step(-1),
    ArrowRight: () => store.step(1),
    Home: () => void store.showPosition(0),
    End: () => store.showLatest(),
    "?": hands.help,
  };
  const letters: Record<string, () => void> = {
    u: () => store.undo(),
    r: () => store.restart(),
    n: hands.next,
    l: () => hands.pane("log"),
    c: () => hands.pane("chat"),
    m: () => hands.pane("notes"),
    t: hands.text,
    w: () => whyFocused(store),
    "+": () => zoomBy(1.4),
    "-": () => zoomBy(1 / 1.4),
    "0": resetZoom,
  };
  if (settings.value.keys && /^[1-9]$/.test(key)) {
    const choice = store.choices.value[Number(key) - 1];
    if (!choice) return false;
    store.chooseAction(choice.action);
    return true;
  }
  const way = ways[key] ?? (settings.value.keys ? letters[key] : undefined);
  way?.();
  return way !== undefined;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches("input:not([type=radio]), textarea, select")
  );
}

function whyFocused(store: TableStore): void {
  const place = document.activeElement?.closest<HTMLElement>("[data-place]")?.dataset.place;
  if (place) store.clickPlace(place);
}
