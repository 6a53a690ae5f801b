/** One short message for the whole page, announced to screen readers too. */
import { signal } from "@preact/signals";
import type { Why } from "../protocol/messages.ts";
import { t, texts } from "./state.ts";

export const message = signal<string>("");

const LASTS = 6_000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Why the server refused, in a sentence. */
export function refusalText(why: Why): string {
  const { key, params } = why;
  for (const id of [`web-why-${key}`, `house-why-${key}`, `why-${key}`]) {
    if (texts.value?.has(id)) return t(id, params);
  }
  return typeof params.text === "string" ? params.text : t("web-why-other", { key });
}

export function announceRefusal(why: Why): void {
  announce(refusalText(why));
}

export function announce(text: string): void {
  message.value = text;
  clearTimeout(timer);
  timer = setTimeout(() => {
    message.value = "";
  }, LASTS);
}
