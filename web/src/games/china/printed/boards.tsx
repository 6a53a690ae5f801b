/** The map, and what each side of the boards has of its own. */
import type { PrintedDrawing, PrintedProps } from "../../../board/PrintedDrawing.ts";
import { Line } from "../../../board/printed/Line.tsx";
import { listOf, shown } from "../../../board/printed/values.ts";
import type { ChinaTables } from "../tables.ts";
import { EDGE, Plan, SIDE } from "./Plan.tsx";
import { movedSpots, spotsOf } from "./roads.ts";

type Props = PrintedProps<ChinaTables>;

const MAP = { width: 700, height: 700, wide: true };
const FIT = `scale(${(MAP.width / SIDE).toFixed(4)}) translate(${-EDGE} ${-EDGE})`;

/** All spaces and the roads that every board shows. */
export const map: PrintedDrawing = {
  ...MAP,
  draw: ({ values, data, small, t }: Props) => {
    const { spots, strange } = spotsOf(values.spaces);
    return (
      <g class="china" transform={FIT}>
        <Plan {...{ data, spots, strange, small, t }} pale={[]} roads={values.roads} />
      </g>
    );
  },
};

/** One side: its own roads on those of the map, its harbours and posts. */
export const board: PrintedDrawing = {
  ...MAP,
  draw: ({ component, values, data, small, t }: Props) => {
    const { roads_of = [] } = data.board[component.id] ?? {};
    const others = roads_of.flatMap((other) => data.board[other]?.roads ?? []);
    return (
      <g class="china" transform={FIT}>
        <Plan
          {...{ data, small, t }}
          spots={movedSpots(data, component.id)}
          pale={[...data.map.roads, ...others]}
          roads={values.roads}
          harbours={listOf(values.harbours)}
        />
      </g>
    );
  },
};

/** The roads that the board of the border disputes has from another side. */
export const nearCopy: PrintedDrawing = {
  ...MAP,
  draw: ({ values, data, small, t }: Props) => {
    const others = listOf(values.roads_of);
    const roads = others.flatMap((other) => data.board[String(other)]?.roads ?? []);
    const names = others.map((other) =>
      data.board[String(other)] ? t(`china-board-${other}`) : shown(other),
    );
    return (
      <g class="china" transform={FIT}>
        <Plan
          {...{ data, small, t }}
          spots={movedSpots(data, "border")}
          pale={data.map.roads}
          roads={roads}
        />
        <Line
          x={EDGE + SIDE / 2}
          y={EDGE + SIDE - 36}
          text={names.join(", ") || "–"}
          size={small ? 42 : 26}
          room={SIDE - 120}
          class="china-strange"
        />
      </g>
    );
  },
};
