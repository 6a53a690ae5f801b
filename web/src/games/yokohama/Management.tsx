/** The management boards: ports, laboratories, church and customs house; each 496 units wide. */

import type { BoardProps, Player } from "../../board/BoardProps.ts";
import { memoized } from "../../board/memo.tsx";
import { Place } from "../../board/Place.tsx";
import { fitText } from "../../board/pieces/lettering.ts";
import type { Counts } from "./data.ts";
import { EFFECTS } from "./effects.ts";
import { Amount, Flag, Icon } from "./icons.tsx";
import { Reward } from "./Location.tsx";
import { Piece } from "./pieces.tsx";
import type { YokohamaTables } from "./tables.ts";
import type { OrderView, SpaceView, TechView, YokohamaView } from "./view.ts";

type Props = BoardProps<YokohamaView, YokohamaTables>;

export const BLOCK_WIDTH = 494;
const GUTTER = 34;
const CARD = 74;
const STEP = 76;
const ROW = 126;
const HEAD = 26;

export const rowsHeight = (rows: number) => HEAD + rows * ROW;
export const SPACES_HEIGHT = 134;

/** Goods or rewards, two on a line. */
function Pairs({ counts, y }: { counts: Counts; y: number }) {
  const items = Object.entries(counts);
  return (
    <>
      {items.map(([kind, count], k) => (
        <g
          key={kind}
          transform={`translate(${items.length === 1 ? 37 : 17 + 34 * (k % 2)} ${y + 25 * Math.floor(k / 2)})`}
        >
          <text x="-7.5" y="7" class="yoko-number" font-size="20">
            {count}
          </text>
          <Icon kind={kind} x={8} size={19} />
        </g>
      ))}
    </>
  );
}

/** The face of an order: flag, goods to deliver, a line, the reward. */
export function OrderFace({ order }: { order: OrderView }) {
  const rewards = Object.entries(order.reward);
  return (
    <>
      <Flag nation={order.nation} x={37} y={15} scale={0.95} />
      <Pairs counts={order.pay} y={Object.keys(order.pay).length > 2 ? 41 : 53} />
      <path d="M8 84H66" class="yoko-rule" />
      {rewards.map(([kind, count], k) => (
        <Amount
          key={kind}
          kind={kind}
          count={count}
          x={rewards.length === 1 ? 37 : 20 + 34 * k}
          y={103}
          size={20}
        />
      ))}
    </>
  );
}

/** A name on one or two lines, squeezed where it must be. */
function Title({ text }: { text: string }) {
  const words = text.split(" ");
  const half = words.length > 1 && text.length > 8 ? Math.ceil(words.length / 2) : words.length;
  const lines = [words.slice(0, half).join(" "), words.slice(half).join(" ")].filter(Boolean);
  return (
    <>
      {lines.map((line, k) => (
        <text
          key={line}
          x="37"
          y={(lines.length === 1 ? 57 : 48) + 20 * k}
          class="yoko-tech-name"
          {...fitText(line, 18, 69)}
        >
          {line}
        </text>
      ))}
    </>
  );
}

/** The face of a technology: cost, flag, name, effect in two signs. */
function TechFace({ tech, name }: { tech: TechView; name: string }) {
  const effect = EFFECTS[tech.id];
  return (
    <>
      <rect x="6" y="5" width="24" height="22" rx="4" class="yoko-cost" />
      <text x="18" y="22.5" class="yoko-cost-number">
        {tech.cost}
      </text>
      <Flag nation={tech.nation} x={51} y={16} scale={0.95} />
      <Title text={name} />
      <path d="M8 84H66" class="yoko-rule" />
      {effect && (
        <>
          <Amount
            kind={effect.gain[0]}
            count={effect.gain[1]}
            x={effect.when ? 22 : 37}
            y={103}
            size={20}
          />
          {effect.when && <Icon kind={effect.when} x={54} y={103} size={19} />}
        </>
      )}
    </>
  );
}

interface Slots<Card> {
  location: string;
  cards: (Card | null)[];
}

/** Ports or laboratories under one header: columns are slots, rows are A and B. */
function Rows<Card extends { id: string }>({
  kind,
  boards,
  heads,
  current,
  icon,
  pile,
  face,
  titleOf,
}: {
  kind: "port" | "lab";
  boards: readonly Slots<Card>[];
  /** What each slot needs or adds. */
  heads: readonly string[];
  /** The board the question is about: its slots can be chosen. */
  current: string;
  icon: string;
  pile: number;
  face(card: Card): preact.ComponentChild;
  titleOf(card: Card): string;
}) {
  return (
    <>
      <rect width={BLOCK_WIDTH} height={rowsHeight(boards.length)} rx="7" class="yoko-sheet" />
      {[0, 1, 2].map((band) => (
        <g key={band} class={`yoko-band-${band}`}>
          <rect
            x={GUTTER + band * 2 * STEP + 1}
            y="2"
            width={2 * STEP - 3}
            height={rowsHeight(boards.length) - 4}
            rx="5"
            class="yoko-band"
          />
          <text x={GUTTER + (band * 2 + 1) * STEP} y="21" class="yoko-head">
            {heads[band * 2]}
          </text>
        </g>
      ))}
      <Icon kind={icon} x={17} y={15} size={21} />
      {boards.map((board, row) => (
        <g key={board.location} transform={`translate(0 ${HEAD + row * ROW})`}>
          <text
            x="17"
            y="56"
            class={board.location === current ? "yoko-letter yoko-letter-here" : "yoko-letter"}
          >
            {board.location.slice(-1).toUpperCase()}
          </text>
          {row === boards.length - 1 && (
            <g data-place={`${kind}_pile`}>
              <rect x="5" y="88" width="24" height="30" rx="3" class="yoko-back" />
              <text x="17" y="109" class="yoko-pile">
                {pile}
              </text>
            </g>
          )}
          {board.cards.map((card, slot) => {
            const drawn = (
              <g data-place={`${board.location}:${slot}`} class={card ? "yoko-card" : "yoko-gap"}>
                <rect width={CARD} height={ROW - 4} rx="6" class="yoko-face" />
                {card && <title>{titleOf(card)}</title>}
                {card && face(card)}
              </g>
            );
            return (
              <g key={slot} transform={`translate(${GUTTER + slot * STEP} 1)`}>
                {board.location === current ? (
                  <Place
                    id={`${kind}:${slot}`}
                    ring={{ x: 0, y: 0, width: CARD, height: ROW - 4, radius: 6 }}
                  >
                    {drawn}
                  </Place>
                ) : (
                  drawn
                )}
              </g>
            );
          })}
        </g>
      ))}
    </>
  );
}

