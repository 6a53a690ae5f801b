/** One table in this browser: what the house has told, what I am choosing, what I look at. */
import { batch, computed, type Signal, signal } from "@preact/signals";
import type { Line } from "../net/connection.ts";
import { get, newId, Refusal } from "../net/http.ts";
import type { Choice, Command, News, SaidLine, Sight, Update, Why } from "../protocol/messages.ts";
import { seatsOfColours } from "./log.ts";
import { Previews } from "./previews.ts";
import { candidates, click } from "./resolveClick.ts";
import { shared } from "./structuralSharing.ts";

/** A command without what the store adds to it. */
type Wish<C = Command> = C extends Command ? Omit<C, "id" | "answers"> : never;

export interface Notice {
  tone: "wrong" | "crossed" | "good";
  why: Why;
}

export interface Explanation {
  place: string;
  /** Reasons with the action that each forbids; the most telling first. */
  reasons: { action: number; why: Why }[];
  loading: boolean;
}

/** How many actions of a dark place are asked about: they mostly share their reason. */
const MOST_QUESTIONS = 6;

export class TableStore {
  readonly sight: Signal<Sight | null> = signal(null);
  readonly news: Signal<News[]> = signal([]);
  /** The entries of the newest update: their pieces fly. */
  readonly newest: Signal<News[]> = signal([]);
  readonly chat: Signal<SaidLine[]> = signal([]);
  readonly here: Signal<number[]> = signal([]);
  readonly path: Signal<string[]> = signal([]);
  /** Settled, but not yet confirmed. */
  readonly settled: Signal<number | null> = signal(null);
  readonly sending: Signal<boolean> = signal(false);
  /** A decision of mine that is done, but not yet seen: until then nothing may be chosen. */
  private awaited: number | null = null;
  readonly notice: Signal<Notice | null> = signal(null);
  readonly explanation: Signal<Explanation | null> = signal(null);
  /** An earlier position that is looked at; null is live. */
  readonly past: Signal<Sight | null> = signal(null);
  readonly hovered: Signal<string[]> = signal([]);
  readonly gone: Signal<Why | null> = signal(null);
  /** What my choices cost and bring. */
  readonly previews = new Previews();
  /** Whether a decision waits for a confirmation. */
  confirming: () => boolean = () => false;

  readonly shown = computed(() => this.past.value ?? this.sight.value);
  readonly colours = computed(() => seatsOfColours(this.sight.value?.view ?? null));
  readonly mine = computed(() => {
    const sight = this.sight.value;
    return sight?.seat ?? null;
  });
  readonly asked = computed(() => {
    const sight = this.sight.value;
    return sight !== null && sight.seat !== null && sight.legal.length > 0;
  });
  readonly choices = computed<Choice[]>(() => {
    const sight = this.sight.value;
    return sight ? candidates(sight.legal, this.path.value) : [];
  });

  private unwatch: (() => void) | null = null;
  private seat: number | null = null;
  private restarting = false;

  constructor(
    readonly id: string,
    private readonly line: Line,
  ) {}

  /** Find out which seat is mine, then listen. */
  async open(): Promise<void> {
    try {
      const first = await get<Sight>(`/api/tables/${this.id}`);
      this.sight.value = first;
      this.watchAs(mySeat(first, null));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.gone.value = error.why;
    }
  }

  close(): void {
    this.unwatch?.();
    this.unwatch = null;
    this.previews.follow(null);
  }

  /** Through the eyes of one of my seats, or a spectator's. */
  watchAs(seat: number | null): void {
    this.unwatch?.();
    this.seat = seat;
    batch(() => {
      this.news.value = [];
      this.newest.value = [];
      this.chat.value = [];
      this.cancelAll();
    });
    this.unwatch = this.line.watch(this.id, seat, 0, 0, {
      update: (update) => this.updated(update),
      chat: (lines) => {
        const known = new Set(this.chat.value.map((line) => line.number));
        this.chat.value = [...this.chat.value, ...lines.filter((l) => !known.has(l.number))];
      },
      here: (seats) => {
        this.here.value = seats;
      },
      gone: (why) => {
        if (this.seat !== null) this.watchAs(null);
        else this.gone.value = why;
      },
    });
  }

  private updated(update: Update): void {
    const before = this.sight.value;
    const first = this.news.value.length === 0;
    batch(() => {
      this.gone.value = null;
      this.sight.value = shared(before, update.sight);
      if (this.awaited !== null && update.position > this.awaited) {
        this.awaited = null;
        this.sending.value = false;
      }
      this.news.value = [...this.news.value, ...update.news];
      this.newest.value = first ? [] : update.news;
      const question = before?.asked_since === update.sight.asked_since;
      if (!question || !sameChoices(before, update.sight)) this.cancelAll();
    });
    this.previews.follow(update.sight);
    const seat = mySeat(update.sight, this.seat);
    if (seat !== this.seat) this.watchAs(seat);
    else if (this.restarting) this.undoOneMore();
  }

  // --- choosing ---------------------------------------------------------------------------------
  /** A click on any place, lit or dark. */
  place(place: string): void {
    const sight = this.sight.value;
    if (!sight || this.sending.value) return;
    if (this.past.value) {
      this.notice.value = { tone: "crossed", why: reason("looking-back") };
      return;
    }
    this.explanation.value = null;
    const meant = click(sight.legal, this.path.value, place);
    if (meant.kind === "dark") void this.explain(place);
    else {
      this.path.value = meant.path;
      this.settled.value = null;
      if (meant.kind === "settled") this.choose(meant.action);
    }
  }

