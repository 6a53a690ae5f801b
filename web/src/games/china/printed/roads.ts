/** Roads and spaces as they are written in the tables, and as they lie on a board. */
import { listOf, shown } from "../../../board/printed/values.ts";
import type { Point } from "../data.ts";
import type { ChinaTables } from "../tables.ts";

export type Spots = ReadonlyMap<string, Point>;

/** The two ends of "chin1 wei1"; null if it is not written like a road. */
export function endsOf(road: unknown): readonly [string, string] | null {
  const [from, to, ...more] = typeof road === "string" ? road.split(" ") : [];
  return from && to && more.length === 0 ? [from, to] : null;
}

function isBetween(road: unknown, one: string, other: string): boolean {
  const ends = endsOf(road);
  return ends?.includes(one) === true && ends.includes(other);
}

/** The roads with one more between two spaces, or without the one that was there. */
export function toggledRoad(roads: unknown, one: string, other: string): unknown[] {
  const all = listOf(roads);
  const left = all.filter((road) => !isBetween(road, one, other));
  return left.length < all.length ? left : [...all, `${one} ${other}`];
}

/** The list with one more word, or without it. */
export function toggledWord(words: unknown, word: string): unknown[] {
  const all = listOf(words);
  return all.includes(word) ? all.filter((one) => one !== word) : [...all, word];
}

/** The roads that can be drawn, and those that cannot; twice the same is once too often. */
export function sorted(roads: unknown, spots: Spots) {
  const drawn = new Map<string, readonly [Point, Point]>();
  const strange: unknown[] = [];
  for (const road of listOf(roads)) {
    const ends = endsOf(road) ?? [];
    const [from, to] = ends.map((end) => spots.get(end));
    const name = ends.toSorted().join(" ");
    if (from && to && from !== to && !drawn.has(name)) drawn.set(name, [from, to]);
    else strange.push(road);
  }
  return { drawn: [...drawn.values()], strange };
}

/** The spaces of the map, wherever one has a position; a new one has none yet. */
export function spotsOf(spaces: unknown): { spots: Spots; strange: unknown[] } {
  const spots = new Map<string, Point>();
  const strange: unknown[] = [];
  for (const space of listOf(spaces)) {
    const { id, x, y } = (space ?? {}) as Record<string, unknown>;
    const isPlaced = typeof x === "number" && typeof y === "number";
    if (typeof id === "string" && isPlaced && !spots.has(id)) spots.set(id, [x, y]);
    else strange.push(typeof id === "string" ? id : space);
  }
  return { spots, strange };
}

/** Roads of a board by the names of the map, where a post stands instead of a space. */
export function movedSpots(data: ChinaTables, board: string): Spots {
  const spots = new Map(spotsOf(data.map.spaces).spots);
  for (const { id, x, y, instead_of } of data.board[board]?.posts ?? []) {
    spots.set(id, [x, y]);
    if (instead_of) spots.set(instead_of, [x, y]);
  }
  return spots;
}

/** The name of a space; a word that is none as it is. */
export function spaceName(space: unknown, spots: Spots, t: (id: string) => string): string {
  return typeof space === "string" && spots.has(space) ? t(`china-space-${space}`) : shown(space);
}
