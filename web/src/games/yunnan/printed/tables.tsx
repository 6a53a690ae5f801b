/** What is printed in Pu'er and on cards: payments of the bank, spaces, tracks, Duli, wooden colours. */

import type { PrintedDrawing, PrintedProps } from "../../../board/PrintedDrawing.ts";
import { Coin } from "../../../board/pieces/badges.tsx";
import { textWidth } from "../../../board/pieces/lettering.ts";
import { Flow, type FlowItem } from "../../../board/printed/Flow.tsx";
import { Ground, Line } from "../../../board/printed/Line.tsx";
import { amountOf, countsOf, knownOf, listOf, shown } from "../../../board/printed/values.ts";
import { Points, Sign, TRADER_COAT, TRADER_ROOF } from "../pieces.tsx";
import type { YunnanTables } from "../tables.ts";

type Props = PrintedProps<YunnanTables>;

const BANK = { width: 160, height: 54 };

/** A row of payments: the sum of all bids, two spaces of 2013, each space of 2023. */
export const bankRow: PrintedDrawing = {
  ...BANK,
  draw: ({ values }) => (
    <g class="yunnan">
      <Ground {...BANK} board />
      <Line x={14} y={21} text="Σ" class="drawn-soft" />
      <Line
        x={36}
        y={21}
        text={`${shown(values.from)}+`}
        size={16}
        room={30}
        class="drawn-number"
      />
      <path d="M56.5 6V48M114.5 6V48" class="drawn-rule" />
      <Payment x={71} of={values.left_2013} />
      <Payment x={100} of={values.right_2013} />
      <Payment x={131} of={values.each_2023} />
      <Line x={85} y={44} text="2013" class="drawn-soft" />
      <Line x={131} y={44} text="2023" class="drawn-soft" />
    </g>
  ),
};

function Payment({ x, of }: { x: number; of: unknown }) {
  return (
    <g transform={`translate(${x} 20)`}>
      <Coin r={13} text={shown(of)} />
    </g>
  );
}

const SPACES = { width: 296, height: 160 };
const SMALL = 14;
const LARGE = 18;

/** The bidding spaces of a progress building and of the temple; small ones are small. */
export const spaces: PrintedDrawing = {
  ...SPACES,
  draw: ({ values, t }: Props) => {
    const small = amountOf(values.small, 0, 99) ?? 0;
    return (
      <g class="yunnan">
        <Ground {...SPACES} board />
        <Title y={14} text={t("yunnan-field-progress")} />
        <Row of={values.progress} y={46} radius={(n) => (n < small ? SMALL : LARGE)} />
        <Title y={79} text={t("yunnan-field-temple")} />
        <Row of={values.temple} y={107} radius={() => SMALL} />
        <path d="M8 128.5H288" class="drawn-rule" />
        <Title y={144} text={`${t("yunnan-field-small")}: ${shown(values.small)}`} />
      </g>
    );
  },
};

function Title({ y, text }: { y: number; text: string }) {
  return <Line x={10} y={y} text={text} room={256} class="drawn-title drawn-begin" />;
}

function Row({ of, y, radius }: { of: unknown; y: number; radius(n: number): number }) {
  const all = listOf(of);
  const step = Math.min(44, 270 / Math.max(1, all.length));
  return (
    <>
      {all.map((value, n) => {
        const r = Math.min(radius(n), step / 2 - 1);
        return (
          <g
            key={n}
            transform={`translate(${(30 + step * n).toFixed(1)} ${y})`}
            class={radius(n) === SMALL ? "bid-small" : ""}
          >
            <circle r={r} class="bid-disc" />
            <Line x={0} y={0} text={shown(value)} size={16} room={r * 1.6} class="drawn-number" />
          </g>
        );
      })}
    </>
  );
}

const DULI = { width: 160, height: 62 };
const LETTERS: Readonly<Record<string, string>> = {
  S: "school",
  C: "customs",
  H: "horse",
  G: "guild",
  Y: "yard",
};

/** A card of Duli: the buildings in her order, her traders from Yunnan on, the tea house. */
export const duli: PrintedDrawing = {
  ...DULI,
  draw: ({ values, data }: Props) => {
    const bids = [...shown(values.bids)].map((letter, n) => building(letter, `${n}`));
    const traders = listOf(values.traders);
    const step = 105 / Math.max(5, traders.length);
    return (
      <g class="yunnan">
        <Ground {...DULI} />
        <Flow items={bids} x={78} y={16} width={112} height={22} gap={2} />
        {traders.map((count, n) => (
          <g key={n} transform={`translate(${(26 + step * n).toFixed(1)} 31)`}>
            <rect
              width={step - 2}
              height="26"
              rx="3"
              class={`yunnan-tint-${data.places[n + 1]?.id ?? ""}`}
            />
            <Line
              x={step / 2 - 1}
              y={13}
              text={shown(count)}
              size={16}
              room={step - 5}
              class="drawn-number"
            />
          </g>
        ))}
        <g transform="translate(14 44) scale(.56)">
          <Sign of="trader" />
        </g>
        <TeaHouse of={values.tea_house} />
      </g>
    );
  },
};

