/** A junk with its hold, its pile of goods, and the merchant on its bow. */
import type { BoardProps } from "../../board/BoardProps.ts";
import { Place } from "../../board/Place.tsx";
import { Count, Lines, Tally, tallyWidth } from "../../board/pieces/badges.tsx";
import { Hold } from "./Hold.tsx";
import { ActionIcon, GoodIcon } from "./icons.tsx";
import { capital, HULL, HULL_RING, LABELS, NARROW_LABELS, turned } from "./layout.ts";
import type { DschunkeTables, JunkDrawing } from "./tables.ts";
import type { DschunkeView, JunkView } from "./view.ts";

type Props = BoardProps<DschunkeView, DschunkeTables> & { junk: JunkView; draw: JunkDrawing };

export function Junk(props: Props) {
  const { junk, draw, data, players } = props;
  const stands = junk.merchant !== null || junk.face_down;
  return (
    <g>
      <g transform={`translate(${draw.x} ${draw.y}) rotate(${draw.turn})`}>
        <Place id={`junk:${junk.id}`} ring={{ path: HULL_RING }} class="junk">
          <path
            d={HULL}
            class="hull-shadow"
            transform={`rotate(${-draw.turn}) translate(5 7) rotate(${draw.turn})`}
          />
          <path d={HULL} class="hull-edge" />
          <path d={HULL} class={`hull-rim hull-${junk.id}`} />
          <path d={HULL} class="hull-deck" transform="scale(.93 .88)" />
          <path
            d="M-144-40H-86M-150 0H-140M-144 40H-86M-150-20H-140M-150 20H-140M78-54H92M78 54H92M72-36H120M72 36H120M150 0H158M72 0H82"
            class="hull-plank"
          />
          <path d="M-84-74V74M70-66V66" class="hull-beam" />
          <Hold junk={junk} draw={draw} cell={data.layout.cell} players={players} />
          {!stands && <circle cx={116} r={31} class="bow-free" />}
        </Place>
      </g>
      {junk.good ? <Pile {...props} good={junk.good} /> : <AnyGood draw={draw} />}
      {junk.face_down && (
        <g transform={`translate(${draw.bow[0]} ${draw.bow[1]})`} class="merchant merchant-down">
          <circle r={33} class="merchant-disc" />
          <text y={10} font-size={28}>
            ?
          </text>
        </g>
      )}
      <NamePlate {...props} />
    </g>
  );
}

function Pile({ view, draw, good, isPhone }: Props & { good: string }) {
  const pile = view.piles.find((one) => one.good === good);
  const count = pile?.empty ? "–" : (pile?.count ?? "•");
  const [x, y] = draw.pile;
  const side = draw.turn % 360 > 180 ? -1 : 1;
  const [cx, cy] = turned(draw, isPhone ? -134 : -126, side * (isPhone ? 38 : 30));
  return (
    <Place id={`pile:${good}`} ring={{ x, y, r: isPhone ? 52 : 42 }} class="pile">
      <circle cx={x} cy={y} r={isPhone ? 52 : 42} class="hit" />
      <g transform={`translate(${x} ${y}) rotate(${draw.turn})`}>
        {!pile?.empty && <rect x={-22} y={-28} width={50} height={62} rx={5} class="card-under" />}
        <rect
          x={-26}
          y={-32}
          width={50}
          height={62}
          rx={5}
          class={pile?.empty ? "card card-gone" : "card"}
        />
        <g transform={`rotate(${-draw.turn}) scale(1.05)`} class={pile?.empty ? "faded" : ""}>
          <GoodIcon good={good} />
        </g>
      </g>
      <Count x={cx} y={cy} r={isPhone ? 24 : 16} of={count} />
    </Place>
  );
}

/** The grey junk has no pile: its goods are of any one kind. */
function AnyGood({ draw }: { draw: JunkDrawing }) {
  return (
    <g transform={`translate(${draw.pile[0]} ${draw.pile[1]}) rotate(${draw.turn})`}>
      <rect x={-26} y={-32} width={50} height={62} rx={5} class="card-any" />
      <text y={9} font-size={26} class="any-text" transform={`rotate(${-draw.turn})`}>
        ?
      </text>
    </g>
  );
}

/** The name beside the junk, with the crates that show of each player. */
function NamePlate({ junk, players, isPhone, t }: Props) {
  const label = (isPhone ? NARROW_LABELS : LABELS)[junk.id];
  if (!label) return null;
  const [x, y] = label.at;
  const size = isPhone ? 32 : 21;
  const tallies = players
    .map(({ seat, colour }) => ({ seat, colour, of: junk.visible[seat] ?? 0 }))
    .filter(({ of }) => of > 0);
  const rows = [tallies.slice(0, 2), tallies.slice(2)];
  return (
    <g class="nameplate" pointer-events="none">
      <Lines
        x={x}
        y={y}
        size={size}
        text={capital(t(`dschunke-junk-${junk.id}`))}
        class={label.end ? "junk-name right" : "junk-name"}
      />
      {!isPhone &&
        rows.map((row, n) => {
          const width = row.reduce((sum, { of }) => sum + tallyWidth(of, 20) + 5, -5);
          let left = label.end ? x - width : x;
          return row.map(({ seat, colour, of }) => {
            const here = left;
            left += tallyWidth(of, 20) + 5;
            return <Tally key={seat} x={here} y={y + 46 + 30 * n} colour={colour} of={of} />;
          });
        })}
    </g>
  );
}

/** A merchant: a wooden disc with its action; face down once it has been used this round. */
export function Merchant({
  view,
  data,
  isPhone,
  id,
}: BoardProps<DschunkeView, DschunkeTables> & { id: string }) {
  const merchant = view.merchants.find((one) => one.id === id);
  const draw = data.junks.find((junk) => junk.id === merchant?.junk)?.draw;
  if (!merchant || !draw) return null;
  const [x, y] = draw.bow;
  return (
    <Place id={`merchant:${id}`} ring={{ x, y, r: 40 }} class="merchant">
      <g transform={`translate(${x} ${y})`}>
        <circle r={isPhone ? 52 : 40} class="hit" />
        <circle cx={2} cy={4} r={34} class="piece-shadow" />
        <circle r={34} class={merchant.used ? "merchant-disc" : `merchant-disc merchant-${id}`} />
        {merchant.used ? (
          <path d="M-12 1L-3 10L13-9" class="tick" />
        ) : (
          <>
            <circle r={25} class="merchant-face" />
            <g transform="scale(.92)">
              <ActionIcon action={merchant.action ?? ""} strips={merchant.strips} />
            </g>
          </>
        )}
      </g>
    </Place>
  );
}
