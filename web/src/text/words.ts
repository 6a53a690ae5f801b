/**
 * From keys to sentences, as `teahouse.text.words` does it for the terminal.
 *
 * A parameter is worded by its name: `good` and `other_good` are goods, `face_list` is a list of
 * faces, `act` the number of an action, `seat` a player; what has no message of its own stays as it
 * is. Where a parameter is hidden from the reader, the message `…-hidden` is used instead.
 */
import type { ActionView, SeenEvent, Why } from "../protocol/messages.ts";
import type { Params, Texts } from "./texts.ts";

export class Words {
  constructor(
    readonly texts: Texts,
    readonly game: string,
    readonly catalog: readonly ActionView[],
    readonly players: readonly string[],
  ) {}

  /** Always the same function, so that components see that the words have not changed. */
  readonly say = (id: string, params: Params = {}): string => this.texts.say(id, params);

  /** A thing of the game by its kind and name: `thing("good", "rice")`. */
  thing(kind: string, name: string): string {
    return this.wordFor(kind, name) ?? readable(name);
  }

  /** The same, or null where the game has no word for it. */
  wordFor(kind: string, name: string): string | null {
    const id = `${this.game}-${kind}-${name.replaceAll(":", "-")}`;
    return this.texts.has(id) ? this.say(id) : null;
  }

  player(seat: number): string {
    return this.players[seat] ?? String(seat + 1);
  }

  /** One line of the log. */
  event(seen: SeenEvent): string {
    const params = this.worded(seen.params);
    const id = `${this.game}-event-${seen.key}`;
    if (!this.texts.knows(id) && !this.texts.knows(`${id}-hidden`))
      return this.textless(id, params);
    return this.texts.format(id, params) ?? this.say(`${id}-hidden`, params);
  }

  /** An action as a choice. */
  action(number: number): string {
    const entry = this.catalog[number];
    if (!entry) return String(number);
    const id = `${this.game}-do-${entry.family}`;
    const params = this.worded(entry.params);
    return this.texts.knows(id) ? this.say(id, params) : this.textless(id, params);
  }

  /** Why something is not allowed, with the rule behind it. */
  reason(why: Why): string {
    const { text, rule } = this.reasonAndRule(why);
    return rule ? `${text} (${rule})` : text;
  }

  reasonAndRule(why: Why): { text: string; rule: string } {
    const id = `${this.game}-why-${why.key}`;
    const known = [id, `why-${why.key}`].find((one) => this.texts.knows(one));
    const params = this.worded(why.params);
    const text = known ? this.say(known, params) : this.textless(id, params);
    return { text, rule: why.rule ? this.say("rule", { rule: why.rule }) : "" };
  }

  /** What an id and its parameters say by themselves, where a game has no text for it. */
  private textless(id: string, params: Params): string {
    const [, ...rest] = id.slice(this.game.length + 1).split("-");
    const details = Object.entries(params).map(([name, value]) => `${readable(name)} ${value}`);
    const text = readable(rest.join(" "));
    return details.length ? `${text}: ${details.join(", ")}` : text;
  }

  private worded(params: Params): Params {
    const worded: Params = {};
    for (const [name, value] of Object.entries(params)) {
      worded[name] = this.word(name.replace(/^other_/, ""), value);
    }
    return worded;
  }

  private word(kind: string, value: string | number): string | number {
    if (kind === "seat") return this.player(Number(value));
    if (kind === "act") return this.action(Number(value));
    if (typeof value === "number") return value;
    if (kind.endsWith("_list")) {
      const things = value.split(/\s+/).filter(Boolean);
      return things.map((one) => this.thing(kind.slice(0, -5), one)).join(", ");
    }
    return this.thing(kind, value);
  }
}

/** What the options of a table may put behind the id of a text: `-edition-2013`. */
export function optionSuffixes(options: Record<string, string | number | boolean>): string[] {
  return Object.entries(options).map(([key, value]) => `-${key}-${value}`);
}

/** A key as a person would write it: "lanterns_left" becomes "lanterns left". */
export function readable(key: string): string {
  return key.replaceAll("_", " ");
}
