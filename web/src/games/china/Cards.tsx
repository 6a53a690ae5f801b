/** Province cards in a drawing. */

import { Emblem } from "./emblems.tsx";

export const CARD_WIDTH = 96;
export const CARD_HEIGHT = 112;

/** An open card: emblem and the provinces it pays for. */
export function Card({
  color,
  x,
  y,
  names,
}: {
  color: string;
  x: number;
  y: number;
  names: readonly string[];
}) {
  return (
    <g class={`china-card china-${color}`} transform={`translate(${x} ${y})`}>
      <rect width={CARD_WIDTH} height={CARD_HEIGHT} rx="9" class="china-card-edge" />
      <rect
        x="5"
        y="5"
        width={CARD_WIDTH - 10}
        height={CARD_HEIGHT - 10}
        rx="6"
        class="china-card-face"
      />
      <Emblem color={color} x={CARD_WIDTH / 2} y={names.length > 1 ? 33 : 40} scale={1.55} />
      {names.map((name, k) => (
        <text
          key={name}
          x={CARD_WIDTH / 2}
          y={(names.length > 1 ? 74 : 88) + 24 * k}
          class="china-card-name"
        >
          {name}
        </text>
      ))}
    </g>
  );
}

/** The back of a card, as a pile with a number. */
export function Pile({ x, y, count }: { x: number; y: number; count: number }) {
  return (
    <g transform={`translate(${x} ${y})`} class="china-pile">
      {count > 2 && (
        <rect x="3" y="5" width={CARD_WIDTH} height={CARD_HEIGHT} rx="9" class="china-pile-low" />
      )}
      {count > 0 ? (
        <>
          <rect width={CARD_WIDTH} height={CARD_HEIGHT} rx="9" class="china-pile-top" />
          <rect
            x="7"
            y="7"
            width={CARD_WIDTH - 14}
            height={CARD_HEIGHT - 14}
            rx="6"
            class="china-pile-line"
          />
        </>
      ) : (
        <rect width={CARD_WIDTH} height={CARD_HEIGHT} rx="9" class="china-empty" />
      )}
      <circle cx={CARD_WIDTH / 2} cy={CARD_HEIGHT / 2} r="22" class="china-pile-disc" />
      <text x={CARD_WIDTH / 2} y={CARD_HEIGHT / 2 + 9} class="china-pile-count">
        {count}
      </text>
    </g>
  );
}
