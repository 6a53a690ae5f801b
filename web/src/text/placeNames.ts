/** Places and other things in words, whatever their kind. */
import { readable, type Words } from "./words.ts";

/** Kinds of things that games often have words for, the likeliest first. */
const KINDS = (
  "color good province building structure location junk merchant track stack face phase nation tech " +
  "agent space action kind piece goal ravine slot token award board site work"
).split(" ");

/** The word of a thing: the likeliest kind is asked first. Its name where there is no word. */
export function thingName(words: Pick<Words, "wordFor">, name: string, likely = ""): string {
  for (const kind of [likely, likely.replace(/s$/, ""), ...KINDS]) {
    const word = kind ? words.wordFor(kind, name) : null;
    if (word !== null && word !== name) return word;
  }
  return readable(name);
}

const names = new WeakMap<Words, Map<string, string>>();

/** The name of a place; every place is named again and again, so names are remembered. */
export function placeName(words: Words, place: string): string {
  const known = names.get(words) ?? new Map<string, string>();
  names.set(words, known);
  const name = known.get(place) ?? nameOf(words, place);
  known.set(place, name);
  return name;
}

/** "space:chin6" is a space by its name, "hand:rice" the rice in the hand, "building:school:5" a bid. */
function nameOf(words: Words, place: string): string {
  const [kind = place, ...rest] = place.split(":");
  const whole = rest.join(":");
  const own = words.wordFor(kind, whole);
  if (whole && own !== null && own !== whole) return own;
  const parts = rest.map((part) => thingName(words, part, kind));
  const [first] = rest;
  const word = first === undefined ? null : words.wordFor(kind, first);
  const named = word !== null && word !== first;
  if (!named) parts.unshift(kindName(words, kind));
  return parts.join(" ");
}

/** "Tea house": the word of the game, then the client's own, then the kind as it is. */
export function kindName(words: Words, kind: string): string {
  const ids = [`${words.game}-place-${kind}`, `web-place-${kind}`];
  const known = ids.find((id) => words.texts.has(id));
  return known ? words.say(known) : readable(kind);
}
