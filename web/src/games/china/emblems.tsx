/** The five card colours as signs, so that nothing depends on tint: flame, leaf, persimmon, millet, blossom. */

import type { ComponentChild } from "preact";

const petals = [0, 72, 144, 216, 288];
const grains = [-7, -1.5, 4];

const SIGNS: Record<string, ComponentChild> = {
  red: (
    <>
      <path d="M0 -12C1 -7 7 -4 7 3.5C7 8.5 4 11.5 0 11.5C-4 11.5 -7 8.5 -7 4C-7 0.5 -5 -1 -4.5 -4C-3 -3 -2 -2 -2 -0.5C0 -3 1 -7 0 -12Z" />
      <path
        d="M0.3 2C1 4 3 5 3 7.5C3 9.3 1.7 10.3 0 10.3C-1.7 10.3 -3 9.2 -3 7.5C-3 5.5 -0.5 4.5 0.3 2Z"
        class="china-hole"
      />
    </>
  ),
  green: (
    <>
      <path d="M-1 9C-2 1 -5 -5 -11 -8C-12 0 -9 6 -1 9Z" />
      <path d="M0.5 9C0 0 4 -7 11.5 -11C13 -1 9 6 0.5 9Z" />
      <path d="M0 11.5V5" class="china-stalk" />
    </>
  ),
  orange: (
    <>
      <path d="M0 -5.5C7 -8 11 -3 10 3C9 9 5 11.5 0 11.5C-5 11.5 -9 9 -10 3C-11 -3 -7 -8 0 -5.5Z" />
      <path d="M0 -3.5L-8 -7L-2.5 -8L0 -12L2.5 -8L8 -7Z" class="china-calyx" />
    </>
  ),
  yellow: (
    <>
      <path d="M0 12V-5" class="china-stalk" />
      <path d="M0 -12C2.5 -9.5 2.5 -7 0 -5C-2.5 -7 -2.5 -9.5 0 -12Z" />
      {grains.map((y) => (
        <path
          key={y}
          d={`M0.6 ${y + 5}C1 ${y + 1} 4 ${y - 1} 7.5 ${y - 1.5}C7.5 ${y + 2.5} 4.5 ${y + 5} 0.6 ${y + 5}ZM-0.6 ${y + 5}C-1 ${y + 1} -4 ${y - 1} -7.5 ${y - 1.5}C-7.5 ${y + 2.5} -4.5 ${y + 5} -0.6 ${y + 5}Z`}
        />
      ))}
    </>
  ),
  purple: (
    <>
      {petals.map((turn) => (
        <circle key={turn} cx="0" cy="-6.6" r="5" transform={`rotate(${turn})`} />
      ))}
      <circle r="3.1" class="china-hole" />
    </>
  ),
};

export function Emblem({
  color,
  x = 0,
  y = 0,
  scale = 1,
}: {
  color: string;
  x?: number;
  y?: number;
  scale?: number;
}) {
  return (
    <g class={`china-emblem china-${color}`} transform={`translate(${x} ${y}) scale(${scale})`}>
      {SIGNS[color]}
    </g>
  );
}
