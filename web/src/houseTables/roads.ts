/** The spaces between which roads can lie. */
import type { PrintedComponentView } from "../protocol/messages.ts";
import { isListWithIds } from "../text/componentWords.ts";

/** Every end of a road of the game, and every entry of its lists of things with ids. */
export function roadEnds(components: readonly PrintedComponentView[]): string[] {
  const ends = new Set<string>();
  for (const { form, value } of components.flatMap((one) => one.fields)) {
    if (form === "roads" && Array.isArray(value)) {
      for (const road of value) for (const end of String(road).split(" ")) ends.add(end);
    }
    if (form === "list" && isListWithIds(value)) for (const one of value) ends.add(String(one.id));
  }
  return [...ends].sort((one, other) => one.localeCompare(other, "en", { numeric: true }));
}
