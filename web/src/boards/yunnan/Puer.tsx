/** Pu'er: a table with one row for each building and one column for each bid. */
import { Shape } from "../../pieces/Mark.tsx";
import type { BoardProps } from "../contract.ts";
import { Place } from "../Place.tsx";
import { Coin, Count, Lines } from "../pieces/badges.tsx";
import type { Paint } from "./colours.ts";
import type { PuerGeometry } from "./geometry.ts";
import { Traders } from "./Province.tsx";
import { Inspector, Sign, Trader } from "./pieces.tsx";
import type { BankView, Point, SpaceView, YunnanData, YunnanView } from "./types.ts";

type Props = BoardProps<YunnanView, YunnanData> & { paint: Paint };
type Plate = Props & { geometry: PuerGeometry };

export function Puer(props: Plate) {
  const { view, geometry, t } = props;
  return (
    <g class="puer">
      <text
        x={geometry.title[0]}
        y={geometry.title[1]}
        font-size={props.narrow ? 22 : 26}
        class="province-name"
      >
        {t("yunnan-province-puer")}
      </text>
      <Order
        {...props}
        order={view.auction_order}
        word="yunnan-board-bid"
        at={geometry.auction}
        fade
      />
      <Order
        {...props}
        order={view.travel_order}
        word="yunnan-table-travel-order"
        at={geometry.travel}
      />
      {geometry.rows.map((row) => {
        const building = view.buildings.find((one) => one.id === row.id);
        return building ? (
          <Building key={row.id} {...props} row={row} spaces={building.spaces} />
        ) : (
          <Rounds key={row.id} {...props} row={row} />
        );
      })}
      <Track {...props} track="passes" at={geometry.passes} level={(one) => one.passes} />
      <Track {...props} track="influence" at={geometry.influence} level={(one) => one.influence} />
      <Bank {...props} />
      <g
        data-place="inspector"
        transform={`translate(${geometry.inspector[0]} ${geometry.inspector[1]})`}
        pointer-events="none"
      >
        <Inspector />
      </g>
    </g>
  );
}

type Row = PuerGeometry["rows"][number];

function Building({
  geometry,
  row,
  spaces,
  paint,
  t,
  narrow,
}: Plate & { row: Row; spaces: SpaceView[] }) {
  const [x, y, width, height] = row.rect;
  const columns = row.id === "temple" ? geometry.templeColumns : geometry.columns;
  const name = t(`yunnan-building-${row.id}`);
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx={6} class="slab" />
      <g
        data-place={row.id === "temple" ? "temple" : undefined}
        transform={`translate(${x + (narrow ? 14 : 22)} ${row.y}) scale(${narrow ? 0.72 : 0.95})`}
      >
        <Sign of={row.id} />
      </g>
      <Lines
        x={row.label[0]}
        y={row.y}
        size={geometry.letters}
        width={geometry.names}
        text={capital(name)}
        class="row-name"
      />
      {spaces.map((space, n) => (
        <BidSpace
          key={space.value}
          id={`building:${row.id}:${space.value}`}
          x={columns[n] ?? 0}
          y={row.y}
          r={space.small ? geometry.small : geometry.large}
          reach={geometry.reach}
          space={space}
          paint={paint}
        />
      ))}
    </g>
  );
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** Small spaces can be outbid and are plain discs; large ones have a double line. */
function BidSpace({ id, x, y, r, reach, space, paint }: BidSpaceProps) {
  return (
    <Place id={id} ring={{ x, y, r: r + 1 }} class={space.small ? "bid bid-small" : "bid"}>
      <circle cx={x} cy={y} r={Math.max(r, reach)} class="hit" />
      <circle cx={x} cy={y} r={r} class="bid-disc" />
      {!space.small && <circle cx={x} cy={y} r={r - 4} class="bid-line" />}
      {space.color ? (
        <>
          <g transform={`translate(${x} ${y - 2}) scale(.95)`}>
            <Trader colour={paint(space.color)} />
          </g>
          <Count x={x + 12} y={y + 11} r={15} of={space.value} />
        </>
      ) : (
        <text x={x} y={y + 6.5} font-size={19} class="bid-value">
          {space.value}
        </text>
      )}
    </Place>
  );
}

interface BidSpaceProps {
  id: string;
  x: number;
  y: number;
  r: number;
  reach: number;
  space: SpaceView;
  paint: Paint;
}

