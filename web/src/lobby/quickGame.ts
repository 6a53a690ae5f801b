/** A game against bots, begun at once. */

import { announceRefusal } from "../app/announce.ts";
import { navigate, tableAddress } from "../app/route.ts";
import { newId, post, Refusal } from "../net/http.ts";
import type { GameView } from "../protocol/messages.ts";

export async function quickGame(game: GameView, strength: string): Promise<void> {
  const count = Math.max(Math.min(Math.max(...game.seats), 3), Math.min(...game.seats));
  const seats = Array.from({ length: count }, (_, i) =>
    i === 0 ? { kind: "me" } : { kind: "bot", strength },
  );
  try {
    const { table } = await post<{ table: string }>("/api/tables", {
      id: newId(),
      game: game.name,
      seats,
    });
    await post(`/api/tables/${table}/commands`, { do: "start", id: newId() });
    navigate(tableAddress(table));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    announceRefusal(error.why);
  }
}
