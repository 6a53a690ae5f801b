/** Options in words. */
import { signal } from "@preact/signals";
import { settings } from "../app/settings.ts";
import { t, texts } from "../app/state.ts";
import { gameSources } from "../text/sources.ts";
import { Texts } from "../text/texts.ts";
import type { Value } from "./options.ts";

const loadedTexts = signal(new Map<string, Texts>());

/** The texts of a game; null until they are there. */
export function gameTexts(game: string): Texts | null {
  const { language } = settings.value;
  const key = `${language}/${game}`;
  const found = loadedTexts.value.get(key);
  if (!found) {
    void gameSources(language, game).then((sources) => {
      if (loadedTexts.peek().has(key)) return;
      loadedTexts.value = new Map(loadedTexts.peek()).set(key, new Texts(language, sources));
    });
  }
  return found ?? null;
}

/** The word of the game for a value of its option, then the client's own, then the value itself. */
export function valueText(game: string, value: Value): string {
  if (typeof value === "number") return String(value);
  const own = gameTexts(game);
  const id = `${game}-value-${value}`;
  if (own?.has(id)) return own.say(id);
  return texts.value?.has(`web-value-${value}`)
    ? t(`web-value-${value}`)
    : String(value).replaceAll("_", " ");
}

export function optionName(game: string, key: string): string {
  return gameTexts(game)?.say(`${game}-option-${key}`) ?? "";
}

/** "Guards", "Edition: 2013": what a table plays otherwise. */
export function differenceText(game: string, key: string, value: Value): string {
  const name = optionName(game, key);
  return value === true ? name : `${name}: ${valueText(game, value)}`;
}
