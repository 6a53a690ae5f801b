/** Options in words. */
import { signal } from "@preact/signals";
import { settings } from "../app/settings.ts";
import { t } from "../app/state.ts";
import { loadSources, Texts } from "../text/texts.ts";
import type { Value } from "./options.ts";

const loadedTexts = signal(new Map<string, Texts>());

/** The texts of a game; null until they are there. */
export function gameTexts(game: string): Texts | null {
  const { language } = settings.value;
  const key = `${language}/${game}`;
  const found = loadedTexts.value.get(key);
  if (!found) {
    void loadSources(language, game).then((sources) => {
      if (loadedTexts.peek().has(key)) return;
      loadedTexts.value = new Map(loadedTexts.peek()).set(key, new Texts(language, sources));
    });
  }
  return found ?? null;
}

export function valueText(value: Value): string {
  if (typeof value === "number") return String(value);
  return t(`web-value-${value}`);
}

export function optionName(game: string, key: string): string {
  return gameTexts(game)?.say(`${game}-option-${key}`) ?? "";
}

/** "Guards", "Edition: 2013": what a table plays otherwise. */
export function differenceText(game: string, key: string, value: Value): string {
  const name = optionName(game, key);
  return value === true ? name : `${name}: ${valueText(value)}`;
}
