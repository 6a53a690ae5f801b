/** One location board of the map, drawn in 157 x 134 units. */

import type { Player } from "../../board/BoardProps.ts";
import { memoized } from "../../board/memo.tsx";
import { Place, useLight } from "../../board/Place.tsx";
import { fitText } from "../../board/pieces/lettering.ts";
import type { Counts } from "./data.ts";
import { Amount, Icon } from "./icons.tsx";
import { Piece } from "./pieces.tsx";
import type { LocationRow } from "./tables.ts";
import type { LocationView, SpaceView } from "./view.ts";

export const WIDTH = 157;
export const HEIGHT = 134;

/** What an action there gives, as an icon. */
export function resultIcon(data: LocationRow): string {
  const icons: Record<string, string> = {
    goods: data.good ?? "",
    yen: "yen",
    exchanges: "trade",
    faith: "faith",
    max_imports: "import",
    picks: "warehouse",
    production: "technology",
    band: "order",
  };
  return icons[data.effect] ?? "";
}

interface Props {
  view: LocationView;
  data: LocationRow;
  players: readonly Player[];
  name: string;
  /** Slots of a port that each level opens; elsewhere what the level gives. */
  gains: readonly number[];
  /** The viewer's level there. */
  level: number;
  /** The level of an action that a click on the lit board starts; null where it starts none. */
  promised: number | null;
  /** The question is about this board. */
  here: boolean;
  /** Its token and its building spaces can be chosen. */
  asked: boolean;
  title: string;
}

