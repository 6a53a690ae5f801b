/** What a choice costs and brings, as far as it is certain: "−9 free coins", "+2 points". */
import type { Change } from "../protocol/messages.ts";
import type { Words } from "../text/words.ts";

export function Changes({ words, changes }: { words: Words; changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <span class="changes">
      {changes.map((change) => (
        <span key={change.key} class={change.by < 0 ? "change change-cost" : "change change-gain"}>
          {changeText(words, change)}
        </span>
      ))}
    </span>
  );
}

/** With a true minus sign, which is read aloud and as wide as the plus. */
export function changeText(words: Words, { key, by }: Change): string {
  const number = words.say(`${words.game}-holding-${key}`, { count: Math.abs(by) });
  return (by < 0 ? "−" : "+") + number;
}
