/** The signs of what is paid and of gifts, for the lines of a form. */
import type { JSX } from "preact";
import { Gift, Sign } from "../pieces.tsx";

const OF_FIELDS = ["trader", "post", "tea_house"];

export function signOf(thing: string, word: string): JSX.Element | null {
  if (thing !== "field") return null;
  if (word === "gifts") return <InYunnan sign={<Gift />} />;
  return OF_FIELDS.includes(word) ? <InYunnan sign={<Sign of={word} />} /> : null;
}

function InYunnan({ sign }: { sign: JSX.Element }) {
  return (
    <g class="yunnan" transform="scale(.62)">
      {sign}
    </g>
  );
}
