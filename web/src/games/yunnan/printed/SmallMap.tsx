/** The provinces with their roads and ravines, small: for what stands on the map. */
import type { ComponentChildren } from "preact";
import type { PrintedProps } from "../../../board/PrintedDrawing.ts";
import { shown } from "../../../board/printed/values.ts";
import { corners, region, smooth } from "../curves.ts";
import type { Point } from "../data.ts";
import { HIGH, LOW } from "../geometry.ts";
import type { YunnanTables } from "../tables.ts";

/** The width of the land in units of the data file. */
export const LAND = HIGH - LOW;

interface MapProps {
  data: YunnanTables;
  width: number;
  children?: ComponentChildren;
}

/** The land; what stands on it is drawn in the units of the data file. Below lies only Pu'er. */
export function SmallMap({ data, width, children }: MapProps) {
  const corner = corners(
    data.places.map(({ draw }) => draw.outline),
    LOW,
    HIGH,
  );
  const scale = width / LAND;
  return (
    <g transform={`scale(${scale.toFixed(4)}) translate(${-LOW} ${-LOW})`}>
      {data.places.map(({ id, draw }) => (
        <path key={id} d={region(draw.outline, corner)} class={`yunnan-ground yunnan-tint-${id}`} />
      ))}
      <path d={data.ravines.map(({ draw }) => smooth(draw.path)).join("")} class="yunnan-faint" />
      <path d={data.roads.map(({ draw }) => smooth(draw.path)).join("")} class="yunnan-faint" />
      {data.places.map(({ id, draw: { station } }) => (
        <circle key={id} cx={station[0]} cy={station[1]} r="16" class="yunnan-stop" />
      ))}
      {children}
    </g>
  );
}

export function stationOf(data: YunnanTables, place: unknown): Point | null {
  return data.places.find(({ id }) => id === place)?.draw.station ?? null;
}

/** A way between two places: as it is drawn on the board, or straight where none is. */
export function Way({
  data,
  ends,
  ravine,
}: {
  data: YunnanTables;
  ends: readonly unknown[];
  ravine: boolean;
}) {
  const [from, to] = [stationOf(data, ends[0]), stationOf(data, ends[1])];
  if (!from || !to) return null;
  const isThis = (way: { ends: readonly string[] }) =>
    ends.every((end) => way.ends.includes(String(end)));
  const known = (ravine ? data.ravines : data.roads).find(isThis);
  const line = smooth(known ? between(from, to, known.draw.path) : [from, to]);
  return (
    <>
      <path d={line} class="yunnan-way-edge" />
      <path d={line} class={ravine ? "yunnan-way yunnan-way-ravine" : "yunnan-way"} />
      {[from, to].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="30" class="yunnan-end" />
      ))}
    </>
  );
}

/** A drawn way may begin beside a station, or on another way: here it has its two ends. */
function between(from: Point, to: Point, path: readonly Point[]): Point[] {
  const start = path[0] ?? from;
  const [first, last] = distance(start, from) <= distance(start, to) ? [from, to] : [to, from];
  const inner = path.filter((at) => distance(at, first) > 20 && distance(at, last) > 20);
  return [first, ...inner, last];
}

function distance([x, y]: Point, [otherX, otherY]: Point): number {
  return Math.hypot(x - otherX, y - otherY);
}

/** The name of a place; a word that is none as it is. */
export function placeNameOf(
  place: unknown,
  { data, t }: Pick<PrintedProps<YunnanTables>, "data" | "t">,
) {
  const known = data.places.find(({ id }) => id === place);
  return known ? t(`yunnan-province-${known.id}`) : shown(place);
}
