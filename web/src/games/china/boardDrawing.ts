/** Where everything on a board stands: on the map, unless the board has something of its own. */

import type { Point } from "./data.ts";
import type { ChinaTables, ProvinceDrawing } from "./tables.ts";

export interface BoardDrawing {
  /** Spaces and posts. */
  spots: ReadonlyMap<string, Point>;
  /** The numbers of the alliances, in their order. */
  alliances: readonly Point[];
  provinces: Record<string, ProvinceDrawing>;
  lake: readonly Point[];
}

type Spot = { x: number; y: number };

const place = ({ x, y }: Spot): Point => [x, y];

/** Of the tables that this table of the house is played by: older rules had other maps. */
export function boardDrawing(data: ChinaTables, id: string): BoardDrawing | null {
  const board = data.board[id];
  if (!board) return null;
  const spaces = [...(board.spaces ?? data.map.spaces), ...(board.posts ?? [])];
  return {
    spots: new Map(spaces.map((space) => [space.id, place(space)])),
    alliances: (board.alliances ?? data.map.alliances).map(place),
    provinces: board.drawing ?? data.map.drawing,
    lake: data.map.lake,
  };
}
