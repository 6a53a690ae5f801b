/** What is printed on boards: church, customs house, port, laboratory, locations, Chinatown, the map. */
import type { PrintedDrawing, PrintedProps } from "../../../board/PrintedDrawing.ts";
import { Flow } from "../../../board/printed/Flow.tsx";
import { Ground, Line } from "../../../board/printed/Line.tsx";
import { amountOf, knownOf, listOf, shown } from "../../../board/printed/values.ts";
import { Icon } from "../icons.tsx";
import { resultIcon } from "../Location.tsx";
import { Piece } from "../pieces.tsx";
import type { YokohamaTables } from "../tables.ts";
import { numbered, Rewards } from "./amounts.tsx";

type Props = PrintedProps<YokohamaTables>;

const SPACE = { width: 76, height: 64 };

/** A space of the church or the customs house: what it needs, a line, its reward. */
export function spaceOf(icon: string): PrintedDrawing {
  return {
    ...SPACE,
    draw: ({ values }) => (
      <g class="yoko">
        <Ground {...SPACE} board />
        <Flow items={[numbered(icon, values.need)]} x={38} y={15} width={40} height={20} />
        <path d="M7 29.5H69" class="drawn-rule" />
        <Rewards of={values.reward} x={38} y={46} width={68} height={24} />
      </g>
    ),
  };
}

const NEUTRAL = { width: 296, height: 78 };
const BOARDS: Record<string, string> = { church: "faith", customs: "import" };

/** The spaces of a management board, counted from 0, and which of them are covered. */
export const neutral: PrintedDrawing = {
  ...NEUTRAL,
  draw: ({ component, values, data }: Props) => {
    const board = component.id === "customs" ? data.customs : data.church;
    const covered = listOf(values.neutral);
    const isSpace = (one: unknown) => amountOf(one, 0, board.spaces.length - 1) !== null;
    const strange = covered.filter((one, n) => !isSpace(one) || covered.indexOf(one) < n);
    return (
      <g class="yoko">
        <Ground {...NEUTRAL} board />
        <Icon kind={BOARDS[component.id] ?? ""} x={14} y={17} size={18} />
        {board.spaces.map(({ need }, n) => (
          <g key={n} transform={`translate(${27 + 33 * n} 5)`}>
            <rect width="31" height="50" rx="4" class="yoko-site" />
            <Line x={15.5} y={11} text={shown(need)} room={28} class="drawn-soft" />
            {covered.includes(n) && <Piece kind="assistant" colour={null} x={15.5} y={36} />}
            <Line
              x={15.5}
              y={61}
              text={`${n}`}
              class={covered.includes(n) ? "drawn-number" : "drawn-soft"}
            />
          </g>
        ))}
        {strange.length > 0 && <Line x={14} y={66} text={shown(strange)} room={24} />}
      </g>
    );
  },
};

const SLOTS = { width: 296, height: 60 };
const SLOT = 48;

/** Six slots for cards; `face` draws the ground and the value of each. */
function slots(values: unknown, face: (value: unknown) => { ground: string; text: string }) {
  const all = listOf(values);
  const squeeze = Math.min(1, 6 / Math.max(1, all.length));
  return (
    <g class="yoko">
      <Ground {...SLOTS} board />
      <g transform={`translate(4 0) scale(${squeeze.toFixed(3)} 1)`}>
        {all.map((value, n) => {
          const { ground, text } = face(value);
          return (
            <g key={n} transform={`translate(${SLOT * n} 5)`}>
              <rect width={SLOT - 2} height="50" rx="4" class={ground} />
              <Line x={23} y={13} text={text} size={16} room={42} class="drawn-number" />
              <path d="M7 46V25H39V46" class="yoko-printed-slot" />
            </g>
          );
        })}
      </g>
    </g>
  );
}

/** The slots of a port in their bands of colour. */
export const port: PrintedDrawing = {
  ...SLOTS,
  draw: ({ values }) =>
    slots(values.bands, (band) => {
      const known = amountOf(band, 1, 3);
      const ground = known === null ? "yoko-site" : `yoko-printed-band-${known}`;
      return { ground, text: shown(band) };
    }),
};

/** The slots of a laboratory with what they add to the cost. */
export const laboratory: PrintedDrawing = {
  ...SLOTS,
  draw: ({ values }) =>
    slots(values.surcharge, (more) => ({
      ground: "yoko-site",
      text: typeof more === "number" && more >= 0 ? `+${more}` : shown(more),
    })),
};

