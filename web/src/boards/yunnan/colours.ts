/** Which paint of the house a wooden colour of the game gets. */
import { paintsOf } from "../../pieces/paints.ts";
import type { Player } from "../contract.ts";
import type { YunnanView } from "./types.ts";

export type Paint = (color: string) => number;

export function paints(view: YunnanView, players: Player[]): Paint {
  const given = paintsOf(view, players);
  return (color) => given.get(color) ?? 0;
}
