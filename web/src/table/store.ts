/** The state of one table in this browser: what the server sent, what I choose, what is shown. */
import { batch, computed, type Signal, signal } from "@preact/signals";
import type { Connection } from "../net/connection.ts";
import { get, newId, Refusal } from "../net/http.ts";
import type {
  ChatMessageView,
  Choice,
  Command,
  LogEntryView,
  TableView,
  Update,
  Why,
} from "../protocol/messages.ts";
import { seatsOfColours } from "./log.ts";
import { Previews } from "./previews.ts";
import { remainingChoices, resolveClick } from "./resolveClick.ts";
import { shareUnchanged } from "./structuralSharing.ts";

/** A command without what the store adds to it. */
type Wish<C = Command> = C extends Command ? Omit<C, "id" | "answers"> : never;

export interface Notice {
  tone: "wrong" | "crossed" | "good";
  why: Why;
}

export interface Explanation {
  place: string;
  /** Reasons with the action that each forbids; the most specific first. */
  reasons: { action: number; why: Why }[];
  loading: boolean;
}

/** How many actions of a dark place are asked about: they mostly share their reason. */
const MOST_QUESTIONS = 6;

export class TableStore {
  readonly tableView: Signal<TableView | null> = signal(null);
  readonly entries: Signal<LogEntryView[]> = signal([]);
  /** The entries of the newest update: their moves are animated. */
  readonly newestEntries: Signal<LogEntryView[]> = signal([]);
  readonly chat: Signal<ChatMessageView[]> = signal([]);
  readonly presentSeats: Signal<number[]> = signal([]);
  readonly path: Signal<string[]> = signal([]);
  /** Chosen, but not yet confirmed. */
  readonly chosenAction: Signal<number | null> = signal(null);
  readonly isSending: Signal<boolean> = signal(false);
  /** A decision of mine whose update has not arrived: until then nothing may be chosen. */
  private awaitedEntry: number | null = null;
  readonly notice: Signal<Notice | null> = signal(null);
  readonly explanation: Signal<Explanation | null> = signal(null);
  /** An earlier position that is shown; null is the newest. */
  readonly pastTableView: Signal<TableView | null> = signal(null);
  readonly hoveredPlaces: Signal<string[]> = signal([]);
  readonly goneReason: Signal<Why | null> = signal(null);
  /** What my choices cost and bring. */
  readonly previews = new Previews();
  /** Whether a decision waits for a confirmation. */
  needsConfirmation: () => boolean = () => false;

  readonly shownTableView = computed(() => this.pastTableView.value ?? this.tableView.value);
  readonly colours = computed(() => seatsOfColours(this.tableView.value?.view ?? null));
  readonly mySeat = computed(() => {
    const tableView = this.tableView.value;
    return tableView?.seat ?? null;
  });
  readonly isAsked = computed(() => {
    const tableView = this.tableView.value;
    return tableView !== null && tableView.seat !== null && tableView.legal.length > 0;
  });
  readonly choices = computed<Choice[]>(() => {
    const tableView = this.tableView.value;
    return tableView ? remainingChoices(tableView.legal, this.path.value) : [];
  });

  private unsubscribe: (() => void) | null = null;
  private seat: number | null = null;
  private restarting = false;

  constructor(
    readonly id: string,
    private readonly connection: Connection,
  ) {}

  /** Find out which seat is mine, then subscribe. */
  async open(): Promise<void> {
    try {
      const first = await get<TableView>(`/api/tables/${this.id}`);
      this.tableView.value = first;
      this.watchAs(chooseMySeat(first, null));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.goneReason.value = error.why;
    }
  }

  close(): void {
    this.unsubscribe?.();
    this.unsubscribe = null;
    this.previews.requestFor(null);
  }

