/** Where the plate of Pu'er lies: on the board as the data file says, on a phone by its own grid. */
import type { BoardProps } from "../../board/BoardProps.ts";
import type { Paint } from "./colours.ts";
import type { Box, Point } from "./data.ts";
import type { YunnanTables } from "./tables.ts";
import type { YunnanView } from "./view.ts";

/** What everything on the board gets; the plate of Pu'er also its geometry. */
export type Drawing = BoardProps<YunnanView, YunnanTables> & { paint: Paint };
export type Plate = Drawing & { geometry: PuerGeometry };
export type Row = PuerGeometry["rows"][number];

export interface PuerGeometry {
  title: Point;
  /** Words and slots of the two orders. */
  auction: { word: Point; slots: Point[] };
  travel: { word: Point; slots: Point[] };
  rows: { id: string; rect: Box; label: Point; y: number }[];
  columns: number[];
  templeColumns: number[];
  passes: Point[];
  influence: Point[];
  bank: { rect: Box; label: Point; spaces: Point[] };
  inspector: Point;
  rounds: Point[];
  /** Radii of small and large bid spaces. */
  small: number;
  large: number;
  /** How far from its middle a space can be hit. */
  reach: number;
  letters: number;
  /** The room for the name of a building. */
  names: number;
}

export function wideGeometry(data: YunnanTables): PuerGeometry {
  const { draw } = data;
  const before = (slots: Point[]): Point => [(slots[0]?.[0] ?? 0) - 18, slots[0]?.[1] ?? 0];
  return {
    title: data.places[0]?.draw.label ?? [0, 0],
    auction: { word: before(draw.auction_order), slots: draw.auction_order },
    travel: { word: before(draw.travel_order), slots: draw.travel_order },
    rows: data.buildings.map(({ id, draw: at }) => ({ id, ...at })),
    columns: data.spaces.draw.progress_x,
    templeColumns: data.spaces.draw.temple_x,
    passes: draw.passes,
    influence: draw.influence,
    bank: data.bank.draw,
    inspector: draw.inspector,
    rounds: draw.rounds,
    small: 17,
    reach: 20,
    large: 21,
    letters: 20,
    names: 130,
  };
}

export const NARROW_PUER = { width: 352, height: 478 };
const STEP = 46;
const LEFT = 143;

/** One unit is one pixel: spaces are 46 px apart, so that each is a target for a finger. */
export function narrowGeometry(data: YunnanTables): PuerGeometry {
  const columns = [0, 1, 2, 3, 4].map((n) => LEFT + n * STEP);
  const rows: PuerGeometry["rows"] = [];
  const tracks: Record<string, Point[]> = {};
  let y = 58;
  for (const { id } of data.buildings) {
    const track = id === "customs" || id === "guild";
    const height = track ? 80 : 50;
    rows.push({ id, rect: [2, y, 348, height - 3], label: [30, y + 24], y: y + 24 });
    if (track) tracks[id] = columns.map((x): Point => [x, y + 62]);
    y += height;
  }
  const last = rows.at(-1)?.y ?? 0;
  return {
    title: [6, 26],
    auction: { word: [150, 15], slots: [0, 1, 2, 3, 4].map((n): Point => [170 + n * 27, 15]) },
    travel: { word: [150, 43], slots: [0, 1, 2, 3, 4].map((n): Point => [170 + n * 27, 43]) },
    rows,
    columns,
    templeColumns: columns.slice(0, 4),
    passes: tracks.customs ?? [],
    influence: tracks.guild ?? [],
    bank: {
      rect: [2, y, 250, 56],
      label: [12, y + 28],
      spaces: [
        [96, y + 28],
        [148, y + 28],
      ],
    },
    inspector: [304, y + 26],
    rounds: columns
      .concat(columns.map((x) => x + 23))
      .sort((a, b) => a - b)
      .slice(0, 8)
      .map((x): Point => [x, last]),
    small: 19,
    reach: 23,
    large: 22,
    letters: 14,
    names: 88,
  };
}

/** The frame of the map inside the rails. */
export const LOW = 58;
export const HIGH = 942;

/** Where a guard may be laid, beside the name of each province. */
export const GUARDS: Record<string, Point> = {
  yunnan: [724, 690],
  sichuan: [908, 652],
  kang: [640, 240],
  tibet: [222, 142],
  qinghai: [667, 98],
};

/** Whether the plate with the payments stands under the name or beside it. */
export const PLATE_BELOW: Record<string, boolean> = {
  yunnan: true,
  sichuan: true,
  tibet: true,
};
