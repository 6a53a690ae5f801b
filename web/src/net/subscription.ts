/** One table through one pair of eyes: where the news stand, and who wants to hear them. */
import type { SaidLine, Update, Why } from "../protocol/messages.ts";

export interface Ears {
  update(update: Update): void;
  chat(lines: SaidLine[]): void;
  here(seats: number[]): void;
  gone(why: Why): void;
}

export interface Watching {
  table: string;
  seat: number | null;
  /** The first entry and the first line of chat that have not been heard. */
  since: number;
  chat: number;
  ears: Ears;
}

/** Hear what is new. False if something before it is missing: then ask again from `since` on. */
export function hear(watching: Watching, update: Update): boolean {
  const news = update.news.filter((one) => one.number >= watching.since);
  const first = news[0];
  if (first ? first.number > watching.since : update.position > watching.since) return false;
  if (update.position < watching.since) return true;
  watching.since = update.position;
  watching.ears.update({ ...update, news });
  return true;
}
