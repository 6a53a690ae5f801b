/**
 * The borders of the provinces. The outlines of the data file are cut into arcs where three lines
 * meet; each arc becomes one smooth curve, drawn in one direction only, so that two neighbours share
 * exactly the same line.
 */

import type { Point } from "./data.ts";
import type { ProvinceDrawing } from "./tables.ts";

/** A cubic curve: from, two handles, to. */
type Curve = readonly [Point, Point, Point, Point];

export interface Arc {
  provinces: string[];
  curves: Curve[];
}

export interface Borders {
  arcs: Arc[];
  /** The outline of each province as the data of an SVG path. */
  outline: Record<string, string>;
}

const WOBBLE = 3.2;
const LONGEST = 46;

const key = (p: Point): string => `${p[0]},${p[1]}`;

/** A number between -1 and 1 that depends on nothing but its place. */
function noise(x: number, y: number): number {
  const n = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return 2 * (n - Math.floor(n)) - 1;
}

/** Points between two points, a little beside the straight line. */
function roughen(from: Point, to: Point): Point[] {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy);
  const parts = Math.max(1, Math.round(length / LONGEST));
  const points: Point[] = [];
  for (let k = 1; k < parts; k++) {
    const x = from[0] + (dx * k) / parts;
    const y = from[1] + (dy * k) / parts;
    const off = noise(x, y) * WOBBLE;
    points.push([x - (dy / length) * off, y + (dx / length) * off]);
  }
  return points;
}

/** A smooth curve through all points. */
function smooth(points: Point[]): Curve[] {
  const at = (k: number): Point => points[Math.min(Math.max(k, 0), points.length - 1)] as Point;
  const curves: Curve[] = [];
  for (let k = 0; k + 1 < points.length; k++) {
    const [a, b, c, d] = [at(k - 1), at(k), at(k + 1), at(k + 2)];
    curves.push([
      b,
      [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6],
      [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6],
      c,
    ]);
  }
  return curves;
}

const round = (n: number): number => Math.round(n * 10) / 10;
const xy = (p: Point): string => `${round(p[0])} ${round(p[1])}`;

function curveTo([, b, c, d]: Curve): string {
  return `C${xy(b)} ${xy(c)} ${xy(d)}`;
}

/** An arc as the data of an SVG path. */
export function arcPath(arc: Arc): string {
  const first = arc.curves[0];
  return first ? `M${xy(first[0])}${arc.curves.map(curveTo).join("")}` : "";
}

function backwards(curves: Curve[]): Curve[] {
  return curves.map(([a, b, c, d]): Curve => [d, c, b, a]).reverse();
}

/** Which provinces an edge separates, and which points meet at a point. */
function survey(shapes: Record<string, ProvinceDrawing>) {
  const sides = new Map<string, string[]>();
  const around = new Map<string, Set<string>>();
  for (const [province, { outline }] of Object.entries(shapes)) {
    outline.forEach((from, k) => {
      const to = outline[(k + 1) % outline.length] as Point;
      const edge = [key(from), key(to)].sort().join(" ");
      sides.set(edge, [...(sides.get(edge) ?? []), province]);
      for (const [p, q] of [
        [from, to],
        [to, from],
      ] as const) {
        around.set(key(p), (around.get(key(p)) ?? new Set()).add(key(q)));
      }
    });
  }
  return { sides, corner: (p: Point): boolean => (around.get(key(p))?.size ?? 0) > 2 };
}

/** An outline turned so that it starts in a corner, cut at every corner. */
function cut(outline: Point[], corner: (p: Point) => boolean): Point[][] {
  const start = Math.max(0, outline.findIndex(corner));
  const turned = [...outline.slice(start), ...outline.slice(0, start)];
  const pieces: Point[][] = [];
  let piece: Point[] = [turned[0] as Point];
  for (const point of [...turned.slice(1), turned[0] as Point]) {
    piece.push(point);
    if (corner(point)) {
      pieces.push(piece);
      piece = [point];
    }
  }
  return pieces;
}

function draw(points: Point[]): Curve[] {
  const all: Point[] = [points[0] as Point];
  for (let k = 0; k + 1 < points.length; k++) {
    const [from, to] = [points[k] as Point, points[k + 1] as Point];
    all.push(...roughen(from, to), to);
  }
  return smooth(all);
}

/** All borders of one side of the board. */
export function borders(shapes: Record<string, ProvinceDrawing>): Borders {
  const { sides, corner } = survey(shapes);
  const known = new Map<string, Arc>();
  const outline: Record<string, string> = {};
  for (const [province, shape] of Object.entries(shapes)) {
    let path = "";
    for (const points of cut(shape.outline, corner)) {
      const forward = points.map(key).join(" ");
      const reverse = [...points].reverse().map(key).join(" ");
      const edge = [key(points[0] as Point), key(points[1] as Point)].sort().join(" ");
      const twin = known.get(reverse);
      const arc = twin ?? { provinces: sides.get(edge) ?? [], curves: draw(points) };
      known.set(twin ? reverse : forward, arc);
      const curves = twin ? backwards(arc.curves) : arc.curves;
      path += (path ? "" : `M${xy((curves[0] as Curve)[0])}`) + curves.map(curveTo).join("");
    }
    outline[province] = `${path}Z`;
  }
  return { arcs: [...known.values()], outline };
}

/** The direction across the border of two provinces beside a point, in degrees. */
export function across(arcs: Arc[], pair: readonly string[], at: Point): number {
  let best = Number.POSITIVE_INFINITY;
  let angle = 0;
  for (const arc of arcs) {
    if (!pair.every((p) => arc.provinces.includes(p))) continue;
    for (const [a, , , d] of arc.curves) {
      const far = Math.hypot((a[0] + d[0]) / 2 - at[0], (a[1] + d[1]) / 2 - at[1]);
      if (far < best) {
        best = far;
        angle = (Math.atan2(d[1] - a[1], d[0] - a[0]) * 180) / Math.PI + 90;
      }
    }
  }
  return angle;
}

/** A road between two spaces: a line with a slight bend. */
export function roadPath(from: Point, to: Point): string {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const bend = noise(from[0] + to[0], from[1] + to[1]) * 0.07;
  const x = (from[0] + to[0]) / 2 - dy * bend;
  const y = (from[1] + to[1]) / 2 + dx * bend;
  return `M${xy(from)}Q${round(x)} ${round(y)} ${xy(to)}`;
}
