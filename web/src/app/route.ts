/** Where we are: behind the `#`, so that secrets of links never reach a server's log. */
import { signal } from "@preact/signals";

export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string | null; tables: string | null }
  | { page: "table"; id: string; seat: number | null; secret: string | null }
  | { page: "learn"; game: string; lesson: string | null; step: number }
  | { page: "tables"; game: string; id: string | null }
  | { page: "account" };

export function parseRoute(hash: string): Route {
  const [page, ...rest] = hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  const [id, word, seat, secret] = rest;
  if (page === "new") return { page, game: id || null, tables: word || null };
  if (page === "tables" && id) return { page, game: id, id: word || null };
  if (page === "account") return { page };
  if (page === "learn" && id) {
    const step = Number(seat);
    return { page, game: id, lesson: word || null, step: Number.isInteger(step) ? step : 0 };
  }
  if (page === "table" && id) {
    const number = Number(seat);
    const claimed = word === "seat" && secret && Number.isInteger(number);
    return claimed ? { page, id, seat: number, secret } : { page, id, seat: null, secret: null };
  }
  return { page: "lobby" };
}

export const route = signal<Route>(parseRoute(location.hash));
addEventListener("hashchange", () => {
  route.value = parseRoute(location.hash);
});

export function tableAddress(id: string): string {
  return `#/table/${encodeURIComponent(id)}`;
}

/** A new table of a game, by the house tables with this id if there is one. */
export function newTableAddress(game: string, tables = ""): string {
  return addressOf("new", tables ? [game, tables] : [game]);
}

/** The house tables of a game: mine, or those with this id. */
export function houseTablesAddress(game: string, id = ""): string {
  return addressOf("tables", id ? [game, id] : [game]);
}

function addressOf(page: string, parts: readonly string[]): string {
  return `#/${[page, ...parts.map(encodeURIComponent)].join("/")}`;
}

/** A lesson of a game, and a step of it as people count; without a lesson the first open one. */
export function learnAddress(game: string, lesson?: string, step = 0): string {
  return addressOf("learn", lesson ? [game, lesson, String(step)] : [game]);
}

/** An invitation: the first person to open it gets the seat. */
export function seatAddress(id: string, seat: number, secret: string): string {
  return `${location.origin}${location.pathname}${tableAddress(id)}/seat/${seat}/${encodeURIComponent(secret)}`;
}

export function navigate(hash: string): void {
  location.hash = hash;
}
