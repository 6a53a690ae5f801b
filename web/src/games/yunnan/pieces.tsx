/** The wooden pieces and small signs of Yunnan, each around (0, 0). */
import { Coin, fill, Stamp } from "../../board/pieces/badges.tsx";
import { fitText } from "../../board/pieces/lettering.ts";

interface Painted {
  colour: number;
}

export const TRADER_ROOF = "M-20 3L-5-13Q0-19 5-13L20 3Q0 9-20 3Z";
export const TRADER_COAT = "M-10 5L-13 19H13L10 5Q0 8-10 5Z";

/** A trader with a wide hat. */
export function Trader({ colour }: Painted) {
  return (
    <g class="wood">
      <ellipse cx={2} cy={20} rx={15} ry={3.5} class="wood-shadow" />
      <path d={TRADER_COAT} fill={fill(colour)} class="piece-edge" stroke-width={1.75} />
      <path d={TRADER_ROOF} fill={fill(colour)} class="piece-edge" stroke-width={1.75} />
      <path d="M-15 2Q0 6.5 15 2" class="piece-inner" stroke-width={1.25} />
      <Stamp colour={colour} y={-4} r={5.5} />
    </g>
  );
}

export function Post({ colour }: Painted) {
  return (
    <g class="wood">
      <path d="M-11-2H11V13H-11Z" fill={fill(colour)} class="piece-edge" stroke-width={1.75} />
      <path d="M-16-1L0-13L16-1Z" fill={fill(colour)} class="piece-edge" stroke-width={1.75} />
      <Stamp colour={colour} y={5} r={4.5} />
    </g>
  );
}

/** A coin, crossed out: a post that earns nothing in this round. */
export function NoIncome() {
  return (
    <g class="no-income">
      <circle r={9.5} class="no-income-disc" />
      <Coin r={6.5} />
      <path d="M-7 7L7-7" class="no-income-edge" />
      <path d="M-7 7L7-7" class="no-income-bar" />
    </g>
  );
}

const TIER = "M-24 0Q-12-3-9-14H9Q12-3 24 0Q0 5-24 0Z";

export function TeaHouse({ colour }: Painted) {
  return (
    <g class="wood">
      <ellipse cx={2} cy={27} rx={20} ry={4} class="wood-shadow" />
      <path d="M-16 8H16V27H-16Z" fill={fill(colour)} class="piece-edge" stroke-width={1.75} />
      <path
        d={TIER}
        transform="translate(0 9)"
        fill={fill(colour)}
        class="piece-edge"
        stroke-width={1.75}
      />
      <path
        d={TIER}
        transform="translate(0 -7) scale(.78)"
        fill={fill(colour)}
        class="piece-edge"
        stroke-width={2}
      />
      <path d="M0-18V-27" class="piece-edge" stroke-width={3} stroke-linecap="round" />
      <path d="M-17 10Q0 13 17 10" class="piece-inner" stroke-width={1.25} />
      <Stamp colour={colour} y={20} r={5.5} />
    </g>
  );
}

const HORSE =
  "M-17 15V4C-18-3-14-7-8-7H2L7-16L8-20L11-17C15-16 19-12 21-8L19-4L14-6C13-2 11 1 10 4V15H6L5 5H-8L-10 15H-13L-14 6Z";

export function Horse({ colour }: Painted) {
  return (
    <g class="wood">
      <path d="M-17-3C-22-2-22 5-21 9" class="piece-edge" fill="none" stroke-width={3} />
      <path d={HORSE} fill={fill(colour)} class="piece-edge" stroke-width={1.75} />
      <Stamp colour={colour} x={-4} y={-1} r={4.5} />
    </g>
  );
}

export function HorseGhost() {
  return <path d={HORSE} class="ghost" />;
}

/** A bridge from above, in the direction of its track. */
export function Deck({ colour, turn }: Painted & { turn: number }) {
  return (
    <g class="wood">
      <rect
        x={-25}
        y={-10}
        width={50}
        height={20}
        rx={2}
        fill={fill(colour)}
        class="piece-edge"
        stroke-width={1.75}
      />
      <path d="M-17-10V10M-9-10V10M9-10V10M17-10V10" class="deck-plank" />
      <rect x={-7} y={-8} width={14} height={16} fill={fill(colour)} stroke="none" />
      <path d="M-25-7H25M-25 7H25" class="piece-inner" stroke-width={1.25} />
      <g transform={`rotate(${-turn})`}>
        <Stamp colour={colour} r={5} />
      </g>
    </g>
  );
}

/** A bridge from the side, for panels. */
export function Arch({ colour }: Painted) {
  return (
    <path
      d="M-20 8V2Q0-16 20 2V8H14Q0-5-14 8Z"
      fill={fill(colour)}
      class="piece-edge"
      stroke-width={1.75}
    />
  );
}

