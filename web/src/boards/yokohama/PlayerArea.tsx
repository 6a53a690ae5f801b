/** One player's area: wares, pieces in hand and warehouse, orders, technologies, flags and agents. */

import type { ComponentChildren } from "preact";
import type { BoardProps } from "../contract.ts";
import { Place } from "../Place.tsx";
import { Amount, Flag, Icon } from "./icons.tsx";
import { Piece } from "./pieces.tsx";
import {
  KINDS,
  NATIONS,
  type OrderView,
  PIECES,
  type SeatView,
  type YokohamaData,
  type YokohamaView,
} from "./types.ts";

type Props = BoardProps<YokohamaView, YokohamaData> & { seat: number };

/** A small drawing in a line of the panel; a place if the player may choose it. */
function Chip({
  id,
  width,
  height = 32,
  children,
}: {
  id?: string | undefined;
  width: number;
  height?: number;
  children: ComponentChildren;
}) {
  const inner = (
    <>
      <rect width={width} height={height} class="yoko-touch" />
      {children}
    </>
  );
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="presentation">
      {id ? (
        <Place id={id} ring={{ x: 1, y: 1, width: width - 2, height: height - 2, radius: 5 }}>
          {inner}
        </Place>
      ) : (
        inner
      )}
    </svg>
  );
}

function Wares({ seat, own }: { seat: SeatView; own: boolean }) {
  return (
    <div class="yoko-row" data-place={`owned:${seat.seat}`}>
      {KINDS.map((kind) => (
        <Chip key={kind} id={own ? `owned:${kind}` : undefined} width={kind === "yen" ? 43 : 40}>
          <Icon kind={kind} x={13} y={16} size={19} />
          <text x={kind === "yen" ? 39 : 36} y="22" class="yoko-count">
            {seat.owned[kind] ?? 0}
          </text>
        </Chip>
      ))}
    </div>
  );
}

/** Hand and warehouse of a kind of piece: how many at hand, how many in store and their price. */
function Stock({
  seat,
  own,
  colour,
  kind,
  fee,
}: {
  seat: SeatView;
  own: boolean;
  colour: number;
  kind: string;
  fee: number;
}) {
  const shift = own && kind === "assistant" ? "owned:assistant" : undefined;
  return (
    <div class="yoko-stock">
      <Chip id={shift} width={39}>
        <Piece kind={kind} colour={colour} x={13} y={17} scale={0.85} />
        <text x="37" y="22" class="yoko-count">
          {seat.hand[kind] ?? 0}
        </text>
      </Chip>
      <Chip id={own ? `warehouse:${kind}` : undefined} width={fee > 0 ? 38 : 28}>
        <rect x="2" y="6" width={fee > 0 ? 34 : 24} height="20" rx="3" class="yoko-store" />
        <text x={fee > 0 ? 15 : 22} y="21.5" class="yoko-stored">
          {seat.warehouse[kind] ?? 0}
        </text>
        {fee > 0 && (
          <text x="32" y="21.5" class="yoko-fee">
            {fee}
          </text>
        )}
      </Chip>
    </div>
  );
}

function People(props: Props & { area: SeatView; own: boolean; colour: number }) {
  const { area, own, colour, data } = props;
  const fees: Record<string, number> = { shop: data.fees.shop, house: area.house_fee ?? 0 };
  return (
    <div class="yoko-row">
      <span data-place={`hand:${area.seat}`} class="yoko-row">
        <Chip id={own ? "president" : undefined} width={24}>
          <g class={area.president === null ? "" : "yoko-away"}>
            <Piece kind="president" colour={colour} x={12} y={18} scale={0.82} />
          </g>
        </Chip>
      </span>
      <span data-place={`warehouse:${area.seat}`} class="yoko-row">
        {PIECES.map((kind) => (
          <Stock
            key={kind}
            seat={area}
            own={own}
            colour={colour}
            kind={kind}
            fee={fees[kind] ?? 0}
          />
        ))}
      </span>
      <span data-place={`air:${area.seat}`} />
    </div>
  );
}

/** An order on one line: flag, goods, reward. */
function Order({
  order,
  id,
  height,
  title,
}: {
  order: OrderView | null;
  id?: string | undefined;
  height: number;
  title: string;
}) {
  const middle = height / 2;
  let x = 46;
  return (
    <Chip id={id} width={246} height={height}>
      <rect
        x="1"
        y="2"
        width="244"
        height={height - 4}
        rx="5"
        class={order ? "yoko-slip" : "yoko-hidden"}
      />
      <title>{title}</title>
      {order ? (
        <>
          <Flag nation={order.nation} x={20} y={middle} scale={0.8} />
          {Object.entries(order.pay).map(([kind, count]) => {
            x += 31;
            return (
              <g key={kind} transform={`translate(${x - 31} ${middle})`}>
                <text x="0" y="5.5" class="yoko-number" font-size="16">
                  {count}
                </text>
                <Icon kind={kind} x={14} size={16} />
              </g>
            );
          })}
          <path d={`M172 ${middle - 5}l6 5l-6 5`} class="yoko-arrow" />
          {Object.entries(order.reward).map(([kind, count], k) => (
            <Amount key={kind} kind={kind} count={count} x={197 + 32 * k} y={middle} size={17} />
          ))}
        </>
      ) : (
        <text x="123" y={middle + 5} class="yoko-hint yoko-middle">
          {title}
        </text>
      )}
    </Chip>
  );
}

