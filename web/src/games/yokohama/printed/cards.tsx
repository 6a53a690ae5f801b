/** The cards: orders and technologies. */

import type { PrintedDrawing, PrintedProps } from "../../../board/PrintedDrawing.ts";
import { breakLines } from "../../../board/pieces/badges.tsx";
import { Flow, type FlowItem } from "../../../board/printed/Flow.tsx";
import { Ground, Line } from "../../../board/printed/Line.tsx";
import { listOf, shown } from "../../../board/printed/values.ts";
import { EFFECTS } from "../effects.ts";
import { Icon } from "../icons.tsx";
import { Goods, numbered, pennant, Rewards, reward } from "./amounts.tsx";

const ORDER = { width: 66, height: 90 };
const TECH = { width: 108, height: 92 };

/** Flag, goods to deliver, a line, the reward. */
export const order: PrintedDrawing = {
  ...ORDER,
  draw: ({ values }) => (
    <g class="yoko">
      <Ground {...ORDER} />
      <Flow items={[pennant(values.flag)]} x={33} y={14} width={44} height={20} />
      <Goods of={values.pay} x={33} y={43} width={58} height={40} gap={5} />
      <path d="M7 64.5H59" class="drawn-rule" />
      <Rewards of={values.reward} x={33} y={77} width={60} height={20} gap={2} />
    </g>
  ),
};

/** Cost, a flag for each copy, the name, the effect in signs. */
export const technology: PrintedDrawing = {
  ...TECH,
  draw: (props) => (
    <g class="yoko">
      <Ground {...TECH} />
      <rect x="5" y="4" width="24" height="20" rx="4" class="yoko-cost" />
      <Line
        x={17}
        y={14}
        text={shown(props.values.cost)}
        size={16}
        room={22}
        class="drawn-number yoko-printed-cost"
      />
      <Flow items={flagsOf(props)} x={59} y={14} width={56} height={20} />
      <Name text={props.t(`yokohama-tech-${props.component.id}`)} />
      <path d="M7 65.5H101" class="drawn-rule" />
      <Flow items={effectOf(props)} x={54} y={78.5} width={98} height={22} gap={10} />
    </g>
  ),
};

function flagsOf({ values }: PrintedProps): FlowItem[] {
  const flags = listOf(values.flags).map((flag, n) => ({ ...pennant(flag), key: `${n}` }));
  return flags.length > 0 ? flags : [pennant("")];
}

/** What it gives, and when: with the number that is printed, if the effect has one. */
function effectOf({ component, values }: PrintedProps): FlowItem[] {
  const effect = EFFECTS[component.id];
  const [kind, usual] = effect?.gain ?? ["", ""];
  const count = "gain" in values ? values.gain : usual;
  const gains = "gain" in values && kind !== "vp" ? numbered(kind, count) : reward(kind, count);
  const when = effect?.when;
  if (!when) return [gains];
  return [gains, { key: `when ${when}`, width: 18, drawn: <Icon kind={when} size={18} /> }];
}

function Name({ text }: { text: string }) {
  const lines = text.length > 13 ? breakLines(text, 2) : [text];
  return (
    <>
      {lines.map((line, n) => (
        <Line
          key={line}
          x={54}
          y={45 + (n - (lines.length - 1) / 2) * 17}
          text={line}
          room={100}
          class="drawn-title"
        />
      ))}
    </>
  );
}
