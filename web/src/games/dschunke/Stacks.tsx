/** The special cards: four stacks on the jetties, and the stack that the viewer has open. */

import type { BoardProps, Player } from "../../board/BoardProps.ts";
import { Place, PlaceBox } from "../../board/Place.tsx";
import { Coin, Count } from "../../board/pieces/badges.tsx";
import { Shape } from "../../board/pieces/Mark.tsx";
import { FaceIcon } from "./faces.tsx";
import { StackSymbol } from "./icons.tsx";
import type { DschunkeTables } from "./tables.ts";
import type { DschunkeView, StackView } from "./view.ts";

type Props = BoardProps<DschunkeView, DschunkeTables>;

export function Stacks({ view, data, players }: Props) {
  return (
    <g class="stacks">
      {data.stacks.map(({ id, draw }) => {
        const stack = view.stacks.find((one) => one.id === id);
        const left = draw.x < 500;
        return (
          <g key={id} transform={`translate(${draw.x} ${draw.y})`}>
            <Jetty left={left} />
            <Place id={`stack:${id}`} ring={{ x: -44, y: -56, width: 88, height: 112, radius: 8 }}>
              <rect x={-50} y={-60} width={100} height={120} class="hit" />
              {stack && <Backs stack={stack} />}
              <Chooser stack={stack} players={players} x={-30} y={42} r={14} />
            </Place>
          </g>
        );
      })}
    </g>
  );
}

/** Whose stack it is in this event. */
function Chooser({ stack, players, ...at }: ChooserProps) {
  const player = players.find(({ seat }) => seat === stack?.chosen_by);
  return player ? <Shape colour={player.colour} {...at} /> : null;
}

interface ChooserProps {
  stack: StackView | undefined;
  players: readonly Player[];
  x: number;
  y: number;
  r: number;
}

function Jetty({ left }: { left: boolean }) {
  const side = left ? 1 : -1;
  return (
    <g transform={`scale(${side} 1)`} class="jetty">
      <rect x={-78} y={-58} width={140} height={116} class="jetty-deck" />
      <path d="M-78-29H62M-78 0H62M-78 29H62" class="jetty-plank" />
      <circle cx={58} cy={-58} r={7} class="jetty-post" />
      <circle cx={58} cy={58} r={7} class="jetty-post" />
    </g>
  );
}

function Backs({ stack }: { stack: StackView }) {
  const layers = Math.min(3, stack.count);
  return (
    <g class="backs">
      {layers === 0 && <rect x={-32} y={-43} width={64} height={86} rx={7} class="card-any" />}
      {Array.from({ length: layers }, (_, n) => {
        const off = (layers - 1 - n) * 5;
        return (
          <rect key={n} x={-32 + off} y={-43 + off} width={64} height={86} rx={7} class="back" />
        );
      })}
      {layers > 0 && <StackSymbol id={stack.id} r={15} />}
      <Count x={30} y={42} r={17} of={stack.count} />
      {stack.memory && (
        <path d="M-30-44C-24-53-12-53-6-44C-12-35-24-35-30-44ZM-18-48a4 4 0 1 1-.1 0" class="eye" />
      )}
    </g>
  );
}

/** On a phone the stacks and the bank are a row of buttons under the ring. */
export function StackButtons({ view, data, players, t }: Props) {
  return (
    <div class="stack-buttons">
      {data.stacks.map(({ id }) => {
        const stack = view.stacks.find((one) => one.id === id);
        return (
          <PlaceBox key={id} id={`stack:${id}`} class="box box-tight">
            <svg width="30" height="36" viewBox="-20 -24 40 48" aria-hidden="true">
              <rect x={-17} y={-22} width={34} height={44} rx={5} class="back" />
              <StackSymbol id={id} r={10} />
              <Chooser stack={stack} players={players} x={-10} y={14} r={8} />
            </svg>
            <b>{stack?.count ?? 0}</b>
          </PlaceBox>
        );
      })}
      <PlaceBox id="bank" class="box box-tight">
        <svg width="30" height="30" viewBox="-20 -20 40 40" aria-hidden="true">
          <Coin r={18} text="¥" />
        </svg>
        <span>{t("dschunke-board-bank")}</span>
      </PlaceBox>
    </div>
  );
}

/** The stack that this viewer looks through now. A viewer who sees all stacks looks through none. */
export function openStack(view: DschunkeView): StackView | null {
  const open = view.stacks.filter((stack) => stack.contents !== null);
  return open.length === 1 ? (open[0] ?? null) : null;
}

/** The faces of the open stack, each once, as cards to choose from. */
export function OpenStack({ view, data, t }: Props) {
  const stack = openStack(view);
  if (!stack?.contents) return null;
  const contents = stack.contents;
  const faces = [...new Set(contents)];
  return (
    <div class="open-stack">
      {faces.map((face) => {
        const copies = contents.filter((one) => one === face).length;
        return (
          <PlaceBox key={face} id={`face:${face}`} class="face-card">
            <svg width="46" height="41" viewBox="-28 -25 56 50" aria-hidden="true">
              <FaceIcon data={data} face={face} />
            </svg>
            <span>
              {t(`dschunke-face-${face}`)}
              {copies > 1 && <b> ×{copies}</b>}
            </span>
          </PlaceBox>
        );
      })}
    </div>
  );
}
