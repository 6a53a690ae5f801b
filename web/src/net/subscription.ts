/** One table as one viewer sees it: how far it has been received, and who listens. */
import type { ChatMessageView, Update, Why } from "../protocol/messages.ts";

export interface SubscriptionListener {
  update(update: Update): void;
  chat(lines: ChatMessageView[]): void;
  here(seats: number[]): void;
  gone(why: Why): void;
}

export interface Subscription {
  table: string;
  seat: number | null;
  /** The first log entry and the first chat message that have not been received. */
  since: number;
  chat: number;
  listener: SubscriptionListener;
}

/** Deliver what is new. False if something before it is missing: then ask again from `since` on. */
export function deliverUpdate(subscription: Subscription, update: Update): boolean {
  const news = update.news.filter((one) => one.number >= subscription.since);
  const first = news[0];
  if (first ? first.number > subscription.since : update.position > subscription.since)
    return false;
  if (update.position < subscription.since) return true;
  subscription.since = update.position;
  subscription.listener.update({ ...update, news });
  return true;
}
