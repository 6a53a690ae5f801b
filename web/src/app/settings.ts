/** Personal settings: stored in this browser, and with the account if there is one. */
import { effect, signal } from "@preact/signals";
import { LANGUAGES, type Language } from "../text/languages.ts";

export type Theme = "system" | "light" | "dark";
export type Speed = "off" | "slow" | "normal" | "fast";

export interface Settings {
  language: Language;
  theme: Theme;
  confirm: boolean;
  speed: Speed;
  sound: boolean;
  /** Single letters as shortcuts. */
  keys: boolean;
  /** The table in words instead of the board. */
  words: boolean;
  /** Lessons that were played to their end, as "GAME/LESSON". */
  learned: string[];
}

const KEY = "teahouse-settings";

function browserLanguage(): Language {
  const wanted = navigator.languages.map((one) => one.slice(0, 2));
  return LANGUAGES.find((one) => wanted.includes(one)) ?? "en";
}

export function defaults(): Settings {
  const touch = matchMedia("(pointer: coarse)").matches || matchMedia("(max-width: 767px)").matches;
  return {
    language: browserLanguage(),
    theme: "system",
    confirm: touch,
    speed: "normal",
    sound: true,
    keys: true,
    words: false,
    learned: [],
  };
}

/** Merge stored settings into others; what is missing or invalid stays unchanged. */
export function mergeSettings(kept: unknown, base: Settings): Settings {
  const given = typeof kept === "object" && kept !== null ? (kept as Partial<Settings>) : {};
  const bool = (value: unknown, other: boolean) => (typeof value === "boolean" ? value : other);
  const one = <T extends string>(value: unknown, all: readonly T[], other: T) =>
    all.find((known) => known === value) ?? other;
  return {
    language: one(given.language, LANGUAGES, base.language),
    theme: one(given.theme, ["system", "light", "dark"] as const, base.theme),
    confirm: bool(given.confirm, base.confirm),
    speed: one(given.speed, ["off", "slow", "normal", "fast"] as const, base.speed),
    sound: bool(given.sound, base.sound),
    keys: bool(given.keys, base.keys),
    words: bool(given.words, base.words),
    learned: [...new Set([...base.learned, ...validLessons(given.learned)])],
  };
}

/** Names of lessons, as far as they are any: few and short, as preferences have little room. */
function validLessons(kept: unknown): string[] {
  const names: unknown[] = Array.isArray(kept) ? kept : [];
  return names
    .flatMap((one) => (typeof one === "string" && one.length < 60 ? [one] : []))
    .slice(0, 50);
}

function readStored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null");
  } catch {
    return null; // a private window, or somebody else's text: the defaults do
  }
}

export const settings = signal<Settings>(mergeSettings(readStored(), defaults()));

export function changeSettings(part: Partial<Settings>): void {
  settings.value = { ...settings.value, ...part };
}

/** Keep the settings, and show them on the page. */
export function applySettings(): void {
  effect(() => {
    const { theme, language, speed } = settings.value;
    const root = document.documentElement;
    if (theme === "system") delete root.dataset.theme;
    else root.dataset.theme = theme;
    root.lang = language;
    root.dataset.motion = speed === "off" ? "off" : "on";
    try {
      localStorage.setItem(KEY, JSON.stringify(settings.value));
    } catch {
      // no storage: the settings last as long as the page
    }
  });
}
