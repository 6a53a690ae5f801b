/** The cards: market cards, special cards, goods, and the backs of the stacks. */
import type { ComponentChild } from "preact";
import type { PrintedDrawing, PrintedProps } from "../../../board/PrintedDrawing.ts";
import { Coin } from "../../../board/pieces/badges.tsx";
import { textWidth } from "../../../board/pieces/lettering.ts";
import { Flow, type FlowItem } from "../../../board/printed/Flow.tsx";
import { Ground, Line } from "../../../board/printed/Line.tsx";
import { knownOf, listOf, shown } from "../../../board/printed/values.ts";
import { FaceSign } from "../faces.tsx";
import { GoodIcon, Letter, StackSymbol } from "../icons.tsx";
import type { DschunkeTables } from "../tables.ts";

type Props = PrintedProps<DschunkeTables>;

const MARKET = { width: 78, height: 132 };
const ROW = 29;
const SPECIAL = { width: 84, height: 106 };
const CARD = { width: 60, height: 84 };

/** One row for each good: yuan, or S for a special card. */
export const market: PrintedDrawing = {
  ...MARKET,
  draw: ({ values, data }: Props) => (
    <g class="dschunke">
      <Ground {...MARKET} />
      <path d="M8 37.5H70M8 66.5H70M8 95.5H70" class="drawn-rule" />
      {data.goods.map(({ id }, n) => (
        <g key={id} transform={`translate(0 ${23 + ROW * n})`}>
          <g transform="translate(23 0) scale(.56)">
            <GoodIcon good={id} />
          </g>
          <Result of={values[id]} />
        </g>
      ))}
    </g>
  ),
};

function Result({ of }: { of: unknown }) {
  if (of === "S") return <Letter of="S" x={51} size={21} />;
  if (typeof of === "number") {
    return (
      <g transform="translate(51 0)">
        <Coin r={13} text={shown(of)} />
      </g>
    );
  }
  return <Line x={51} y={0} text={shown(of)} room={36} />;
}

/** A hull in the colour of a junk. */
export function hull(junk: unknown, data: DschunkeTables, key = shown(junk)): FlowItem {
  const known = data.junks.some(({ id }) => id === junk);
  if (!known) {
    const text = shown(junk);
    return { key, width: textWidth(text, 14), drawn: <Line x={0} y={0} text={text} /> };
  }
  const drawn = (
    <path d="M-14-6H14C12 2 8 5 4 5H-6C-10 4-13 0-14-6Z" class={`hull-chip hull-${junk}`} />
  );
  return { key, width: 28, drawn };
}

/** When it counts, what it does, the junks it concerns, and how many cards show it. */
export const special: PrintedDrawing = {
  ...SPECIAL,
  draw: (props: Props) => {
    const { values, data } = props;
    const junks = listOf(values.junks).map((junk, n) => hull(junk, data, `${n}`));
    return (
      <g class="dschunke">
        <Ground {...SPECIAL} />
        <When of={values.kind} />
        <g transform={`translate(42 ${junks.length > 0 ? 41 : 50})`}>{signOf(props)}</g>
        <Flow items={junks} x={42} y={70} width={76} height={18} line={16} />
        <path d="M8 82.5H76" class="drawn-rule" />
        <Line x={42} y={94} text={`× ${shown(values.copies)}`} room={70} class="drawn-number" />
      </g>
    );
  },
};

const EFFECTS = ["cash", "goods", "load", "move"] as const;
/** Faces with a sign of their own. */
const FACES = ["supply", "exchange", "tiebreak"] as const;

function signOf({ component, values }: Props): ComponentChild {
  const { effect, yuan } = values;
  if (yuan !== undefined && yuan !== null) return <Coin r={19} text={shown(yuan)} />;
  const known = knownOf(effect, EFFECTS);
  const face = known ?? knownOf(effect ?? component.id, FACES);
  if (face === null) return <Line x={0} y={0} text={shown(effect ?? component.id)} room={76} />;
  return <FaceSign card={{ face, kind: "", effect: known }} />;
}

/** Lies open for ever, is played once, or counts at the end. */
const WHEN: Record<string, ComponentChild> = {
  always: <path d="M0 0C-3-6-10-6-10 0S-3 6 0 0S10-6 10 0S3 6 0 0Z" />,
  extra: <path d="M2-9L-6 2H0L-2 9L6-2H0Z" />,
  bonus: <path d="M-6 9V-8H8L4-3.500L8 1H-6" />,
};

function When({ of }: { of: unknown }) {
  const known = knownOf(of, WHEN);
  if (known === null) return <Line x={34} y={13} text={shown(of)} room={60} />;
  return (
    <g transform="translate(17 14)" class="dschunke-when">
      {WHEN[known]}
    </g>
  );
}

/** The cards of a good. */
export const good: PrintedDrawing = {
  ...CARD,
  draw: ({ component, values }) => (
    <g class="dschunke">
      <Ground {...CARD} />
      <g transform="translate(30 35)">
        <GoodIcon good={component.id} />
      </g>
      <Copies of={values.cards} />
    </g>
  ),
};

/** The back of a stack of special cards. */
export const stack: PrintedDrawing = {
  ...CARD,
  draw: ({ component, values }) => (
    <g class="dschunke">
      <rect {...CARD} rx="5" class="dschunke-back" />
      <g transform="translate(30 34)">
        <StackSymbol id={component.id} r={16} />
      </g>
      <rect x="6" y="60" width="48" height="20" rx="4" class="drawn-sheet" />
      <Copies of={values.cards} />
    </g>
  ),
};

function Copies({ of }: { of: unknown }) {
  return <Line x={30} y={70} text={`× ${shown(of)}`} size={16} room={44} class="drawn-number" />;
}