  /** Subscribe as one of my seats, or as a spectator. */
  watchAs(seat: number | null): void {
    this.unsubscribe?.();
    this.seat = seat;
    batch(() => {
      this.entries.value = [];
      this.newestEntries.value = [];
      this.chat.value = [];
      this.cancelAll();
    });
    this.unsubscribe = this.connection.subscribe(this.id, seat, 0, 0, {
      update: (update) => this.updated(update),
      chat: (lines) => {
        const known = new Set(this.chat.value.map((line) => line.number));
        this.chat.value = [...this.chat.value, ...lines.filter((l) => !known.has(l.number))];
      },
      here: (seats) => {
        this.presentSeats.value = seats;
      },
      gone: (why) => {
        if (this.seat !== null) this.watchAs(null);
        else this.goneReason.value = why;
      },
    });
  }

  private updated(update: Update): void {
    const before = this.tableView.value;
    const first = this.entries.value.length === 0;
    batch(() => {
      this.goneReason.value = null;
      this.tableView.value = shareUnchanged(before, update.sight);
      if (this.awaitedEntry !== null && update.position > this.awaitedEntry) {
        this.awaitedEntry = null;
        this.isSending.value = false;
      }
      this.entries.value = [...this.entries.value, ...update.news];
      this.newestEntries.value = first ? [] : update.news;
      const question = before?.asked_since === update.sight.asked_since;
      if (!question || !sameChoices(before, update.sight)) this.cancelAll();
    });
    this.previews.requestFor(update.sight);
    const seat = chooseMySeat(update.sight, this.seat);
    if (seat !== this.seat) this.watchAs(seat);
    else if (this.restarting) this.undoOneMore();
  }

  // --- choosing ---------------------------------------------------------------------------------
  /** A click on any place, lit or dark. */
  clickPlace(place: string): void {
    const tableView = this.tableView.value;
    if (!tableView || this.isSending.value) return;
    if (this.pastTableView.value) {
      this.notice.value = { tone: "crossed", why: reason("looking-back") };
      return;
    }
    this.explanation.value = null;
    const meant = resolveClick(tableView.legal, this.path.value, place);
    if (meant.kind === "dark") void this.explain(place);
    else {
      this.path.value = meant.path;
      this.chosenAction.value = null;
      if (meant.kind === "settled") this.chooseAction(meant.action);
    }
  }

  /** A button, a digit or the last place has chosen this action. */
  chooseAction(action: number): void {
    if (this.pastTableView.value || this.isSending.value) return;
    this.explanation.value = null;
    if (this.needsConfirmation() && this.chosenAction.value !== action)
      this.chosenAction.value = action;
    else void this.decide(action);
  }

  confirm(): void {
    if (this.chosenAction.value !== null) void this.decide(this.chosenAction.value);
  }

  /** Take the last step of the choice back; true if there was one. */
  cancelStep(): boolean {
    if (this.explanation.value) {
      this.explanation.value = null;
      return true;
    }
    if (this.chosenAction.value !== null) {
      this.chosenAction.value = null;
      if (this.choices.value.length === 1) this.path.value = this.path.value.slice(0, -1);
      return true;
    }
    if (this.path.value.length === 0) return false;
    this.path.value = this.path.value.slice(0, -1);
    return true;
  }

  private cancelAll(): void {
    this.path.value = [];
    this.chosenAction.value = null;
    this.explanation.value = null;
  }

  private async decide(action: number): Promise<void> {
    const seat = this.tableView.value?.seat;
    if (seat === null || seat === undefined) return;
    await this.sendCommand({ do: "decide", seat, action });
    this.cancelAll();
  }

  undo(): void {
    if (this.cancelStep()) return;
    const tableView = this.tableView.value;
    if (tableView?.seat == null || tableView.undoable === null) return;
    void this.sendCommand({ do: "undo", seat: tableView.seat, of: tableView.undoable });
  }

  /** Undo step by step, as far as it goes. */
  restart(): void {
    this.cancelAll();
    this.restarting = true;
    this.undoOneMore();
  }