/** A level track under its building: the marks of all colours stand on their step. */
function Track({ view, paint, track, at, level, t, geometry, data, narrow }: TrackProps) {
  const first = at[0] ?? [0, 0];
  const last = at.at(-1) ?? first;
  const values = data.tracks[track].values;
  return (
    <g class="level-track">
      <text
        x={first[0] - (narrow ? 34 : 32)}
        y={first[1] + 6}
        font-size={narrow ? 14 : 19}
        class="track-word"
      >
        {t(`yunnan-table-${track}`)}
      </text>
      <path d={`M${first[0] - 12} ${first[1]}H${last[0] + 12}`} class="level-rail" />
      {at.map(([x, y], n) => {
        const value = values[n] ?? n;
        const here = view.colors.filter((one) => level(one) === value);
        const gap = here.length > 3 ? 9 : 12;
        const width = 24 + (here.length - 1) * gap;
        return (
          <g key={value} data-place={`${track}:${value}`}>
            {here.length === 0 ? (
              <>
                <circle cx={x} cy={y} r={13} class="level-step" />
                <text x={x} y={y + 6.5} font-size={geometry.letters} class="level-value">
                  {value}
                </text>
              </>
            ) : (
              <>
                <rect
                  x={x - width / 2}
                  y={y - 13}
                  width={width}
                  height={26}
                  rx={13}
                  class="level-here"
                />
                {here.map(({ color }, k) => (
                  <Shape
                    key={color}
                    colour={paint(color)}
                    x={x + (k - (here.length - 1) / 2) * gap}
                    y={y}
                    r={7.5}
                  />
                ))}
              </>
            )}
          </g>
        );
      })}
    </g>
  );
}

interface TrackProps extends Plate {
  track: "passes" | "influence";
  at: Point[];
  level(one: YunnanView["colors"][number]): number;
}

/** The colours in the order in which they decide; who has passed is pale. */
function Order({ view, paint, order, word, at, t, geometry, fade }: OrderProps) {
  return (
    <g class="order" pointer-events="none">
      <text x={at.word[0]} y={at.word[1] + 6} font-size={geometry.letters} class="order-word">
        {t(word)}
      </text>
      {order.map((color, n) => {
        const [x, y] = at.slots[n] ?? [0, 0];
        const passed = fade && view.colors.find((one) => one.color === color)?.passed;
        return (
          <g key={color} class={passed ? "order-passed" : ""}>
            <circle
              cx={x}
              cy={y}
              r={12}
              class={view.color === color ? "order-slot now" : "order-slot"}
            />
            <Shape colour={paint(color)} x={x} y={y} r={7.5} />
          </g>
        );
      })}
    </g>
  );
}

interface OrderProps extends Plate {
  order: string[];
  word: string;
  at: { word: Point; slots: Point[] };
  fade?: boolean;
}

/** The 2013 edition has no temple: in its row lies the round track with the price of a debt. */
function Rounds({ view, geometry, row, t, narrow }: Plate & { row: Row }) {
  if (view.debt_rate === null) return null;
  const [x, y, width, height] = row.rect;
  const last = geometry.rounds.length;
  return (
    <g class="rounds">
      <title>{t("yunnan-table-debt-rate", { vp: view.debt_rate })}</title>
      <rect x={x} y={y} width={width} height={height} rx={6} class="slab" />
      {narrow && (
        <Lines x={10} y={row.y} size={14} text={t("yunnan-table-debt")} class="row-name" />
      )}
      {geometry.rounds.map(([cx, cy], n) => (
        <g key={cx} class={Math.min(view.round, last) === n + 1 ? "round now" : "round"}>
          <circle cx={cx} cy={cy} r={narrow ? 11 : 17} />
          <text x={cx} y={cy + 6.5} font-size={narrow ? 14 : 19}>
            {Math.max(1, last - n)}
          </text>
        </g>
      ))}
    </g>
  );
}

function Bank({ view, geometry, paint, t, narrow }: Plate) {
  const [x, y, width, height] = geometry.bank.rect;
  const open = view.bank.filter((slot) => !slot.closed);
  const same = open.every((slot) => slot.pays === open[0]?.pays);
  const [lx, ly] = geometry.bank.label;
  return (
    <g class="bank">
      <g data-place="bank">
        <rect x={x} y={y} width={width} height={height} rx={6} class="slab" />
      </g>
      <text x={lx} y={ly + (narrow ? 5 : 0)} font-size={narrow ? 15 : 20} class="bank-name">
        {t("yunnan-table-bank")}
      </text>
      {view.bank.map((slot, n) => {
        const at = geometry.bank.spaces[n];
        return (
          at && (
            <BankSpace key={slot.id} slot={slot} at={at} paint={paint} pays={!same && !narrow} />
          )
        );
      })}
      {(same || narrow) && (
        <g
          transform={
            narrow
              ? `translate(${x + width - 54} ${ly})`
              : `translate(${x + 38} ${y + height - 18})`
          }
        >
          <Coin r={9} />
          <text x={14} y={7} font-size={narrow ? 15 : 20} class="pays">
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
export function Market(props: Props) {
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
