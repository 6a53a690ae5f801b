/** A dragon on the land of each province: a winding body, made once from a curve. */

import type { Point } from "./data.ts";

const STEPS = 34;

/** Middle line and half width of the body, from the tail (0) to the neck (1). */
function body(t: number): { at: Point; half: number } {
  const x = -66 + 104 * t;
  const y = 9 * Math.sin(t * 8.2 + 0.9) - 8 * t * t + 3;
  return { at: [x, y], half: 0.6 + 7.6 * Math.sin(Math.PI * (0.06 + 0.7 * t)) };
}

function ribbon(): string {
  const upper: string[] = [];
  const lower: string[] = [];
  for (let k = 0; k <= STEPS; k++) {
    const { at, half } = body(k / STEPS);
    const next = body((k + 0.5) / STEPS).at;
    const length = Math.hypot(next[0] - at[0], next[1] - at[1]);
    const nx = (-(next[1] - at[1]) / length) * half;
    const ny = ((next[0] - at[0]) / length) * half;
    // A comb of spines along the back: every third point stands out.
    const spine = k % 3 === 1 && k > 2 ? 1.75 : 1;
    upper.push(`${(at[0] - nx * spine).toFixed(1)} ${(at[1] - ny * spine).toFixed(1)}`);
    lower.unshift(`${(at[0] + nx).toFixed(1)} ${(at[1] + ny).toFixed(1)}`);
  }
  return `M${[...upper, ...lower].join("L")}Z`;
}

const BODY = ribbon();
const NECK = body(1).at;
const HEAD =
  "M-7 -6C-3 -11 5 -11 10 -7L21 -4C24 -3 24 0 21 1L12 2L20 5C19 8 12 9 6 7C0 9 -6 8 -8 5Z" +
  "M0 -8C-3 -15 -9 -18 -15 -17C-11 -15 -9 -12 -7 -7ZM6 -8C5 -14 1 -18 -4 -20C-1 -16 0 -12 1 -8Z";
const WHISKERS = "M20 -4C26 -8 30 -4 28 3M18 6C22 10 22 15 18 18";
const LEGS =
  "M-28 8C-30 14 -34 17 -40 18M-36 16L-42 22M-36 16L-34 23M14 12C14 18 18 22 24 23M19 21L17 28M19 21L25 28";

export function Dragon({ at, size = 1 }: { at: Point; size?: number }) {
  return (
    <g class="china-dragon" transform={`translate(${at[0]} ${at[1]}) scale(${size})`}>
      <path d={LEGS} class="china-claws" />
      <path d={BODY} />
      <g transform={`translate(${NECK[0] + 4} ${NECK[1] - 1})`}>
        <path d={HEAD} />
        <path d={WHISKERS} class="china-claws" />
      </g>
    </g>
  );
}
