/** The emblems of the colours of cards, for the lines of a form. */
import type { JSX } from "preact";
import { knownOf } from "../../../board/printed/values.ts";
import { COLORS } from "../data.ts";
import { Emblem } from "../emblems.tsx";

export function signOf(thing: string, word: string): JSX.Element | null {
  const color = thing === "color" ? knownOf(word, COLORS) : null;
  return color === null ? null : <Emblem color={color} scale={0.9} />;
}