function building(letter: string, key: string): FlowItem {
  const known = knownOf(letter, LETTERS);
  const drawn =
    known === null ? (
      <Line x={0} y={0} text={letter} />
    ) : (
      <g transform="scale(.56)">
        <Sign of={LETTERS[known] ?? ""} />
      </g>
    );
  return { key, width: 20, drawn };
}

function TeaHouse({ of }: { of: unknown }) {
  if (of === false) return null;
  if (of !== true) return <Line x={145} y={44} text={shown(of)} room={26} />;
  return (
    <g transform="translate(145 45) scale(.66)">
      <Sign of="tea_house" />
    </g>
  );
}

const TRACK = { width: 200, height: 66 };
const TRACK_SIGNS = { passes: "pass", influence: "influence" };

/** The steps of a track, and the points of each at the end. */
export const track: PrintedDrawing = {
  ...TRACK,
  draw: ({ component, values }) => {
    const steps = listOf(values.values);
    const points = listOf(values.vp);
    const count = Math.max(1, steps.length, points.length);
    const step = Math.min(30, 146 / count);
    const sign = knownOf(component.id, TRACK_SIGNS);
    return (
      <g class="yunnan">
        <Ground {...TRACK} board />
        <g transform="translate(19 21) scale(.7)">
          <Sign of={sign === null ? "" : TRACK_SIGNS[sign]} />
        </g>
        {Array.from({ length: count }, (_, n) => (
          <g key={n} transform={`translate(${(50 + step * n).toFixed(1)} 0)`}>
            <circle cy="20" r={Math.min(12, step / 2)} class="bid-disc" />
            <Line x={0} y={20} text={shown(steps[n])} room={step - 6} class="drawn-number" />
            <Points x={0} y={48} of={shown(points[n])} size={14} />
          </g>
        ))}
      </g>
    );
  },
};

const BOARD = { width: 150, height: 76 };

/** The spaces of the bank, and how many of them are open in the game with Duli. */
export const bankBoard: PrintedDrawing = {
  ...BOARD,
  draw: ({ values, t }: Props) => {
    const slots = listOf(values.spaces);
    const step = Math.min(52, 124 / Math.max(1, slots.length));
    return (
      <g class="yunnan">
        <Ground {...BOARD} board />
        {slots.map((slot, n) => {
          const known = knownOf(slot, ["left", "right"]);
          const text = known === null ? shown(slot) : t(`yunnan-slot-${known}`);
          return (
            <g key={n} transform={`translate(${(34 + step * n).toFixed(1)} 0)`}>
              <Coin y={18} r={12} />
              <Line x={0} y={41} text={text} room={step - 2} class="drawn-title" />
            </g>
          );
        })}
        <path d="M8 53.5H142" class="drawn-rule" />
        <Line
          x={75}
          y={64}
          text={`${t("yunnan-table-duli")}: ${shown(values.duli_spaces)}`}
          room={134}
          class="drawn-number"
        />
      </g>
    );
  },
};

const PIECES = { width: 108, height: 62 };
const DYES = ["red", "yellow", "blue", "black", "green", "white", "violet"];

/** A wooden piece in the colour of each edition. */
export const dye: PrintedDrawing = {
  ...PIECES,
  draw: ({ values }) => (
    <g class="yunnan">
      <Ground {...PIECES} />
      <Flow items={countsOf(values.dye).map(wood)} x={48} y={30} width={88} height={56} line={56} />
    </g>
  ),
};

function wood([edition, color]: readonly [string, unknown]): FlowItem {
  const known = knownOf(color, DYES);
  const width = Math.max(38, known === null ? textWidth(shown(color), 14) : 0);
  const drawn = (
    <>
      {known === null ? (
        <Line x={0} y={-8} text={shown(color)} />
      ) : (
        <g transform="translate(0 -10) scale(.8)" class={`yunnan-dye yunnan-dye-${known}`}>
          <path d={TRADER_COAT} />
          <path d={TRADER_ROOF} />
        </g>
      )}
      <Line x={0} y={19} text={edition} class="drawn-soft" />
    </>
  );
  return { key: edition, width, drawn };
}
