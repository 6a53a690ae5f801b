/** Smooth lines through the points of the data file. */
import type { Point } from "./data.ts";

const n = (value: number) => Math.round(value * 10) / 10;

/** An open line through all points. */
export function smooth(points: readonly Point[]): string {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))] as Point;
  let path = `M${at(0)[0]} ${at(0)[1]}`;
  for (let i = 0; i < points.length - 1; i++) {
    path += curve(at(i - 1), at(i), at(i + 1), at(i + 2), false, false);
  }
  return path;
}

/**
 * A closed outline. Corners stay sharp and take no part in the bend of their neighbours, so that two
 * provinces draw the border between the same two corners alike.
 */
export function region(points: readonly Point[], corner: (point: Point) => boolean): string {
  const at = (i: number) => points[(i + points.length) % points.length] as Point;
  let path = `M${at(0)[0]} ${at(0)[1]}`;
  for (let i = 0; i < points.length; i++) {
    const [a, b] = [at(i), at(i + 1)];
    path += curve(at(i - 1), a, b, at(i + 2), corner(a), corner(b));
  }
  return `${path}Z`;
}

function curve(before: Point, a: Point, b: Point, after: Point, sharpA: boolean, sharpB: boolean) {
  const c1 = sharpA ? a : ([a[0] + (b[0] - before[0]) / 6, a[1] + (b[1] - before[1]) / 6] as Point);
  const c2 = sharpB ? b : ([b[0] - (after[0] - a[0]) / 6, b[1] - (after[1] - a[1]) / 6] as Point);
  return `C${n(c1[0])} ${n(c1[1])} ${n(c2[0])} ${n(c2[1])} ${b[0]} ${b[1]}`;
}

/** The points at which three regions meet, and those on the frame. */
export function corners(outlines: readonly Point[][], low: number, high: number) {
  const seen = new Map<string, number>();
  for (const outline of outlines) {
    for (const [x, y] of outline) seen.set(`${x} ${y}`, (seen.get(`${x} ${y}`) ?? 0) + 1);
  }
  return ([x, y]: Point) =>
    x <= low || y <= low || x >= high || y >= high || (seen.get(`${x} ${y}`) ?? 0) > 2;
}

/** The direction of a line at one of its points, in degrees. */
export function direction(points: readonly Point[], site: Point): number {
  const i = points.findIndex(([x, y]) => x === site[0] && y === site[1]);
  const before = points[Math.max(0, i - 1)] ?? site;
  const after = points[Math.min(points.length - 1, i + 1)] ?? site;
  return n((Math.atan2(after[1] - before[1], after[0] - before[0]) * 180) / Math.PI);
}
