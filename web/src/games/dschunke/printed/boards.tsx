/** What is printed on the board and in the set-up: tracks, junks, merchants, first strips. */

import type { PrintedDrawing, PrintedProps } from "../../../board/PrintedDrawing.ts";
import { textWidth } from "../../../board/pieces/lettering.ts";
import { Flow, type FlowItem } from "../../../board/printed/Flow.tsx";
import { Ground, Line } from "../../../board/printed/Line.tsx";
import { knownOf, listOf, shown } from "../../../board/printed/values.ts";
import { ActionIcon, GoodIcon, Letter, Pawn } from "../icons.tsx";
import { capital, HULL } from "../layout.ts";
import type { DschunkeTables } from "../tables.ts";
import { hull } from "./cards.tsx";

type Props = PrintedProps<DschunkeTables>;

const TRACK = { width: 296, height: 118 };
const ROUNDS = 10;
const ACTIONS = ["load", "goods", "cash"];

/** One column a round: its number, the action with its strips, the event. */
export const track: PrintedDrawing = {
  ...TRACK,
  draw: ({ component, values, t }: Props) => {
    const actions = listOf(values.actions);
    const strips = listOf(values.strips);
    const events = listOf(values.events);
    const count = Math.max(ROUNDS, actions.length, strips.length, events.length);
    const step = 290 / count;
    return (
      <g class="dschunke">
        <Ground {...TRACK} board />
        <Line
          x={8}
          y={13}
          text={capital(t(`dschunke-track-${component.id}`))}
          room={170}
          class="drawn-title drawn-begin"
        />
        <g transform="translate(226 13) scale(.4)">
          <Pawn />
        </g>
        <Line x={254} y={13} text={shown(values.players)} room={38} class="drawn-number" />
        {Array.from({ length: count }, (_, n) => (
          <g key={n} transform={`translate(${(3 + step * (n + 0.5)).toFixed(1)} 0)`}>
            <rect x={1 - step / 2} y="26" width={step - 2} height="88" rx="4" class="drawn-sheet" />
            <Line x={0} y={36} text={`${n + 1}`} room={step - 4} class="drawn-soft" />
            <Action of={actions[n]} y={57} room={step - 4} />
            <Strips of={strips[n]} action={actions[n]} room={step - 4} />
            <Event of={events[n]} room={step - 4} />
          </g>
        ))}
      </g>
    );
  },
};

function Action({ of, y, room }: { of: unknown; y: number; room: number }) {
  const action = knownOf(of, ACTIONS);
  if (action === null) return <Line x={0} y={y} text={shown(of)} room={room} />;
  return (
    <g transform={`translate(0 ${y}) scale(.58)`}>
      <ActionIcon action={action} />
    </g>
  );
}

/** Strips belong to loading; other actions have none. */
function Strips({ of, action, room }: { of: unknown; action: unknown; room: number }) {
  if (of === 0 && action !== "load") return null;
  return <Line x={0} y={80} text={`×${shown(of)}`} room={room} class="drawn-number" />;
}

function Event({ of, room }: { of: unknown; room: number }) {
  if (of === "") return null;
  if (of === "S" || of === "Y") return <Letter of={of} y={101} size={18} />;
  return <Line x={0} y={101} text={shown(of)} room={room} />;
}

const JUNK = { width: 120, height: 68 };

/** The hull with its good; one of the junks has none of its own. */
export const junk: PrintedDrawing = {
  ...JUNK,
  draw: ({ component, values, data }: Props) => (
    <g class="dschunke">
      <rect {...JUNK} rx="5" class="dschunke-water" />
      <g transform="translate(56 36) scale(.31 .28)">
        <path d={HULL} class="hull-edge" />
        <path d={HULL} class={`hull-rim hull-${component.id}`} />
        <path d={HULL} class="hull-deck" transform="scale(.9 .8)" />
      </g>
      <rect x="38" y="19" width="34" height="34" rx="4" class="drawn-sheet" />
      <JunkGood of={values.good} data={data} />
    </g>
  ),
};

function JunkGood({ of, data }: { of: unknown; data: DschunkeTables }) {
  if (of === "") return <Line x={55} y={36} text="–" size={20} />;
  if (!data.goods.some(({ id }) => id === of)) {
    return <Line x={55} y={36} text={shown(of)} room={32} />;
  }
  return (
    <g transform="translate(55 36) scale(.72)">
      <GoodIcon good={shown(of)} />
    </g>
  );
}

const MERCHANT = { width: 112, height: 56 };

/** The disc of a merchant, and the junk on which it starts. */
export const merchant: PrintedDrawing = {
  ...MERCHANT,
  draw: ({ component, values, data }: Props) => (
    <g class="dschunke">
      <Ground {...MERCHANT} board />
      <g transform="translate(28 28) scale(.7)">
        <circle r="34" class={`merchant-disc merchant-${component.id}`} />
        <circle r="25" class="merchant-face" />
      </g>
      <g transform="translate(28 0)">
        <Action of={values.action} y={28} room={34} />
      </g>
      <path d="M58 30H69M65 26L69 30L65 34" class="drawn-arrow" />
      <Flow items={[hull(values.start, data)]} x={90} y={30} width={38} height={16} />
    </g>
  ),
};

const SETUP = { width: 164, height: 132 };
const LINE = 24;

/** The first strips on every junk, by the colours of the players. */
export const setup: PrintedDrawing = {
  ...SETUP,
  draw: ({ values, data, t }: Props) => (
    <g class="dschunke">
      <Ground {...SETUP} board />
      {data.junks.map(({ id }, n) => {
        const strips = listOf(values[id]).map((color, k) => strip(color, data, t, `${k}`));
        return (
          <g key={id} transform={`translate(0 ${18 + LINE * n})`}>
            <Flow items={[hull(id, data)]} x={22} y={0} width={32} height={16} />
            <Flow items={strips} x={94} y={0} width={108} height={22} />
          </g>
        );
      })}
    </g>
  ),
};

/** A strip with the first letter of its colour. */
function strip(color: unknown, data: DschunkeTables, t: Props["t"], key: string): FlowItem {
  const known = data.colors.find(({ id }) => id === color);
  if (!known) {
    const text = shown(color);
    return { key, width: textWidth(text, 14), drawn: <Line x={0} y={0} text={text} /> };
  }
  const letter = t(`dschunke-color-${known.id}`).charAt(0).toLocaleUpperCase();
  const drawn = (
    <g class={`dschunke-strip dschunke-strip-${known.id}`}>
      <rect x="-16" y="-9" width="32" height="18" rx="3" />
      <path d="M-8-9V9M8-9V9" />
      <Line x={0} y={0} text={letter} class="drawn-number" />
    </g>
  );
  return { key, width: 32, drawn };
}
