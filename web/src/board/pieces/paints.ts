/**
 * Colours that a game gives to its players, as colours of the palette.
 *
 * Some rulebooks speak of "the red trader" where one person may play two colours. The pieces get the
 * colours of the palette, so the texts must name those.
 */
import type { Player } from "../BoardProps.ts";
import { SHAPES } from "./palette.ts";

interface Coloured {
  color: string;
  /** Null: nobody's, such as an automa. */
  seat: number | null;
}

/** Colour of the game -> paint. Empty for games in which colours are not players. */
export function paintsOf(view: unknown, players: readonly Player[]): Map<string, number> {
  const colours = (view as { colors?: unknown } | null)?.colors;
  if (!Array.isArray(colours) || !colours.every(isColoured)) return new Map();
  const paints = new Map<string, number>();
  const seen = new Set<number>();
  for (const { color, seat } of colours) {
    if (seat === null || seen.has(seat)) continue;
    seen.add(seat);
    paints.set(color, players[seat]?.colour ?? 0);
  }
  // A second colour of a seat takes the first paint that is left, the automa the last.
  const left = SHAPES.map((_, i) => i).filter((paint) => !players.some((p) => p.colour === paint));
  for (const { color, seat } of colours) {
    if (paints.has(color)) continue;
    paints.set(color, (seat === null ? left.pop() : left.shift()) ?? 0);
  }
  return paints;
}

function isColoured(value: unknown): value is Coloured {
  const { color, seat } = (value ?? {}) as Partial<Coloured>;
  return typeof color === "string" && (seat === null || typeof seat === "number");
}
