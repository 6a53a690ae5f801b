/**
 * Components of a game and what is printed on them, in words: as `teahouse.text.component_words` does
 * it for the terminal.
 *
 * The texts stand in the part "tables" of a game. Where one is missing, the key is told in plain words.
 */
import { readable, type Words } from "./words.ts";

const NOTHING = "–";

export class ComponentWords {
  constructor(readonly words: Words) {}

  /** Components of one kind: "Order cards". */
  kind(kind: string): string {
    return this.text(`printed-${kind}`, kind);
  }

  /** Where its values stand, or what depends on them; empty if nothing is said. */
  about(kind: string, what: "where" | "depends"): string {
    return this.text(`printed-${kind}-${what}`, "");
  }

  /** One component; `number` counts from 1. */
  component(kind: string, thing: string, id: string, number: number): string {
    const name = this.word(id, thing);
    const message = `${this.words.game}-printed-${kind}-one`;
    if (!this.words.texts.has(message)) return `${this.kind(kind)}: ${readable(name)}`;
    return this.words.say(message, { id, name, number });
  }

  /** What a value on a component is: "points of the first claim". */
  field(field: string): string {
    return this.text(`field-${field}`, field);
  }

  /** A word that is printed: a thing of the game. A dash where nothing is. */
  word(word: string, thing: string): string {
    if (!word) return NOTHING;
    return thing ? this.words.thing(thing, word) : word;
  }

  /** What is printed, on one line. */
  value(value: unknown, thing = ""): string {
    if (typeof value === "boolean") return this.words.say(value ? "cli-yes" : "cli-no");
    if (typeof value === "string") return this.word(value, thing);
    if (isListWithIds(value))
      return value.map((one) => this.word(String(one.id), thing)).join(", ");
    if (Array.isArray(value)) return value.map((one) => this.value(one, thing)).join(", ");
    if (isRecord(value)) {
      const parts = Object.entries(value);
      return parts.map(([key, one]) => `${this.word(key, thing)} ${this.value(one)}`).join(", ");
    }
    return String(value);
  }

  private text(key: string, otherwise: string): string {
    const id = `${this.words.game}-${key}`;
    return this.words.texts.has(id) ? this.words.say(id) : readable(otherwise);
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A list of tables that all have an id. */
export function isListWithIds(
  value: unknown,
): value is (Record<string, unknown> & { id: unknown })[] {
  return (
    Array.isArray(value) && value.length > 0 && value.every((one) => isRecord(one) && "id" in one)
  );
}