function Orders(props: Props & { area: SeatView; own: boolean }) {
  const { area, own, t, narrow } = props;
  const high = narrow && own ? 46 : 30;
  const title = (order: OrderView | null) => (order ? order.id : t("yokohama-table-hidden-order"));
  return (
    <div class="yoko-list" data-place={`orders:${area.seat}`}>
      {(area.offer ?? []).map((order, k) => (
        <span key={order.id} class={area.choice === k ? "yoko-picked" : ""}>
          <Order
            order={order}
            id={own ? `offer:${k}` : undefined}
            height={high}
            title={title(order)}
          />
        </span>
      ))}
      {area.orders.map((order, k) => (
        <Order
          key={order?.id ?? "hidden"}
          order={order}
          id={own ? `hand:${k}` : undefined}
          height={high}
          title={title(order)}
        />
      ))}
    </div>
  );
}

/** What has been collected: completed orders, tokens, goals; flags; agents, used ones pale. */
function Gains({ area, t }: { area: SeatView; t: Props["t"] }) {
  const totals = [
    ["order", area.filled.length, `filled:${area.seat}`, "yokohama-table-filled"],
    [
      "token",
      area.tokens.length + (area.award ? 1 : 0),
      `tokens:${area.seat}`,
      "yokohama-table-tokens",
    ],
  ] as const;
  return (
    <div class="yoko-row">
      {totals.map(([icon, count, place, text]) => (
        <span key={icon} data-place={place} title={t(text)}>
          <Chip width={38}>
            <Icon kind={icon} x={13} y={16} size={18} />
            <text x="35" y="22" class="yoko-count">
              {count}
            </text>
          </Chip>
        </span>
      ))}
      {NATIONS.filter((nation) => (area.flags[nation] ?? 0) > 0).map((nation) => (
        <Chip key={nation} width={(area.flags[nation] ?? 0) > 1 ? 44 : 30}>
          <Flag nation={nation} x={15} y={16} scale={0.74} />
          {(area.flags[nation] ?? 0) > 1 && (
            <text x="41" y="22" class="yoko-count">
              {area.flags[nation]}
            </text>
          )}
        </Chip>
      ))}
      <Agents area={area} />
    </div>
  );
}

function Agents({ area }: { area: SeatView }) {
  const list = (counts: Record<string, number>, used: boolean) =>
    Object.entries(counts).flatMap(([nation, count]) =>
      Array.from({ length: count }, (_, k) => ({ key: `${nation}${k}${used}`, nation, used })),
    );
  return (
    <>
      {[false, true].map((used) => (
        <span
          key={used ? "used" : "ready"}
          class="yoko-row"
          data-place={`${used ? "agents_used" : "agents"}:${area.seat}`}
        >
          {list(used ? area.agents_used : area.agents, used).map(({ key, nation }) => (
            <Chip key={key} width={34}>
              <g class={used ? "yoko-away" : ""}>
                <Icon kind="president" x={9} y={17} size={21} />
                <Flag nation={nation} x={22} y={20} scale={0.62} />
              </g>
            </Chip>
          ))}
        </span>
      ))}
    </>
  );
}

function Techs({ area, t }: { area: SeatView; t: Props["t"] }) {
  return (
    <div class="yoko-techs" data-place={`techs:${area.seat}`}>
      {area.techs.map((tech) => (
        <span
          key={`${tech.id}${tech.nation}`}
          class="yoko-tech"
          title={t(`yokohama-effect-${tech.id}`)}
        >
          {t(`yokohama-tech-${tech.id}`)}
        </span>
      ))}
    </div>
  );
}

export function PlayerArea(props: Props) {
  const { view, players, seat, t } = props;
  const area = view.seats[seat];
  if (!area) return null;
  const own = players[seat]?.you === true;
  const colour = players[seat]?.colour ?? seat;
  return (
    <div class="yoko yoko-area" data-place={`points:${seat}`}>
      <Wares seat={area} own={own} />
      <People {...props} area={area} own={own} colour={colour} />
      <Orders {...props} area={area} own={own} />
      <Gains area={area} t={t} />
      <Techs area={area} t={t} />
    </div>
  );
}
