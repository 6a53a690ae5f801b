/** The bank with its two spaces, and the market at the beginning of the road. */
import { Place } from "../../board/Place.tsx";
import { Coin } from "../../board/pieces/badges.tsx";
import type { Paint } from "./colours.ts";
import type { Point } from "./data.ts";
import type { Drawing, Plate } from "./geometry.ts";
import { Traders } from "./Province.tsx";
import { Trader } from "./pieces.tsx";
import type { BankView } from "./view.ts";

export function Bank({ view, geometry, paint, t, isPhone }: Plate) {
  const [x, y, width, height] = geometry.bank.rect;
  const open = view.bank.filter((slot) => !slot.closed);
  const same = open.every((slot) => slot.pays === open[0]?.pays);
  const [lx, ly] = geometry.bank.label;
  return (
    <g class="bank">
      <g data-place="bank">
        <rect x={x} y={y} width={width} height={height} rx={6} class="slab" />
      </g>
      <text x={lx} y={ly + (isPhone ? 5 : 0)} font-size={isPhone ? 15 : 20} class="bank-name">
        {t("yunnan-table-bank")}
      </text>
      {view.bank.map((slot, n) => {
        const at = geometry.bank.spaces[n];
        return (
          at && (
            <BankSpace key={slot.id} slot={slot} at={at} paint={paint} pays={!same && !isPhone} />
          )
        );
      })}
      {(same || isPhone) && (
        <g
          transform={
            isPhone
              ? `translate(${x + width - 54} ${ly})`
              : `translate(${x + 38} ${y + height - 18})`
          }
        >
          <Coin r={9} />
          <text x={14} y={7} font-size={isPhone ? 15 : 20} class="pays">
            {same ? open[0]?.pays : open.map((slot) => slot.pays).join("/")}
          </text>
        </g>
      )}
    </g>
  );
}

function BankSpace({ slot, at: [x, y], paint, pays }: BankSpaceProps) {
  return (
    <Place id={`bank:${slot.id}`} ring={{ x, y, r: 22 }} class={slot.closed ? "bid closed" : "bid"}>
      <circle cx={x} cy={y} r={23} class="hit" />
      <circle cx={x} cy={y} r={20} class="bid-disc" />
      {slot.closed && <path d={`M${x - 12} ${y - 12}l24 24m0-24l-24 24`} class="closed-cross" />}
      {!slot.closed && !slot.color && <Coin x={x} y={y} r={13} />}
      {slot.color && (
        <g transform={`translate(${x} ${y - 2}) scale(.95)`}>
          <Trader colour={paint(slot.color)} />
        </g>
      )}
      {pays && !slot.closed && (
        <text x={x} y={y + 42} font-size={20} class="pays pays-middle">
          {slot.pays}
        </text>
      )}
    </Place>
  );
}

interface BankSpaceProps {
  slot: BankView;
  at: Point;
  paint: Paint;
  pays: boolean;
}

/** The market, at the beginning of the road. */
export function Market(props: Drawing) {
  const { view, data, t } = props;
  const [x, y, width, height] = data.draw.market.rect;
  const place = view.places[0];
  const draw = data.places[0]?.draw;
  return (
    <g class="market">
      <Place id="province:puer" ring={{ x, y, width, height, radius: 6 }}>
        <rect x={x} y={y} width={width} height={height} rx={6} class="slab" />
        <text
          x={data.draw.market.label[0]}
          y={data.draw.market.label[1]}
          font-size={20}
          class="bank-name"
        >
          {t("yunnan-board-market")}
        </text>
      </Place>
      {place && draw && <Traders {...props} place={place} draw={draw} />}
    </g>
  );
}
