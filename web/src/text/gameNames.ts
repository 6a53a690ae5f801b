/** What the lobby says of a game: its name, a sentence about it, how long it takes. */
import { t, texts } from "../app/state.ts";

/** The name of a game; a game without texts is called as the server calls it. */
export function gameName(game: string): string {
  const id = `${game}-name`;
  return texts.value?.has(id) ? t(id) : game.charAt(0).toUpperCase() + game.slice(1);
}

/** One sentence about a game; empty where it has none. */
export function gameAbout(game: string): string {
  const id = `${game}-about`;
  return texts.value?.has(id) ? t(id) : "";
}

/** "90 minutes"; empty where nobody knows. */
export function gameDuration(game: string): string {
  const id = `${game}-minutes`;
  return texts.value?.has(id) ? t("web-minutes", { count: t(id) }) : "";
}