const LOCATION = { width: 162, height: 88 };
const TONES = { production: "yoko-production", trade: "yoko-trade", canal: "yoko-printed-canal" };
const SITES = { production: "production", trade: "commerce", canal: "move" };

/** A location board: its effect by level, and how many are used by the number of players. */
export const location: PrintedDrawing = {
  ...LOCATION,
  draw: ({ component, values, data, t }: Props) => {
    const row = data.locations.find(({ id }) => id === component.id);
    const kind = knownOf(values.kind, TONES);
    const levels = listOf(values.levels);
    const step = 152 / Math.max(5, levels.length);
    return (
      <g class={kind === null ? "yoko" : `yoko ${TONES[kind]}`}>
        <rect {...LOCATION} rx="5" class="yoko-printed-location" />
        <path d="M0 27V5Q0 0 5 0H157Q162 0 162 5V27Z" class="yoko-printed-bar" />
        {row && <Icon kind={resultIcon(row)} x={15} y={14} size={18} />}
        <Line
          x={28}
          y={14}
          text={t(`yokohama-location-${component.id}`)}
          size={16}
          room={108}
          class="drawn-title drawn-begin"
        />
        {levels.map((level, n) => (
          <g key={n} transform={`translate(${(5 + step * n).toFixed(1)} 31)`}>
            <rect width={step - 2} height="25" rx="3" class="yoko-site" />
            <Line
              x={step / 2 - 1}
              y={12.5}
              text={shown(level)}
              size={16}
              room={step - 6}
              class="drawn-number"
            />
          </g>
        ))}
        <Used of={values.used} />
        {kind === null ? (
          <Line x={141} y={72} text={shown(values.kind)} room={38} />
        ) : (
          <Icon kind={SITES[kind]} x={148} y={72} size={18} />
        )}
      </g>
    );
  },
};

/** "2 players: 1 board", three times. */
function Used({ of }: { of: unknown }) {
  const all = listOf(of);
  const step = 132 / Math.max(3, all.length);
  return (
    <>
      {all.map((boards, n) => (
        <g key={n} transform={`translate(${(4 + step * n).toFixed(1)} 72)`}>
          <Icon kind="assistant" x={7} size={13} />
          <Line x={17} y={0} text={`${n + 2}`} class="drawn-soft" />
          <Line x={32} y={0} text={`×${shown(boards)}`} room={18} class="drawn-number" />
        </g>
      ))}
    </>
  );
}

const EXCHANGE = { width: 110, height: 40 };

/** One row of the exchange table: what is paid, what one gets. */
export const exchange: PrintedDrawing = {
  ...EXCHANGE,
  draw: ({ values }) => (
    <g class="yoko">
      <Ground {...EXCHANGE} board />
      <Flow
        items={[numbered(shown(values.pay), values.cost)]}
        x={26}
        y={23}
        width={40}
        height={20}
      />
      <path d="M50 23H61M57 19L61 23L57 27" class="drawn-arrow" />
      <Flow
        items={[numbered(shown(values.get), values.gain ?? 1)]}
        x={84}
        y={23}
        width={40}
        height={20}
      />
    </g>
  ),
};

const MAP = { width: 156, height: 104 };
const BRICK = 21;
const MOST = 6;

/** The location boards in their rows, from the top. */
export const map: PrintedDrawing = {
  ...MAP,
  draw: ({ values }) => {
    const rows = listOf(values.rows);
    const high = Math.min(24, 100 / Math.max(1, rows.length));
    const top = (MAP.height - high * rows.length) / 2;
    return (
      <g class="yoko">
        <Ground {...MAP} board />
        {rows.map((count, n) => {
          const bricks = Math.max(0, Math.min(MOST, Number(count) || 0));
          const y = top + high * n;
          return (
            <g key={n}>
              <Line x={13} y={y + high / 2} text={shown(count)} room={20} class="drawn-number" />
              {Array.from({ length: Math.floor(bricks) }, (_, k) => (
                <rect
                  key={k}
                  x={89 + (k - bricks / 2) * BRICK}
                  y={y + 2}
                  width={BRICK - 2}
                  height={Math.max(1, high - 4)}
                  rx="2"
                  class="yoko-site"
                />
              ))}
            </g>
          );
        })}
      </g>
    );
  },
};
