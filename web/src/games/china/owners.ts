/** Which colour of the palette an owner of pieces has. */

import type { Player } from "../../board/BoardProps.ts";
import type { OwnerView } from "./view.ts";

const PALETTE = [2, 0, 1, 3, 4];

/** The Emperor takes yellow where nobody has it, else the next free colour. */
export function colourOf(owner: OwnerView, players: readonly Player[]): number {
  if (owner.seat !== null) return players[owner.seat]?.colour ?? owner.seat;
  return PALETTE.find((colour) => !players.some((p) => p.colour === colour)) ?? 2;
}

export function coloursOf(owners: readonly OwnerView[], players: readonly Player[]): number[] {
  return owners.map((owner) => colourOf(owner, players));
}
