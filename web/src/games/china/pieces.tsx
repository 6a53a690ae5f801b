/** The wooden pieces of China: palaces, emissaries, fortifications, bonus tiles. */

import { fill, shape, shapePath } from "../../board/pieces/palette.ts";
import { Emblem } from "./emblems.tsx";

const PALACE = "M-9 -17H9C10 -11 14 -7 22 -6L19 1H15V17H-15V1H-19L-22 -6C-14 -7 -10 -11 -9 -17Z";
const EMISSARY =
  "M0 -17L12 -8C9 -7 7 -6 6 -5C11 0 13 7 13 15H-13C-13 7 -11 0 -6 -5C-7 -6 -9 -7 -12 -8Z";
const WALL = "M-25 9V-8H-18V-2H-11V-8H-4V-2H4V-8H11V-2H18V-8H25V9Z";
const LIGHT_PIECES = [2, 3];

interface Spot {
  x?: number;
  y?: number;
  scale?: number;
}

function at({ x = 0, y = 0, scale = 1 }: Spot): string {
  return `translate(${x} ${y}) scale(${scale})`;
}

/** The owner's shape on a piece: dark on the two light colours, light on the others. */
function Sign({ colour, y, r }: { colour: number; y: number; r: number }) {
  const tone = LIGHT_PIECES.includes(colour) ? "china-sign-dark" : "china-sign-light";
  return <path d={shapePath(shape(colour), r)} transform={`translate(0 ${y})`} class={tone} />;
}

export function Palace({ colour, ...spot }: Spot & { colour: number }) {
  return (
    <g class="piece" transform={at(spot)}>
      <path d={PALACE} class="china-halo" />
      <path d={PALACE} fill={fill(colour)} class="piece-edge" stroke-width="2" />
      <path d="M-18 0.5H18" class="piece-edge" stroke-width="1.6" />
      <path d="M-8 -14.5H8M-17 -3.4C-12 -5 -9 -8 -7.6 -12" class="piece-inner" stroke-width="1.3" />
      <Sign colour={colour} y={8.6} r={6} />
    </g>
  );
}

export function Emissary({ colour, ...spot }: Spot & { colour: number }) {
  return (
    <g class="piece" transform={at(spot)}>
      <path d={EMISSARY} class="china-halo" />
      <path d={EMISSARY} fill={fill(colour)} class="piece-edge" stroke-width="2" />
      <path d="M-7 -9L0 -14L7 -9" class="piece-inner" stroke-width="1.3" />
      <Sign colour={colour} y={6.6} r={5.2} />
    </g>
  );
}

export function Fort(spot: Spot) {
  return (
    <g class="piece" transform={at(spot)}>
      <path d={WALL} class="china-halo" />
      <path d={WALL} class="china-wood piece-edge" stroke-width="2" />
      <path d="M-21 3H21M-12 3V8M0 3V8M12 3V8" class="china-joint" />
    </g>
  );
}

/** A bonus tile: its back, or the emblem of its colour. */
export function Tile({ color, ...spot }: Spot & { color: string | null }) {
  return (
    <g class={`piece ${color ? `china-${color}` : "china-back"}`} transform={at(spot)}>
      <path d="M-8 -16H8L16 -8V8L8 16H-8L-16 8V-8Z" class="china-tile" />
      <path
        d="M-6.5 -12.5H6.5L12.5 -6.5V6.5L6.5 12.5H-6.5L-12.5 6.5V-6.5Z"
        class="china-tile-line"
      />
      {color ? (
        <Emblem color={color} scale={0.8} />
      ) : (
        <path d="M-5 -5L5 5M5 -5L-5 5M0 -7V7M-7 0H7" class="china-knot" />
      )}
    </g>
  );
}
