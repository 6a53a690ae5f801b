/** The quay in the middle: the market card, sold goods under stones, and the cards to come. */
import type { BoardProps } from "../../board/BoardProps.ts";
import { Place } from "../../board/Place.tsx";
import { Coin } from "../../board/pieces/badges.tsx";
import { GoodIcon, Letter } from "./icons.tsx";
import type { DschunkeTables } from "./tables.ts";
import type { DschunkeView } from "./view.ts";

export function Hall({ view, data, isPhone, t }: BoardProps<DschunkeView, DschunkeTables>) {
  const [x, y] = data.layout.market_hall;
  const grow = isPhone ? 1.32 : 1;
  const width = 100 * grow;
  const height = (isPhone ? 78 : 74) * grow; // on a phone a finger's height
  const round = isPhone ? 166 : 148;
  return (
    <g transform={`translate(${x} ${y})`} class="hall">
      <circle r={round} class="quay" />
      <circle r={round - 8} class="quay-line" />
      {!isPhone && (
        <text y={-96} font-size={24} class="hall-title">
          {t("dschunke-board-hall")}
        </text>
      )}
      <g data-place="market">
        <rect
          x={-width - 3}
          y={-height - 1}
          width={2 * width + 10}
          height={2 * height + 8}
          rx={8}
          class="card-under"
        />
        <rect
          x={-width - 4}
          y={-height - 4}
          width={2 * width + 8}
          height={2 * height + 8}
          rx={8}
          class="card"
        />
        <path
          d={`M0 ${-height + 6}V${height - 6}M${-width + 6} 0H${width - 6}`}
          class="hall-cross"
        />
        {data.goods.map(({ id }, n) => (
          <Stall
            key={id}
            good={id}
            value={view.market?.[id]}
            sold={view.sold.includes(id)}
            grow={grow}
            room={height - (isPhone ? 1 : 4)}
            x={n % 2 ? width / 2 : -width / 2}
            y={n < 2 ? -height / 2 : height / 2}
          />
        ))}
      </g>
      <g data-place="deck">
        <text y={height + (isPhone ? 44 : 34)} font-size={isPhone ? 31 : 21} class="hall-left">
          {isPhone ? `+${view.deck.length}` : t("dschunke-board-left", { count: view.deck.length })}
        </text>
      </g>
    </g>
  );
}

/** A good on the market card with what it brings. */
function Stall({ good, value, sold, grow, room, x, y }: StallProps) {
  const width = 96 * grow;
  const box = { x: x - width / 2, y: y - room / 2, width, height: room, radius: 6 };
  return (
    <Place id={`market:${good}`} ring={box} class={sold ? "stall sold" : "stall"}>
      <rect x={box.x} y={box.y} width={box.width} height={box.height} class="hit" />
      <g transform={`translate(${x} ${y}) scale(${grow})`}>
        <g transform="translate(-23 0) scale(1.12)">
          <GoodIcon good={good} />
        </g>
        {value === "S" && <Letter of="S" x={24} size={34} />}
        {typeof value === "number" && <Coin x={24} r={19} text={String(value)} />}
        {sold && (
          <>
            <ellipse cx={24} cy={3} rx={22} ry={20} class="piece-shadow" />
            <ellipse cx={23} rx={22} ry={20} class="stone" />
            <path d="M11-6C14-12 21-14 27-13" class="stone-shine" />
          </>
        )}
      </g>
    </Place>
  );
}

interface StallProps {
  good: string;
  value: number | string | undefined;
  sold: boolean;
  grow: number;
  /** Its height. */
  room: number;
  x: number;
  y: number;
}
