/** Wares and signs of Yokohama: each with a silhouette of its own, drawn in a square of 24 around (0, 0). */

import type { ComponentChild } from "preact";
import { fitText } from "../../board/pieces/lettering.ts";

export const SIGNS: Readonly<Record<string, ComponentChild>> = {
  copper: (
    <g class="yoko-copper">
      <path d="M-5 -9H5L7 -2H-7Z" />
      <path d="M-9 0H-1L0.5 8H-11Z" />
      <path d="M1 0H9L11 8H2.500Z" />
    </g>
  ),
  silk: (
    <g class="yoko-silk">
      <path d="M-8 -7H7V7H-8C-11.5 4 -11.5 -4 -8 -7Z" />
      <ellipse cx="7" cy="0" rx="4" ry="7" />
      <path d="M-4 -7V7M0.5 -7V7" class="yoko-fold" />
      <circle cx="7" cy="0" r="1.6" class="yoko-eye" />
    </g>
  ),
  tea: (
    <g class="yoko-tea">
      <path d="M-9 10C-11 -2 -3 -10 11 -10C12 3 4 11 -9 10Z" />
      <path d="M-10 11L5 -4M-3 4V-3M-3 4H4" class="yoko-fold" />
    </g>
  ),
  fish: (
    <g class="yoko-fish">
      <path d="M-12 0C-7 -9 4 -9 7 -1.500L12 -7V7L7 1.500C4 9 -7 9 -12 0Z" />
      <path d="M-2 -5C0.5 -2 0.5 2 -2 5" class="yoko-fold" />
      <circle cx="-6.5" cy="-1.5" r="1.5" class="yoko-eye" />
    </g>
  ),
  import: (
    <g class="yoko-import">
      <path d="M-10 -9H10V9H-10Z" />
      <path d="M-10 -9L10 9M10 -9L-10 9" class="yoko-fold" />
    </g>
  ),
  yen: (
    <g class="yoko-yen">
      <circle r="10.5" />
      <path d="M-4.5 -6L0 0L4.5 -6M0 0V6.500M-4 1H4M-4 4H4" class="yoko-stroke" />
    </g>
  ),
  any_good: (
    <g class="yoko-any">
      <path d="M-10 -10H0V0H-10Z" class="yoko-copper" />
      <path d="M0 -10H10V0H0Z" class="yoko-silk" />
      <path d="M-10 0H0V10H-10Z" class="yoko-fish" />
      <path d="M0 0H10V10H0Z" class="yoko-tea" />
      <circle r="6.5" class="yoko-plate" />
      <text y="5" class="yoko-mark">
        ?
      </text>
    </g>
  ),
  warehouse: (
    <g class="yoko-line">
      <path d="M-10 -2L0 -10L10 -2V10H-10Z" class="yoko-plate" />
      <path d="M0 7V-3M-4.5 1L0 -3.500L4.5 1" />
    </g>
  ),
  move: (
    <g class="yoko-line">
      <circle cx="-8" cy="6" r="3" class="yoko-plate" />
      <path d="M-6 2C-3 -7 4 -8 8 1M8.5 -6L8.5 2L1 1" />
    </g>
  ),
  order: (
    <g class="yoko-line">
      <path d="M-7.5 -10H4L8 -6V10H-7.500Z" class="yoko-plate" />
      <path d="M-3.5 -3H4M-3.5 1.500H4M-3.5 6H1" />
    </g>
  ),
  technology: (
    <g class="yoko-line">
      <path
        d="M-4 5C-4 1 -8 0 -8 -4.500C-8 -8.5 -4.5 -11 0 -11C4.5 -11 8 -8.5 8 -4.500C8 0 4 1 4 5Z"
        class="yoko-plate"
      />
      <path d="M-3.5 8H3.500M-2 11H2" />
    </g>
  ),
  faith: (
    <g class="yoko-line">
      <path d="M-2 -11H2V-5.500H7V-1.500H2V11H-2V-1.500H-7V-5.500H-2Z" class="yoko-plate" />
    </g>
  ),
  trade: (
    <g class="yoko-line">
      <path d="M-10 -4H8M4 -8.500L9 -4L4 0M10 5H-8M-4 0.500L-9 5L-4 9.5" />
    </g>
  ),
  token: (
    <g class="yoko-line">
      <path d="M-9 -9H9V9H-9Z" class="yoko-wood" />
      <path d="M-4 -4H4V4H-4Z" class="yoko-plate" />
    </g>
  ),
  station: (
    <g class="yoko-line">
      <path d="M-9 10V-4L0 -10L9 -4V10Z" class="yoko-seal" />
      <path d="M-4 10V2H4V10M0 -5.500V-2" class="yoko-white" />
    </g>
  ),
  production: <path d="M-9 9V-1L-3 3V-1L3 3V-9H9V9Z" class="yoko-green" />,
  commerce: (
    <path
      d="M-10 -3L-8 -9H8L10 -3C9 0 6 0 5 -2.500C4 0 1 0 0 -2.500C-1 0 -4 0 -5 -2.500C-6 0 -9 0 -10 -3ZM-8 1H8V9H-8Z"
      class="yoko-orange"
    />
  ),
  assistant: (
    <path
      d="M0 -11A4.6 4.6 0 0 1 3.5 -3.500C7 -1 8 4 8 10H-8C-8 4 -7 -1 -3.5 -3.500A4.6 4.6 0 0 1 0 -11Z"
      class="yoko-outline"
    />
  ),
  president: (
    <path
      d="M-4 -13H4V-8H7V-6H4.500C4.5 -4.5 4 -3.5 3.5 -3C7 -1 8 4 8 10H-8C-8 4 -7 -1 -3.5 -3C-4 -3.5 -4.5 -4.5 -4.5 -6H-7V-8H-4Z"
      class="yoko-outline"
    />
  ),
  shop: (
    <path d="M-10 -8H10L12 -1C11 2 8.5 2 8 1V10H-8V1C-8.5 2 -11 2 -12 -1Z" class="yoko-outline" />
  ),
  house: <path d="M0 -12L11 -4V11H-11V-4Z" class="yoko-outline" />,
};

