/** One player's own area: money, strips, goods and special cards; what is hidden lies face down. */

import type { BoardProps } from "../../board/BoardProps.ts";
import { PlaceBox } from "../../board/Place.tsx";
import { Coin, fill } from "../../board/pieces/badges.tsx";
import { Fact } from "../../board/pieces/Fact.tsx";
import { PlaceDetails } from "../../board/pieces/PlaceDetails.tsx";
import { FaceIcon, GoodCard } from "./faces.tsx";
import { Letter } from "./icons.tsx";
import { placeDetails } from "./placeDetails.ts";
import type { DschunkeTables } from "./tables.ts";
import type { DschunkeView, SeatView } from "./view.ts";

type Props = BoardProps<DschunkeView, DschunkeTables> & { seat: number };
type Area = Props & { own: SeatView };

export function PlayerArea(props: Props) {
  const own = props.view.seats[props.seat];
  if (!own) return null;
  const area = { ...props, own };
  return (
    <PlaceDetails props={props} detail={placeDetails(props)}>
      <div class="board-frame dschunke dschunke-area">
        <div class="facts">
          <Purse {...area} />
          {!own.hand && <Hidden {...area} />}
        </div>
        {own.hand && <Goods {...area} hand={own.hand} />}
        {own.special && <Specials {...area} special={own.special} />}
        <OpenCards {...area} />
        {props.players[props.seat]?.you && <Memory {...area} />}
      </div>
    </PlaceDetails>
  );
}
function Purse({ own, seat, players, t }: Area) {
  const shown =
    own.money_shown === null ? "?" : t("dschunke-table-shown", { yuan: own.money_shown });
  return (
    <>
      <Fact
        place={`money:${seat}`}
        title={t("dschunke-table-money")}
        icon={
          <svg width="22" height="22" viewBox="-20 -20 40 40" aria-hidden="true">
            <Coin r={18} text="¥" />
          </svg>
        }
      >
        {own.money === null ? <small>{shown}</small> : <b>{own.money}</b>}
      </Fact>
      <Fact
        place={`strips:${seat}`}
        title={t("dschunke-table-strips")}
        icon={<StripIcon colour={players[seat]?.colour ?? 0} />}
      >
        <b>{own.strips}</b>
      </Fact>
      <Fact
        title={t("dschunke-table-supply")}
        icon={
          <svg width="22" height="22" viewBox="-22 -22 48 48" aria-hidden="true">
            <rect x={-15} y={-15} width={20} height={26} rx={3} class="tool-body" />
            <rect x={-9} y={-9} width={20} height={26} rx={3} class="tool-body" />
            <path d="M15 4v14M8 11h14" class="tool-line" />
          </svg>
        }
      >
        <b>{own.supply_cards}</b>
      </Fact>
      {own.committed && (
        <span class="fact committed" title={own.commitment ?? ""}>
          <svg width="20" height="20" viewBox="-16 -16 32 32" role="img" aria-label="✓">
            <path d="M-11 0L-3 9L12-9" class="tick" />
          </svg>
        </span>
      )}
    </>
  );
}

function StripIcon({ colour }: { colour: number }) {
  return (
    <svg width="36" height="14" viewBox="0 0 36 14" aria-hidden="true">
      <rect
        x={1}
        y={1}
        width={34}
        height={12}
        rx={2}
        fill={fill(colour)}
        class="piece-edge"
        stroke-width={1.5}
      />
      <path d="M12.3 1V13M23.7 1V13" class="strip-line" />
    </svg>
  );
}

/** The goods cards of a hand that may be seen. A place of your own hand; with others only a picture. */
function Goods({ data, hand, seat, players, t }: Area & { hand: Record<string, number> }) {
  const you = players[seat]?.you;
  return (
    <div class="goods-row" data-place={`hand:${seat}`}>
      {data.goods.map(({ id }) => {
        const count = hand[id] ?? 0;
        const card = (
          <>
            <GoodCard good={id} size={34} />
            <b>×{count}</b>
          </>
        );
        const shade = count ? "goods-card" : "goods-card none";
        return you ? (
          <PlaceBox key={id} id={`hand:${id}`} class={shade}>
            {card}
          </PlaceBox>
        ) : (
          <div key={id} class={shade} title={t(`dschunke-good-${id}`)}>
            {card}
          </div>
        );
      })}
    </div>
  );
}

/** Backs with their numbers. */
function Hidden({ own, seat, t }: Area) {
  return (
    <>
      <Fact
        place={`hand:${seat}`}
        title={t("dschunke-table-goods")}
        icon={
          <svg width="17" height="22" viewBox="-14 -18 28 36" aria-hidden="true">
            <rect x={-12} y={-16} width={24} height={32} rx={4} class="back" />
          </svg>
        }
      >
        <b>{own.hand_size}</b>
      </Fact>
      {own.special === null && (
        <Fact place={`special:${seat}`} title={t("dschunke-table-special")} icon={<Special />}>
          <b>{own.special_size}</b>
        </Fact>
      )}
    </>
  );
}

function Special() {
  return (
    <svg width="22" height="22" viewBox="-14 -14 28 28" aria-hidden="true">
      <Letter of="S" />
    </svg>
  );
}

function Specials({ own, data, seat, players, t, special }: Area & { special: string[] }) {
  const you = players[seat]?.you;
  return (
    <div class="specials" data-place={`special:${seat}`}>
      {[...new Set(special)].map((face) => {
        const copies = special.filter((one) => one === face).length;
        const card = (
          <FaceLine data={data} face={face} copies={copies} text={t(`dschunke-face-${face}`)} />
        );
        return you && own.special ? (
          <PlaceBox key={face} id={`special:${face}`} class="special-card">
            {card}
          </PlaceBox>
        ) : (
          <div key={face} class="special-card">
            {card}
          </div>
        );
      })}
    </div>
  );
}

function OpenCards({ own, data, seat, t }: Area) {
  return (
    <div class="open-cards" data-place={`open:${seat}`}>
      {[...new Set(own.open)].map((face) => (
        <div key={face} class="open-card">
          <FaceLine
            data={data}
            face={face}
            copies={own.open.filter((one) => one === face).length}
            text={t(`dschunke-face-${face}`)}
          />
        </div>
      ))}
    </div>
  );
}

function FaceLine({ data, face, copies, text }: FaceLineProps) {
  return (
    <>
      <svg width="36" height="32" viewBox="-28 -25 56 50" aria-hidden="true">
        <FaceIcon data={data} face={face} />
      </svg>
      <span>
        {text}
        {copies > 1 && <b> ×{copies}</b>}
      </span>
    </>
  );
}

interface FaceLineProps {
  data: DschunkeTables;
  face: string;
  copies: number;
  text: string;
}

/** What you saw in the stacks and may still be there, where the table remembers it for you. */
function Memory({ view, t }: Area) {
  const known = view.stacks.filter((stack) => stack.memory && stack.memory.length > 0);
  if (known.length === 0) return null;
  return (
    <details class="memory">
      <summary>{t("dschunke-table-stacks")}</summary>
      {known.map(({ id, memory }) => (
        <p key={id}>
          <b>{t(`dschunke-stack-${id}`)}</b>{" "}
          {t("dschunke-table-remembered", {
            faces: (memory ?? []).map((face) => t(`dschunke-face-${face}`)).join(", "),
          })}
        </p>
      ))}
    </details>
  );
}