export function Guard({ colour }: Painted) {
  return (
    <g class="wood">
      <path
        d="M0-15L13-10V0C13 8 7 13 0 16C-7 13-13 8-13 0V-10Z"
        fill={fill(colour)}
        class="piece-edge"
        stroke-width={1.75}
      />
      <Stamp colour={colour} r={5} />
    </g>
  );
}

/** The beams that close a ravine. */
export function Blocker() {
  return (
    <g class="beams">
      <path d="M-20-14L20 14" class="beam-edge" />
      <path d="M-20-14L20 14" class="beam" />
      <path d="M-20 14L20-14" class="beam-edge" />
      <path d="M-20 14L20-14" class="beam" />
    </g>
  );
}

export function Inspector() {
  return (
    <g class="inspector">
      <path d="M-8-2L-18 24H18L8-2Z" class="robe" />
      <path d="M0 0V24M-6 5L-9 24M6 5L9 24" class="robe-line" />
      <circle cy={-9} r={7} class="skin" />
      <path d="M-12-12H12L7-19H-7Z" class="cap" />
      <path d="M-16-13H-26M16-13H26" class="cap-line" />
    </g>
  );
}

export function Gift({ gone = false }: { gone?: boolean }) {
  return (
    <g class={gone ? "gift gift-gone" : "gift"}>
      <path d="M-13-3H13V14H-13Z" class="gift-box" />
      <path d="M-15-8H15V-2H-15Z" class="gift-box" />
      <path d="M0-8V14" class="ribbon" />
      <path d="M0-9C-3-17-12-16-10-11C-9-8-3-8 0-9C3-17 12-16 10-11C9-8 3-8 0-9Z" class="bow" />
    </g>
  );
}

/** Outline signs for names and figures: they take the colour of the ink. */
export const SIGNS: Readonly<Record<string, string>> = {
  trader: "M-15 1L-4-10Q0-14 4-10L15 1Q0 5-15 1ZM-8 4L-10 14H10L8 4",
  post: "M-14-1L0-12L14-1M-10-2V12H10V-2",
  pass: "M-9-14H9V14H-9ZM-5-8H1M-5-2H5M-5 3H2M3 9a3 3 0 1 0 .1 0",
  influence: "M0 12L-14-4C-8-14 8-14 14-4ZM0 12L-6-10M0 12L6-10M0 12V-12",
  horse: HORSE,
  tea_house:
    "M-15 10H15M-11 10V0M11 10V0M-15 0Q-7-2-6-8H6Q7-2 15 0ZM-7-8Q-3-10-3-14H3Q3-10 7-8M0-14V-18",
  bridge: "M-15 6V1Q0-13 15 1V6H10Q0-4-10 6Z",
  guard: "M0-13L12-9V0C12 7 7 11 0 14C-7 11-12 7-12 0V-9Z",
  school: "M-15 1L-4-10Q0-14 4-10L15 1Q0 5-15 1ZM-8 4L-10 14H10L8 4",
  customs: "M-9-14H9V14H-9ZM-5-8H1M-5-2H5M-5 3H2M3 9a3 3 0 1 0 .1 0",
  guild: "M0 12L-14-4C-8-14 8-14 14-4ZM0 12L-6-10M0 12L6-10M0 12V-12",
  yard: "M-15 10H15M-11 10V0M11 10V0M-15 0Q-7-2-6-8H6Q7-2 15 0ZM-7-8Q-3-10-3-14H3Q3-10 7-8M0-14V-18",
  temple: "M-13-9L-9-13L13 9L9 13ZM9-13L13-9L-9 13L-13 9Z",
};

export function Sign({ of }: { of: string }) {
  return (
    <path d={SIGNS[of] ?? ""} class="sign" transform={of === "horse" ? "scale(.8)" : undefined} />
  );
}

/** A sign as an icon in running HTML. */
export function Icon({ of, size = 20 }: { of: string; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="-19 -19 38 38" aria-hidden="true">
      <Sign of={of} />
    </svg>
  );
}

/** Victory points: a gold-rimmed pill on the thing that scores. */
export function Points({ x, y, of, size = 19 }: PointsProps) {
  const width = (String(of).length > 1 ? 34 : 26) * (size / 19);
  const height = 22 * (size / 19);
  return (
    <g class="points" transform={`translate(${x} ${y})`}>
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={height / 2} />
      <text y={size * 0.342} font-size={size} {...fitText(String(of), size, width - 4)}>
        {of}
      </text>
    </g>
  );
}

interface PointsProps {
  x: number;
  y: number;
  of: number | string;
  size?: number;
}