function Levels({ view, gains, level, promised }: Props) {
  const light = useLight(`location:${view.position}`);
  const lit = promised !== null && (light === "legal" || light === "chosen");
  const shown = lit ? promised : level;
  return (
    <>
      {gains.map((gain, k) => {
        const here = shown === k + 1;
        const tone = here ? (lit ? "yoko-cell-next" : "yoko-cell-now") : "yoko-cell";
        return (
          <g key={k} class={tone}>
            <rect x={5 + 22 * k} y="29" width="21" height="24" rx="2" />
            <text x={15.5 + 22 * k} y="48">
              {gain || "–"}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** President and assistants of every player, squeezed together when there are many. */
function People({ view, players }: { view: LocationView; players: readonly Player[] }) {
  const people: { key: string; kind: string; colour: number; count: number; width: number }[] = [];
  for (const { seat, colour } of players) {
    const count = view.assistants[seat] ?? 0;
    if (view.presidents.includes(seat)) {
      people.push({ key: `p${seat}`, kind: "president", colour, count: 1, width: 24 });
    }
    if (count > 0) {
      people.push({
        key: `a${seat}`,
        kind: "assistant",
        colour,
        count,
        width: count > 1 ? 34 : 22,
      });
    }
  }
  const total = people.reduce((sum, one) => sum + one.width, 0);
  const squeeze = Math.min(1, 112 / total);
  let x = 4;
  return (
    <>
      {people.map(({ key, kind, colour, count, width }) => {
        const at = x + 11;
        x += width * squeeze;
        return (
          <g key={key}>
            <Piece
              kind={kind}
              colour={colour}
              x={at}
              y={kind === "president" ? 79 : 78}
              scale={1}
            />
            {count > 1 && (
              <text x={at + 11} y="91" class="yoko-crowd">
                {count}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}

/** One or two rewards in a small box around (x, y). */
export function Reward({
  reward,
  x,
  y,
  size = 19,
  gap = 22,
}: {
  reward: Counts;
  x: number;
  y: number;
  size?: number;
  gap?: number;
}) {
  const items = Object.entries(reward);
  return (
    <>
      {items.map(([kind, count], k) => (
        <Amount
          key={kind}
          kind={kind}
          count={count}
          x={x}
          y={y + (k - (items.length - 1) / 2) * gap}
          size={size}
        />
      ))}
    </>
  );
}

function Building({
  space,
  x,
  width,
  kind,
  players,
}: {
  space: SpaceView;
  x: number;
  width: number;
  kind: string;
  players: readonly Player[];
}) {
  const items = Object.entries(space.reward);
  const middle = x + width / 2;
  const outline =
    kind === "house"
      ? `M${x} 131V103L${middle} 94L${x + width} 103V131Z`
      : `M${x} 98H${x + width}V131H${x}Z`;
  return (
    <>
      <path d={outline} class="yoko-site" />
      {space.owner !== null ? (
        <Piece
          kind={kind}
          colour={players[space.owner]?.colour ?? 0}
          x={middle}
          y={115}
          scale={kind === "house" ? 1 : 0.9}
        />
      ) : items.length > 1 ? (
        items.map(([what, count], k) => (
          <Amount
            key={what}
            kind={what}
            count={count}
            x={middle - 5 + 10 * k}
            y={108 + 14 * k}
            size={13}
          />
        ))
      ) : (
        <Reward
          reward={space.reward}
          x={middle}
          y={kind === "house" ? 116 : 114.5}
          size={kind === "house" ? 20 : 17}
        />
      )}
    </>
  );
}

const shopX = (k: number) => 4 + 28 * k;

function Token({ view }: { view: LocationView }) {
  if (!view.token) return null;
  return (
    <g class="yoko-token">
      <rect x="119" y="28" width="34" height="62" rx="4" />
      <rect x="122" y="31" width="28" height="56" rx="2" class="yoko-token-face" />
      {Object.keys(view.token_reward).length > 0 ? (
        <Reward reward={view.token_reward} x={136} y={59} size={18} gap={27} />
      ) : (
        <text x="136" y="66" class="yoko-agent">
          ★
        </text>
      )}
    </g>
  );
}

/** A name that keeps within its bar. */
function Name({ text }: { text: string }) {
  return (
    <text x="25" y="19" class="yoko-name" {...fitText(text, 19, 128)}>
      {text}
    </text>
  );
}

export const Location = memoized((props: Props) => {
  const { view, data, players, name, asked } = props;
  const id = `location:${view.position}`;
  const tone = view.kind === "production" ? "yoko-production" : "yoko-trade";
  if (view.kind === "canal") return <Canal {...props} />;
  return (
    <g class={tone}>
      <Place id={id} ring={{ x: -1, y: -1, width: WIDTH + 2, height: HEIGHT + 2, radius: 8 }}>
        <title>{props.title}</title>
        <rect
          width={WIDTH}
          height={HEIGHT}
          rx="7"
          class={props.here ? "yoko-location yoko-here" : "yoko-location"}
        />
        <path d={`M0 26V7Q0 0 7 0H${WIDTH - 7}Q${WIDTH} 0 ${WIDTH} 7V26Z`} class="yoko-bar" />
        <Icon kind={resultIcon(data)} x={13} y={13} size={18} />
        <Name text={name} />
        <Levels {...props} />
        <text x="115" y="91" class="yoko-position">
          {view.position}
        </text>
        <People view={view} players={players} />
        {view.station && <Icon kind="station" x={104} y={80} size={24} />}
        {!asked && <Token view={view} />}
        {!asked && <Buildings {...props} />}
      </Place>
      {asked && (
        <>
          <Place id="token" ring={{ x: 118, y: 27, width: 36, height: 64, radius: 5 }}>
            <Token view={view} />
          </Place>
          <Buildings {...props} />
        </>
      )}
    </g>
  );
});

/** The building tile: four shops and the trading house, each a place while one may build. */
function Buildings({ view, players, asked }: Props) {
  const sites = [
    ...view.shops.map((space, k) => ({
      id: `shop:${k}`,
      end: `${k}`,
      space,
      kind: "shop",
      x: shopX(k),
      width: 27,
    })),
    ...(view.house
      ? [{ id: "house", end: "house", space: view.house, kind: "house", x: 117, width: 36 }]
      : []),
  ];
  return (
    <>
      {sites.map(({ id, end, ...site }) => {
        const building = (
          <g key={id} data-place={`tile:${view.position}:${end}`}>
            <Building {...site} players={players} />
          </g>
        );
        return asked ? (
          <Place
            key={id}
            id={id}
            ring={{ x: site.x - 1, y: 95, width: site.width + 2, height: 38, radius: 3 }}
          >
            {building}
          </Place>
        ) : (
          building
        );
      })}
    </>
  );
}

/** Water: nothing stands here, passing costs a toll. */
function Canal({ view, name, title, gains }: Props) {
  return (
    <Place
      id={`location:${view.position}`}
      ring={{ x: -1, y: -1, width: WIDTH + 2, height: HEIGHT + 2, radius: 8 }}
    >
      <title>{title}</title>
      <rect width={WIDTH} height={HEIGHT} rx="7" class="yoko-canal" />
      <path
        d="M4 40H153M4 52H153M4 64H153M4 76H153M4 88H153M4 100H153M4 112H153M4 124H153"
        class="yoko-ripples"
      />
      <rect x="14" y="5" width={WIDTH - 28} height="25" rx="4" class="yoko-plate" />
      <text x={WIDTH / 2} y="24" class="yoko-name yoko-middle">
        {name}
      </text>
      <path
        d="M78 44V92M80 48C96 58 100 72 98 84H80ZM75 54C66 62 60 74 59 84H75ZM50 92H106C104 102 98 106 92 106H64C56 106 52 100 50 92Z"
        class="yoko-boat"
      />
      <Amount kind="yen" count={gains[0] ?? 1} x={134} y={116} size={22} />
    </Place>
  );
}
