/** Where we are: behind the `#`, so that secrets of links never reach a server's log. */
import { signal } from "@preact/signals";

export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string | null }
  | { page: "table"; id: string; seat: number | null; secret: string | null }
  | { page: "learn"; game: string; lesson: string | null; step: number }
  | { page: "account" };

export function parseRoute(hash: string): Route {
  const [page, ...rest] = hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  const [id, word, seat, secret] = rest;
  if (page === "new") return { page, game: id || null };
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

/** A lesson of a game, and a step of it as people count; without a lesson the first open one. */
export function learnAddress(game: string, lesson?: string, step = 0): string {
  const parts = lesson ? [game, lesson, String(step)] : [game];
  return `#/learn/${parts.map(encodeURIComponent).join("/")}`;
}

/** An invitation: the first person to open it gets the seat. */
export function seatAddress(id: string, seat: number, secret: string): string {
  return `${location.origin}${location.pathname}${tableAddress(id)}/seat/${seat}/${encodeURIComponent(secret)}`;
}

export function navigate(hash: string): void {
  location.hash = hash;
}
