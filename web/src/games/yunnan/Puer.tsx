/** Pu'er: a table with one row for each building and one column for each bid. */
import { Place } from "../../board/Place.tsx";
import { Count, Lines } from "../../board/pieces/badges.tsx";
import { Bank } from "./Bank.tsx";
import type { Paint } from "./colours.ts";
import type { Plate, Row } from "./geometry.ts";
import { Order, Rounds, Track } from "./Levels.tsx";
import { Inspector, Sign, Trader } from "./pieces.tsx";
import type { SpaceView } from "./view.ts";

export function Puer(props: Plate) {
  const { view, geometry, t } = props;
  return (
    <g class="puer">
      <text
        x={geometry.title[0]}
        y={geometry.title[1]}
        font-size={props.isPhone ? 22 : 26}
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

function Building({
  geometry,
  row,
  spaces,
  paint,
  t,
  isPhone,
}: Plate & { row: Row; spaces: SpaceView[] }) {
  const [x, y, width, height] = row.rect;
  const columns = row.id === "temple" ? geometry.templeColumns : geometry.columns;
  const name = t(`yunnan-building-${row.id}`);
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx={6} class="slab" />
      <g
        data-place={row.id === "temple" ? "temple" : undefined}
        transform={`translate(${x + (isPhone ? 14 : 22)} ${row.y}) scale(${isPhone ? 0.72 : 0.95})`}
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
