/** The level tracks of Pu'er, the two orders of play, and the round track of the 2013 edition. */

import { Lines } from "../../board/pieces/badges.tsx";
import { Shape } from "../../board/pieces/Mark.tsx";
import type { Point } from "./data.ts";
import type { Plate, Row } from "./geometry.ts";
import type { YunnanView } from "./view.ts";

/** A level track under its building: the marks of all colours stand on their step. */
export function Track({ view, paint, track, at, level, t, geometry, data, isPhone }: TrackProps) {
  const first = at[0] ?? [0, 0];
  const last = at.at(-1) ?? first;
  const values = data.tracks[track].values;
  return (
    <g class="level-track">
      <text
        x={first[0] - (isPhone ? 34 : 32)}
        y={first[1] + 6}
        font-size={isPhone ? 14 : 19}
        class="track-word"
      >
        {t(`yunnan-table-${track}`)}
      </text>
      <path d={`M${first[0] - 12} ${first[1]}H${last[0] + 12}`} class="level-rail" />
      {at.map(([x, y], n) => {
        const value = values[n] ?? n;
        const here = view.colors.filter((one) => level(one) === value);
        const gap = here.length > 3 ? 9 : 12;
        const width = 24 + (here.length - 1) * gap;
        return (
          <g key={value} data-place={`${track}:${value}`}>
            {here.length === 0 ? (
              <>
                <circle cx={x} cy={y} r={13} class="level-step" />
                <text x={x} y={y + 6.5} font-size={geometry.letters} class="level-value">
                  {value}
                </text>
              </>
            ) : (
              <>
                <rect
                  x={x - width / 2}
                  y={y - 13}
                  width={width}
                  height={26}
                  rx={13}
                  class="level-here"
                />
                {here.map(({ color }, k) => (
                  <Shape
                    key={color}
                    colour={paint(color)}
                    x={x + (k - (here.length - 1) / 2) * gap}
                    y={y}
                    r={7.5}
                  />
                ))}
              </>
            )}
          </g>
        );
      })}
    </g>
  );
}

interface TrackProps extends Plate {
  track: "passes" | "influence";
  at: Point[];
  level(one: YunnanView["colors"][number]): number;
}

/** The colours in the order in which they decide; who has passed is pale. */
export function Order({ view, paint, order, word, at, t, geometry, fade }: OrderProps) {
  return (
    <g class="order" pointer-events="none">
      <text x={at.word[0]} y={at.word[1] + 6} font-size={geometry.letters} class="order-word">
        {t(word)}
      </text>
      {order.map((color, n) => {
        const [x, y] = at.slots[n] ?? [0, 0];
        const passed = fade && view.colors.find((one) => one.color === color)?.passed;
        return (
          <g key={color} class={passed ? "order-passed" : ""}>
            <circle
              cx={x}
              cy={y}
              r={12}
              class={view.color === color ? "order-slot now" : "order-slot"}
            />
            <Shape colour={paint(color)} x={x} y={y} r={7.5} />
          </g>
        );
      })}
    </g>
  );
}

interface OrderProps extends Plate {
  order: string[];
  word: string;
  at: { word: Point; slots: Point[] };
  fade?: boolean;
}

/** The 2013 edition has no temple: in its row lies the round track with the price of a debt. */
export function Rounds({ view, geometry, row, t, isPhone }: Plate & { row: Row }) {
  if (view.debt_rate === null) return null;
  const [x, y, width, height] = row.rect;
  const last = geometry.rounds.length;
  return (
    <g class="rounds">
      <title>{t("yunnan-table-debt-rate", { vp: view.debt_rate })}</title>
      <rect x={x} y={y} width={width} height={height} rx={6} class="slab" />
      {isPhone && (
        <Lines x={10} y={row.y} size={14} text={t("yunnan-table-debt")} class="row-name" />
      )}
      {geometry.rounds.map(([cx, cy], n) => (
        <g key={cx} class={Math.min(view.round, last) === n + 1 ? "round now" : "round"}>
          <circle cx={cx} cy={cy} r={isPhone ? 11 : 17} />
          <text x={cx} y={cy + 6.5} font-size={isPhone ? 14 : 19}>
            {Math.max(1, last - n)}
          </text>
        </g>
      ))}
    </g>
  );
}
