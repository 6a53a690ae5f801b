/** The same as the socket, slower: long polling where sockets do not get through. */
import type { Answer, Command, SaidLine, Update, Why, WhyAnswer } from "../protocol/messages.ts";
import type { Clock } from "./connection.ts";
import { get, Refusal, reach } from "./http.ts";
import { hear, type Watching } from "./subscription.ts";

const WAIT = 20; // seconds the house may hold a question
const PAUSE = 2_000;

export class Polling {
  private round = 0;

  constructor(
    private readonly clock: Clock,
    private readonly watchings: () => readonly Watching[],
    /** Told after each question whether anybody answered. */
    private readonly answered: (any: boolean) => void,
  ) {}

  stop(): void {
    this.round++;
  }

  /** Ask for news until it is stopped or nobody listens any more. */
  follow(watching: Watching): void {
    const round = this.round;
    const wanted = () => round === this.round && this.watchings().includes(watching);
    const next = async (): Promise<void> => {
      if (!wanted()) return;
      const pause = await this.poll(watching, wanted);
      if (wanted()) this.clock.after(pause, () => void next());
    };
    void next();
  }

  private async poll(watching: Watching, wanted: () => boolean): Promise<number> {
    const { table, since } = watching;
    const eyes = watching.seat === null ? "" : `&seat=${watching.seat}`;
    try {
      const update = await get<Update>(
        `/api/tables/${table}/updates?since=${since}${eyes}&wait=${WAIT}`,
      );
      if (!wanted()) return 0;
      this.answered(true);
      hear(watching, { ...update, type: "update" });
      const lines = await get<SaidLine[]>(`/api/tables/${table}/chat?since=${watching.chat}`);
      const last = lines.at(-1);
      if (last && wanted()) {
        watching.chat = last.number + 1;
        watching.ears.chat(lines);
      }
      return 0;
    } catch (error) {
      const lasting = error instanceof Refusal && [403, 404].includes(error.status);
      if (lasting && wanted()) watching.ears.gone(error.why);
      if (wanted()) this.answered(error instanceof Refusal && error.status > 0);
      return PAUSE * (1 + this.clock.random());
    }
  }

  /** Carried out or refused; rejects where nobody answered, so that it can be sent again. */
  async give(table: string, command: Command): Promise<Answer> {
    const answer = await reach("POST", `/api/tables/${table}/commands`, command);
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
