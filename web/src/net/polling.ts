/** The same as the socket, slower: long polling where sockets do not get through. */
import type {
  Answer,
  ChatMessageView,
  Command,
  Update,
  Why,
  WhyAnswer,
} from "../protocol/messages.ts";
import type { Clock } from "./connection.ts";
import { fetchFromServer, get, Refusal } from "./http.ts";
import { deliverUpdate, type Subscription } from "./subscription.ts";

const WAIT = 20; // seconds for which the server may hold a request
const PAUSE = 2_000;

export class Polling {
  private round = 0;

  constructor(
    private readonly clock: Clock,
    private readonly subscriptions: () => readonly Subscription[],
    /** Called after each request: did the server answer? */
    private readonly onAnswered: (any: boolean) => void,
  ) {}

  stop(): void {
    this.round++;
  }

  /** Ask for updates until polling stops or the subscription ends. */
  follow(subscription: Subscription): void {
    const round = this.round;
    const isCurrent = () => round === this.round && this.subscriptions().includes(subscription);
    const next = async (): Promise<void> => {
      if (!isCurrent()) return;
      const pause = await this.poll(subscription, isCurrent);
      if (isCurrent()) this.clock.after(pause, () => void next());
    };
    void next();
  }

  private async poll(subscription: Subscription, isCurrent: () => boolean): Promise<number> {
    const { table, since } = subscription;
    const eyes = subscription.seat === null ? "" : `&seat=${subscription.seat}`;
    try {
      const update = await get<Update>(
        `/api/tables/${table}/updates?since=${since}${eyes}&wait=${WAIT}`,
      );
      if (!isCurrent()) return 0;
      this.onAnswered(true);
      deliverUpdate(subscription, { ...update, type: "update" });
      const lines = await get<ChatMessageView[]>(
        `/api/tables/${table}/chat?since=${subscription.chat}`,
      );
      const last = lines.at(-1);
      if (last && isCurrent()) {
        subscription.chat = last.number + 1;
        subscription.listener.chat(lines);
      }
      return 0;
    } catch (error) {
      const lasting = error instanceof Refusal && [403, 404].includes(error.status);
      if (lasting && isCurrent()) subscription.listener.gone(error.why);
      if (isCurrent()) this.onAnswered(error instanceof Refusal && error.status > 0);
      return PAUSE * (1 + this.clock.random());
    }
  }

  /** Carried out or refused; rejects where nobody answered, so that it can be sent again. */
  async sendCommand(table: string, command: Command): Promise<Answer> {
    const answer = await fetchFromServer("POST", `/api/tables/${table}/commands`, command);
    const content = (await answer.json()) as Answer | { why: Why };
    if (answer.status >= 500 || answer.status === 429)
      throw new Refusal(whyIn(content), answer.status);
    if ("type" in content) return content;
    return { type: "refused", why: content.why, position: 0, news: [] };
  }

  async whyNot(table: string, seat: number, action: number): Promise<Why | null> {
    const path = `/api/tables/${table}/why-not?seat=${seat}&action=${action}`;
    return (await get<WhyAnswer>(path)).why;
  }
}

function whyIn(content: Answer | { why: Why }): Why {
  return "why" in content ? content.why : { key: "broken", rule: "", params: {} };
}
