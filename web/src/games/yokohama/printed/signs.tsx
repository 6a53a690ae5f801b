/** The signs of wares and rewards, for the lines of a form. */
import type { JSX } from "preact";
import { Icon, Points, SIGNS } from "../icons.tsx";

const WARES = ["kind", "reward", "collected"];
const OF_FIELDS: Readonly<Record<string, string>> = {
  cost: "yen",
  first: "vp",
  later: "vp",
};

export function signOf(thing: string, word: string): JSX.Element | null {
  const kind = thing === "field" ? OF_FIELDS[word] : WARES.includes(thing) ? word : undefined;
  if (kind === "vp") return <Points x={0} y={0} r={10.4} value="" />;
  return kind !== undefined && kind in SIGNS ? <Icon kind={kind} size={22} /> : null;
}
