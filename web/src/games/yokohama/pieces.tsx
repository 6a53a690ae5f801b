/** The players' wooden pieces: president, assistant, shop, trading house. */

import { fill, shape, shapePath } from "../../board/pieces/palette.ts";

const PRESIDENT =
  "M-5 -18H5V-12H8.5V-9.5H5.3C5.3 -7.5 4.8 -6 4 -5C9 -2 11 4 11 12H-11C-11 4 -9 -2 -4 -5C-4.8 -6 -5.3 -7.5 -5.3 -9.500H-8.500V-12H-5Z";
const ASSISTANT =
  "M0 -13A5.5 5.5 0 0 1 4 -4.200C8 -1.5 9.5 4 9.5 12H-9.500C-9.5 4 -8 -1.5 -4 -4.200A5.5 5.5 0 0 1 0 -13Z";
const SHOP = "M-11 -9H11L14 -1C13 2.5 10 2.5 9.5 1V12H-9.500V1C-10 2.5 -13 2.5 -14 -1Z";
const HOUSE = "M0 -15L13 -5V13H-13V-5Z";

const FORMS: Record<string, { path: string; sign: number; r: number }> = {
  president: { path: PRESIDENT, sign: 4.5, r: 4.6 },
  assistant: { path: ASSISTANT, sign: 5, r: 4.4 },
  shop: { path: SHOP, sign: 5.5, r: 4.2 },
  house: { path: HOUSE, sign: 3.5, r: 5.6 },
};
const LIGHT_PIECES = [2, 3];

/** One piece of a player. `null` is a neutral one, of plain wood. */
export function Piece({
  kind,
  colour,
  x = 0,
  y = 0,
  scale = 1,
}: {
  kind: string;
  colour: number | null;
  x?: number;
  y?: number;
  scale?: number;
}) {
  const form = FORMS[kind];
  if (!form) return null;
  const dark = colour === null || LIGHT_PIECES.includes(colour);
  return (
    <g class="piece" transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d={form.path} class="yoko-halo" />
      <path
        d={form.path}
        fill={colour === null ? "var(--wood)" : fill(colour)}
        class="piece-edge"
        stroke-width="1.7"
      />
      <path d={form.path} class="piece-inner" stroke-width="1.2" transform="scale(0.8)" />
      {colour !== null && (
        <path
          d={shapePath(shape(colour), form.r)}
          transform={`translate(0 ${form.sign})`}
          class={dark ? "yoko-sign-dark" : "yoko-sign-light"}
        />
      )}
    </g>
  );
}