/** Which board of a kind the question is about; the first one when it is about none. */
export function currentOf(view: YokohamaView, boards: readonly { location: string }[]): string {
  const asked = view.locations[view.question.position ?? -1]?.location;
  return boards.find((b) => b.location === asked)?.location ?? boards[0]?.location ?? "";
}

interface Management<Board> {
  boards: Board[];
  current: string;
  pile: number;
  t: Props["t"];
}

export function Ports({ view, t }: Props) {
  const current = currentOf(view, view.ports);
  return <PortRows boards={view.ports} current={current} pile={view.port_pile} t={t} />;
}

const PortRows = memoized(
  ({ boards, current, pile, t }: Management<YokohamaView["ports"][number]>) => {
    const nation = (id: string) => t(`yokohama-nation-${id}`);
    return (
      <Rows
        kind="port"
        boards={boards}
        heads={(boards[0]?.levels ?? []).map((level) => `${level}+`)}
        current={current}
        icon="order"
        pile={pile}
        face={(order) => <OrderFace order={order} />}
        titleOf={(order) => `${order.id}, ${nation(order.nation)}`}
      />
    );
  },
);

export function Labs({ view, t }: Props) {
  const current = currentOf(view, view.labs);
  return <LabRows boards={view.labs} current={current} pile={view.lab_pile} t={t} />;
}

const LabRows = memoized(
  ({ boards, current, pile, t }: Management<YokohamaView["labs"][number]>) => {
    const name = (id: string) => t(`yokohama-tech-${id}`);
    return (
      <Rows
        kind="lab"
        boards={boards}
        heads={(boards[0]?.surcharge ?? []).map((more) => `+${more}`)}
        current={current}
        icon="technology"
        pile={pile}
        face={(tech) => <TechFace tech={tech} name={name(tech.id)} />}
        titleOf={(tech) => `${name(tech.id)}: ${t(`yokohama-effect-${tech.id}`)}`}
      />
    );
  },
);

/** Church or customs house: what a space needs above, its reward or its assistant below. */
interface SpacesProps {
  kind: string;
  icon: string;
  spaces: readonly SpaceView[];
  players: readonly Player[];
  name: string;
}

const Spaces = memoized(({ kind, icon, spaces, players, name }: SpacesProps) => {
  const step = (BLOCK_WIDTH - GUTTER) / spaces.length;
  return (
    <>
      <title>{name}</title>
      <rect width={BLOCK_WIDTH} height={SPACES_HEIGHT} rx="7" class="yoko-sheet" />
      <Icon kind={icon} x={17} y={SPACES_HEIGHT / 2} size={25} />
      {spaces.map((space, k) => {
        const middle = (step - 3) / 2;
        return (
          <g key={k} transform={`translate(${(GUTTER + k * step).toFixed(1)} 4)`}>
            <Place
              id={`${kind}:${k}`}
              ring={{ x: 0, y: 0, width: step - 3, height: SPACES_HEIGHT - 8, radius: 5 }}
            >
              <rect width={step - 3} height={SPACES_HEIGHT - 8} rx="5" class="yoko-space" />
              <text x={middle - 8} y="25" class="yoko-need">
                {space.need}
              </text>
              <Icon kind={icon} x={middle + 13} y={18} size={17} />
              <path d={`M6 36H${step - 9}`} class="yoko-rule" />
              {space.owner !== null || space.neutral ? (
                <Piece
                  kind="assistant"
                  colour={space.owner === null ? null : (players[space.owner]?.colour ?? 0)}
                  x={middle}
                  y={82}
                  scale={1.5}
                />
              ) : (
                <Reward reward={space.reward} x={middle} y={81} size={22} gap={38} />
              )}
            </Place>
          </g>
        );
      })}
    </>
  );
});

export function Church({ view, players, t }: Props) {
  return (
    <Spaces
      kind="church"
      icon="faith"
      spaces={view.church}
      players={players}
      name={t("yokohama-location-church")}
    />
  );
}

export function Customs({ view, players, t }: Props) {
  return (
    <Spaces
      kind="customs"
      icon="import"
      spaces={view.customs}
      players={players}
      name={t("yokohama-location-customs")}
    />
  );
}
