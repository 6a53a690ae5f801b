/** Wares and rewards on printed cards, with whatever number stands there. */

import { textWidth } from "../../../board/pieces/lettering.ts";
import { Flow, type FlowItem } from "../../../board/printed/Flow.tsx";
import { Line } from "../../../board/printed/Line.tsx";
import { countsOf, knownOf, shown } from "../../../board/printed/values.ts";
import { Flag, Icon, NATION_LETTERS, Points, SIGNS } from "../icons.tsx";

const SIZE = 14;
const SIGN = 16;

/** A number and the sign of a ware, or its word where it has no sign. */
export function numbered(kind: string, count: unknown): FlowItem {
  const text = shown(count);
  const room = textWidth(text, SIZE);
  const sign = knownOf(kind, SIGNS);
  const word = sign === null ? kind : "";
  const width = room + (sign === null ? textWidth(` ${word}`, SIZE) : SIGN + 2);
  return {
    key: kind,
    width,
    drawn: (
      <g data-thing={kind}>
        {sign === null ? (
          <Line x={0} y={0} text={[text, word].filter(Boolean).join(" ")} />
        ) : (
          <>
            <Line x={(room - width) / 2} y={0} text={text} class="drawn-number" />
            <Icon kind={sign} x={(width - SIGN) / 2} size={SIGN} />
          </>
        )}
      </g>
    ),
  };
}

/** A reward: points in their rosette; one of a thing is its sign alone. */
export function reward(kind: string, count: unknown): FlowItem {
  if (kind === "vp") {
    const drawn = (
      <g data-thing={kind}>
        <Points x={0} y={0} r={10.4} value={shown(count)} />
      </g>
    );
    return { key: kind, width: 21, drawn };
  }
  if (count !== 1 || knownOf(kind, SIGNS) === null) return numbered(kind, count);
  const drawn = (
    <g data-thing={kind}>
      <Icon kind={kind} size={SIGN} />
    </g>
  );
  return { key: kind, width: SIGN + 1, drawn };
}

interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
  gap?: number;
}

/** All goods of an order. */
export function Goods({ of, ...room }: Room & { of: unknown }) {
  const goods = countsOf(of).map(([kind, count]) => numbered(kind, count));
  return <Flow items={goods.length > 0 ? goods : [nothing]} {...room} />;
}

/** All of a reward. */
export function Rewards({ of, ...room }: Room & { of: unknown }) {
  const rewards = countsOf(of).map(([kind, count]) => reward(kind, count));
  return <Flow items={rewards.length > 0 ? rewards : [nothing]} {...room} />;
}

const nothing: FlowItem = { key: "", width: 8, drawn: <Line x={0} y={0} text="–" /> };

/** The pennant of a nation; the independent agent has a star. */
export function pennant(nation: unknown): FlowItem {
  const flag = nation === "agent" ? "independent" : knownOf(nation, NATION_LETTERS);
  const text = shown(nation);
  if (flag === null)
    return { key: text, width: textWidth(text, SIZE), drawn: <Line x={0} y={0} text={text} /> };
  return { key: text, width: 26, drawn: <Flag nation={flag} x={0} y={0} scale={0.76} /> };
}