  private undoOneMore(): void {
    const tableView = this.tableView.value;
    if (tableView?.seat == null || tableView.undoable === null) {
      this.restarting = false;
      return;
    }
    void this.sendCommand({ do: "undo", seat: tableView.seat, of: tableView.undoable }).then(
      (done) => {
        if (!done) this.restarting = false;
      },
    );
  }

  /** Send a command; true if it was carried out. A refusal becomes a notice. */
  async sendCommand(wish: Wish): Promise<boolean> {
    const command = { ...wish, id: newId(), answers: this.tableView.value?.table.position ?? 0 };
    this.isSending.value = true;
    this.notice.value = null;
    const answer = await this.connection.sendCommand(this.id, command as Command);
    const known = this.tableView.value?.table.position ?? 0;
    if (wish.do === "decide" && answer.type === "done" && answer.number >= known)
      this.awaitedEntry = answer.number;
    else this.isSending.value = false;
    if (answer.type === "done") return true;
    const tone = answer.why.key === "stale" ? "crossed" : "wrong";
    this.notice.value = { tone, why: answer.why };
    return false;
  }

  // --- why not ----------------------------------------------------------------------------------
  /** The catalog's actions that touch a place; set by the page when it has the catalog. */
  actionsAt: (place: string) => number[] = () => [];

  private async explain(place: string): Promise<void> {
    const seat = this.tableView.value?.seat;
    const actions = this.actionsAt(place).slice(0, MOST_QUESTIONS);
    if (seat === null || seat === undefined || actions.length === 0) {
      this.explanation.value = { place, reasons: [], loading: false };
      return;
    }
    this.explanation.value = { place, reasons: [], loading: true };
    const asked = actions.map(async (action) => {
      const why = await this.connection.whyNot(this.id, seat, action).catch(() => null);
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
  private requestedPosition = 0;

  /** Show the position after `position` entries; the newest one follows the game. */
  async showPosition(position: number): Promise<void> {
    const now = this.tableView.value?.table.position ?? 0;
    const wanted = Math.max(this.firstPosition(), Math.min(position, now));
    this.requestedPosition = wanted;
    if (wanted >= now) {
      this.pastTableView.value = null;
      return;
    }
    const eyes = this.seat === null ? "" : `?seat=${this.seat}`;
    try {
      const past = await get<TableView>(`/api/tables/${this.id}/positions/${wanted}${eyes}`);
      if (this.requestedPosition === wanted) {
        this.cancelAll();
        this.pastTableView.value = past;
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.notice.value = { tone: "wrong", why: error.why };
    }
  }

  showLatest(): void {
    void this.showPosition(Number.MAX_SAFE_INTEGER);
  }

  step(by: number): void {
    const now = this.tableView.value?.table.position ?? 0;
    const at = this.pastTableView.value ? this.requestedPosition : now;
    void this.showPosition(at + by);
  }

  /** The position right after the start: before it there is nothing to see. */
  firstPosition(): number {
    const start = this.entries.value.find((one) => one.kind === "started");
    return start ? start.number + 1 : 0;
  }
}

function reason(key: string): Why {
  return { key, rule: "", params: {} };
}

function sameChoices(before: TableView | null, now: TableView): boolean {
  if (!before || before.legal.length !== now.legal.length) return false;
  return before.legal.every((choice, i) => choice.action === now.legal[i]?.action);
}

/** My seat: the current one while it is mine and asked, else the one that is asked. */
export function chooseMySeat(tableView: TableView, current: number | null): number | null {
  const mine = tableView.table.seats.flatMap((seat, i) => (seat.yours ? [i] : []));
  if (current !== null && mine.includes(current)) {
    if (tableView.asked.includes(current)) return current;
    return mine.find((seat) => tableView.asked.includes(seat)) ?? current;
  }
  return mine.find((seat) => tableView.asked.includes(seat)) ?? mine[0] ?? null;
}
