/**
 * Keys and values of a view in words, without knowing the game.
 *
 * A view is plain data, so its keys are worded by the texts of the game, then by those of the client;
 * what has no text is shown as it is called.
 */
import { thingName } from "./placeNames.ts";

type Say = (id: string) => string;

/** Where a number is a seat, the player's name stands for it. */
const SEAT_KEYS = /^(seat|owner|actors|on_turn|start_player|first_player|first|levels|top)$/;

export class ViewWords {
  constructor(
    private readonly game: string,
    private readonly say: Say,
    private readonly players: readonly string[],
  ) {}

  key(key: string): string {
    for (const id of [`${this.game}-table-${key}`, `web-field-${key}`]) {
      const text = this.say(id);
      if (text !== id) return text;
    }
    const plain = thingName(this, key);
    return plain.charAt(0).toUpperCase() + plain.slice(1);
  }

  value(key: string, value: unknown): string {
    if (value === null || value === undefined) return "–";
    if (typeof value === "boolean") return this.say(value ? "web-yes" : "web-no");
    if (typeof value === "number") {
      return SEAT_KEYS.test(key) ? (this.players[value] ?? String(value)) : String(value);
    }
    if (typeof value === "string") return thingName(this, value, key);
    if (Array.isArray(value)) {
      return value.length === 0 ? "–" : value.map((one) => this.flat(key, one)).join(", ");
    }
    return this.flat(key, value);
  }

  /** The word for a thing of the game, as `Words.wordFor` gives it. */
  wordFor(kind: string, name: string): string | null {
    const id = `${this.game}-${kind}-${name.replaceAll(":", "-")}`;
    const text = this.say(id);
    return text === id ? null : text;
  }

  private flat(key: string, value: unknown): string {
    if (Array.isArray(value)) return `(${value.map((one) => this.flat(key, one)).join(", ")})`;
    if (!isRecord(value)) return this.value(key, value);
    const parts = Object.entries(value).filter(([, one]) => one !== null && one !== 0);
    if (parts.length === 0) return "–";
    return parts.map(([name, one]) => `${this.key(name)} ${this.value(name, one)}`).join(", ");
  }
}

export type PlainRecord = Record<string, unknown>;

export function isRecord(value: unknown): value is PlainRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A list of things of one kind: a table of them can be drawn. */
export function isRows(value: unknown): value is PlainRecord[] {
  return Array.isArray(value) && value.length > 0 && value.every(isRecord);
}
