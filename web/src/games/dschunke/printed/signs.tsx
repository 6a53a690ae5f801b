/** The signs of goods, for the lines of a form. */
import type { JSX } from "preact";
import { GoodIcon } from "../icons.tsx";

const GOODS = ["rice", "vegetables", "spice", "fish"];

export function signOf(thing: string, word: string): JSX.Element | null {
  const isGood = (thing === "field" || thing === "good") && GOODS.includes(word);
  return isGood ? (
    <g class="dschunke" transform="scale(.56)">
      <GoodIcon good={word} />
    </g>
  ) : null;
}