  /** A button, a digit or the last place: this action it is. */
  choose(action: number): void {
    if (this.past.value || this.sending.value) return;
    this.explanation.value = null;
    if (this.confirming() && this.settled.value !== action) this.settled.value = action;
    else void this.decide(action);
  }

  confirm(): void {
    if (this.settled.value !== null) void this.decide(this.settled.value);
  }

  /** Take the last step of the choice back; true if there was one. */
  cancel(): boolean {
    if (this.explanation.value) {
      this.explanation.value = null;
      return true;
    }
    if (this.settled.value !== null) {
      this.settled.value = null;
      if (this.choices.value.length === 1) this.path.value = this.path.value.slice(0, -1);
      return true;
    }
    if (this.path.value.length === 0) return false;
    this.path.value = this.path.value.slice(0, -1);
    return true;
  }

  private cancelAll(): void {
    this.path.value = [];
    this.settled.value = null;
    this.explanation.value = null;
  }

  private async decide(action: number): Promise<void> {
    const seat = this.sight.value?.seat;
    if (seat === null || seat === undefined) return;
    await this.give({ do: "decide", seat, action });
    this.cancelAll();
  }

  undo(): void {
    if (this.cancel()) return;
    const sight = this.sight.value;
    if (sight?.seat == null || sight.undoable === null) return;
    void this.give({ do: "undo", seat: sight.seat, of: sight.undoable });
  }

  /** Undo step by step, as far as it goes. */
  restart(): void {
    this.cancelAll();
    this.restarting = true;
    this.undoOneMore();
  }

  private undoOneMore(): void {
    const sight = this.sight.value;
    if (sight?.seat == null || sight.undoable === null) {
      this.restarting = false;
      return;
    }
    void this.give({ do: "undo", seat: sight.seat, of: sight.undoable }).then((done) => {
      if (!done) this.restarting = false;
    });
  }

  /** Give a command; true if it was carried out. A refusal becomes a notice. */
  async give(wish: Wish): Promise<boolean> {
    const command = { ...wish, id: newId(), answers: this.sight.value?.table.position ?? 0 };
    this.sending.value = true;
    this.notice.value = null;
    const answer = await this.line.give(this.id, command as Command);
    const known = this.sight.value?.table.position ?? 0;
    if (wish.do === "decide" && answer.type === "done" && answer.number >= known)
      this.awaited = answer.number;
    else this.sending.value = false;
    if (answer.type === "done") return true;
    const tone = answer.why.key === "stale" ? "crossed" : "wrong";
    this.notice.value = { tone, why: answer.why };
    return false;
  }

  // --- why not ----------------------------------------------------------------------------------
  /** The catalog's actions that touch a place; set by the page when it has the catalog. */
  actionsAt: (place: string) => number[] = () => [];

  private async explain(place: string): Promise<void> {
    const seat = this.sight.value?.seat;
    const actions = this.actionsAt(place).slice(0, MOST_QUESTIONS);
    if (seat === null || seat === undefined || actions.length === 0) {
      this.explanation.value = { place, reasons: [], loading: false };
      return;
    }
    this.explanation.value = { place, reasons: [], loading: true };
    const asked = actions.map(async (action) => {
      const why = await this.line.whyNot(this.id, seat, action).catch(() => null);
      return why && { action, why };
    });
    const found = (await Promise.all(asked)).filter((one) => one !== null);
    if (this.explanation.value?.place !== place) return;
    const seen = new Set<string>();
    const reasons = found.filter(({ why }) => {
      const key = JSON.stringify(why);
      return seen.has(key) ? false : seen.add(key);
    });
    this.explanation.value = { place, reasons, loading: false };
  }

  // --- history ----------------------------------------------------------------------------------
  private wanted = 0;

  /** Look at the position after `position` entries; the newest one is live. */
  async look(position: number): Promise<void> {
    const now = this.sight.value?.table.position ?? 0;
    const wanted = Math.max(this.firstPosition(), Math.min(position, now));
    this.wanted = wanted;
    if (wanted >= now) {
      this.past.value = null;
      return;
    }
    const eyes = this.seat === null ? "" : `?seat=${this.seat}`;
    try {
      const past = await get<Sight>(`/api/tables/${this.id}/positions/${wanted}${eyes}`);
      if (this.wanted === wanted) {
        this.cancelAll();
        this.past.value = past;
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.notice.value = { tone: "wrong", why: error.why };
    }
  }

  live(): void {
    void this.look(Number.MAX_SAFE_INTEGER);
  }

  step(by: number): void {
    const now = this.sight.value?.table.position ?? 0;
    const at = this.past.value ? this.wanted : now;
    void this.look(at + by);
  }

  /** The position right after the start: before it there is nothing to see. */
  firstPosition(): number {
    const start = this.news.value.find((one) => one.kind === "started");
    return start ? start.number + 1 : 0;
  }
}

function reason(key: string): Why {
  return { key, rule: "", params: {} };
}

function sameChoices(before: Sight | null, now: Sight): boolean {
  if (!before || before.legal.length !== now.legal.length) return false;
  return before.legal.every((choice, i) => choice.action === now.legal[i]?.action);
}

/** My seat: the one I look through while it is mine and asked, else the one that is asked. */
export function mySeat(sight: Sight, current: number | null): number | null {
  const mine = sight.table.seats.flatMap((seat, i) => (seat.yours ? [i] : []));
  if (current !== null && mine.includes(current)) {
    if (sight.asked.includes(current)) return current;
    return mine.find((seat) => sight.asked.includes(seat)) ?? current;
  }
  return mine.find((seat) => sight.asked.includes(seat)) ?? mine[0] ?? null;
}