export interface IconProps {
  kind: string;
  x?: number;
  y?: number;
  /** The side of its square. */
  size?: number;
}

export function Icon({ kind, x = 0, y = 0, size = 24 }: IconProps) {
  return (
    <g class="yoko-icon" transform={`translate(${x} ${y}) scale(${(size / 24).toFixed(3)})`}>
      {SIGNS[kind] ?? null}
    </g>
  );
}

/** Victory points: a pale rosette with the number. */
export function Points({
  x,
  y,
  r = 14,
  value,
}: {
  x: number;
  y: number;
  r?: number;
  value: number | string;
}) {
  const size = r * 1.36;
  const rim = Array.from({ length: 20 }, (_, k) => {
    const turn = (k * Math.PI) / 10;
    const far = k % 2 === 0 ? r : r * 0.86;
    return `${(x + far * Math.cos(turn)).toFixed(1)} ${(y + far * Math.sin(turn)).toFixed(1)}`;
  });
  return (
    <g class="yoko-points">
      <path d={`M${rim.join("L")}Z`} />
      <text x={x} y={y + r * 0.48} font-size={size} {...fitText(String(value), size, r * 1.7)}>
        {value}
      </text>
    </g>
  );
}

export const NATION_LETTERS: Readonly<Record<string, string>> = {
  uk: "UK",
  us: "US",
  fr: "FR",
  de: "DE",
  nl: "NL",
};

/** A pennant with the letters of a nation; the independent agent has a star. */
export function Flag({
  nation,
  x,
  y,
  scale = 1,
}: {
  nation: string;
  x: number;
  y: number;
  scale?: number;
}) {
  return (
    <g class={`yoko-flag yoko-flag-${nation}`} transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M-17 -11H17L13 0L17 11H-17Z" />
      <text x="-2" y="7">
        {NATION_LETTERS[nation] ?? "★"}
      </text>
    </g>
  );
}

/** A number and an icon around (x, y), one and a half times as wide as `size`. */
export function Amount({
  kind,
  count,
  x,
  y,
  size = 19,
}: {
  kind: string;
  count: number;
  x: number;
  y: number;
  size?: number;
}) {
  if (kind === "vp") return <Points x={x} y={y} r={size * 0.72} value={count} />;
  if (count === 1) return <Icon kind={kind} x={x} y={y} size={size} />;
  return (
    <g>
      <text x={x - size * 0.42} y={y + size * 0.36} class="yoko-number" font-size={size * 1.02}>
        {count}
      </text>
      <Icon kind={kind} x={x + size * 0.3} y={y} size={size * 0.86} />
    </g>
  );
}
