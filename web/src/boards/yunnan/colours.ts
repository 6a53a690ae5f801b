/** Which paint of the house a wooden colour of the game gets. */
import type { Player } from "../contract.ts";
import type { YunnanView } from "./types.ts";

export type Paint = (color: string) => number;

/**
 * A seat's first colour has the seat's paint. Where one person plays two colours, and for Duli, the
 * paints that are left are given out: Duli takes the last, others the first.
 */
export function paints(view: YunnanView, players: Player[]): Paint {
  const given = new Map<string, number>();
  const free = [0, 1, 2, 3, 4].filter((paint) => !players.some((one) => one.colour === paint));
  for (const { seat, colors } of view.seats) {
    const first = colors[0];
    if (first) given.set(first, players[seat]?.colour ?? 0);
  }
  for (const { color, seat } of view.colors) {
    if (given.has(color)) continue;
    given.set(color, (seat === null ? free.pop() : free.shift()) ?? 0);
  }
  return (color) => given.get(color) ?? 0;
}
