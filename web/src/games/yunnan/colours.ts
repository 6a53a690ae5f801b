/** Which colour of the palette a colour of the game gets. */

import type { Player } from "../../board/BoardProps.ts";
import { paintsOf } from "../../board/pieces/paints.ts";
import type { YunnanView } from "./view.ts";

export type Paint = (color: string) => number;

export function paints(view: YunnanView, players: Player[]): Paint {
  const given = paintsOf(view, players);
  return (color) => given.get(color) ?? 0;
}

/** The colour of this seat whose stock is meant: the one that decides, or else the first. */
export function deciding(view: YunnanView, seat: number): string | undefined {
  const colors = view.seats[seat]?.colors ?? [];
  return view.color !== null && colors.includes(view.color) ? view.color : colors[0];
}
