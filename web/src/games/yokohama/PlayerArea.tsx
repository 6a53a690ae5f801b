/** One player's area: wares, pieces in hand and warehouse, orders, technologies, flags and agents. */

import type { BoardProps } from "../../board/BoardProps.ts";
import { memoized } from "../../board/memo.tsx";
import { Chip, Chips } from "../../board/pieces/Chip.tsx";
import { PlaceDetails } from "../../board/pieces/PlaceDetails.tsx";
import { KINDS, NATIONS, PIECES } from "./data.ts";
import { Amount, Flag, Icon } from "./icons.tsx";
import { Piece } from "./pieces.tsx";
import { placeDetails } from "./placeDetails.ts";
import type { YokohamaTables } from "./tables.ts";
import type { OrderView, SeatView, YokohamaView } from "./view.ts";

type Props = BoardProps<YokohamaView, YokohamaTables> & { seat: number };

interface AreaProps {
  area: SeatView;
  own: boolean;
  colour: number;
  data: YokohamaTables;
  t: Props["t"];
}

function Wares({ seat, own }: { seat: SeatView; own: boolean }) {
  return (
    <div class="yoko-row" data-place={`owned:${seat.seat}`}>
      {KINDS.map((kind) => (
        <Chip key={kind} id={own ? `owned:${kind}` : undefined} width={kind === "yen" ? 42 : 39}>
          <Icon kind={kind} x={13} y={16} size={19} />
          <text x={kind === "yen" ? 39 : 35} y="22" class="yoko-count">
            {seat.owned[kind] ?? 0}
          </text>
        </Chip>
      ))}
    </div>
  );
}

/** Hand and warehouse of a kind of piece: how many in hand, how many in store and their price. */
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
      <Chip id={shift} width={36}>
        <Piece kind={kind} colour={colour} x={11} y={17} scale={0.76} />
        <text x="35" y="22" class="yoko-count">
          {seat.hand[kind] ?? 0}
        </text>
      </Chip>
      <Chip id={own ? `warehouse:${kind}` : undefined} width={fee > 0 ? 36 : 26}>
        <rect x="1" y="6" width={fee > 0 ? 34 : 24} height="20" rx="3" class="yoko-store" />
        <text x={fee > 0 ? 14 : 21} y="21.5" class="yoko-stored">
          {seat.warehouse[kind] ?? 0}
        </text>
        {fee > 0 && (
          <text x="31" y="21.5" class="yoko-fee">
            {fee}
          </text>
        )}
      </Chip>
    </div>
  );
}

function People({ area, own, colour, data }: AreaProps) {
  const fees: Record<string, number> = { shop: data.fees.shop, house: area.house_fee ?? 0 };
  return (
    <div class="yoko-row">
      <span data-place={`hand:${area.seat}`} class="yoko-row">
        <Chip id={own ? "president" : undefined} width={own ? 32 : 24}>
          <g class={area.president === null ? "" : "yoko-away"}>
            <Piece kind="president" colour={colour} x={own ? 16 : 12} y={18} scale={0.82} />
          </g>
        </Chip>
      </span>
      <span data-place={`warehouse:${area.seat}`} class="yoko-row yoko-stocks">
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
function Order({ order, id, title }: { order: OrderView; id?: string | undefined; title: string }) {
  return (
    <Chip id={id} width={242}>
      <title>{title}</title>
      <rect x="1" y="2" width="240" height="28" rx="5" class="yoko-slip" />
      <Flag nation={order.nation} x={20} y={16} scale={0.8} />
      {Object.entries(order.pay).map(([kind, count], k) => (
        <g key={kind} transform={`translate(${46 + 31 * k} 16)`}>
          <text x="0" y="5.5" class="yoko-number" font-size="16">
            {count}
          </text>
          <Icon kind={kind} x={14} size={16} />
        </g>
      ))}
      <path d="M170 11l6 5l-6 5" class="yoko-arrow" />
      {Object.entries(order.reward).map(([kind, count], k) => (
        <Amount key={kind} kind={kind} count={count} x={195 + 31 * k} y={16} size={17} />
      ))}
    </Chip>
  );
}

/** Orders in hand; before the first round the two to choose from. Hidden ones are among the gains. */
function Orders({
  area,
  own,
  title,
}: {
  area: SeatView;
  own: boolean;
  title: (id: string) => string;
}) {
  return (
    <div class="yoko-list" data-place={`orders:${area.seat}`}>
      {(area.offer ?? []).map((order, k) => (
        <span key={order.id} class={area.choice === k ? "yoko-picked" : ""}>
          <Order order={order} id={own ? `offer:${k}` : undefined} title={title(order.id)} />
        </span>
      ))}
      {area.orders.map((order, k) =>
        order ? (
          <Order
            key={order.id}
            order={order}
            id={own ? `order:${k}` : undefined}
            title={title(order.id)}
          />
        ) : null,
      )}
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
      {area.orders.includes(null) && (
        <span title={t("yokohama-table-hidden-order")}>
          <Chip width={30}>
            <rect x="5" y="4" width="18" height="24" rx="3" class="yoko-back" />
            <text x="14" y="22" class="yoko-pile">
              ?
            </text>
          </Chip>
        </span>
      )}
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
    <span class="yoko-techs" data-place={`techs:${area.seat}`}>
      {area.techs.map((tech) => (
        <span
          key={`${tech.id}${tech.nation}`}
          class="yoko-tech"
          title={t(`yokohama-effect-${tech.id}`)}
        >
          {t(`yokohama-tech-${tech.id}`)}
        </span>
      ))}
    </span>
  );
}

export function PlayerArea(props: Props) {
  const { view, data, players, seat, t, isPhone } = props;
  const area = view.seats[seat];
  if (!area) return null;
  const own = players[seat]?.you === true;
  const colour = players[seat]?.colour ?? seat;
  return (
    <PlaceDetails props={props} detail={placeDetails(props)}>
      <Chips size={own ? (isPhone ? "finger" : "own") : "other"}>
        <div class="yoko yoko-area" data-place={`points:${seat}`}>
          <Area area={area} own={own} colour={colour} data={data} t={t} />
        </div>
      </Chips>
    </PlaceDetails>
  );
}

const Area = memoized((props: AreaProps) => {
  const { area, own, t } = props;
  return (
    <>
      <Wares seat={area} own={own} />
      <People {...props} />
      <Orders area={area} own={own} title={(id) => `${t("yokohama-table-order")} ${id}`} />
      <div class="yoko-row">
        <Gains area={area} t={t} />
        <Techs area={area} t={t} />
      </div>
    </>
  );
});
