/**
 * The line to the house: one socket for all tables.
 *
 * After a break it takes up every table from the last number heard, and sends again every command
 * that has not been answered; commands carry ids, so nothing is done twice. Where no socket opens,
 * it polls (`polling.ts`) and goes on trying.
 */
import { type Signal, signal } from "@preact/signals";
import type { Answer, Command, ToClient, ToHouse, Why } from "../protocol/messages.ts";
import { newId } from "./http.ts";
import { Polling } from "./polling.ts";
import { type Ears, hear, type Watching } from "./subscription.ts";

/** An open (or opening) socket. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

export type OpenWire = (heard: (text: string) => void, closed: () => void) => Wire;

/** Waiting and chance, so that tests need neither. */
export interface Clock {
  after(ms: number, then: () => void): () => void;
  random(): number;
}

export type LineState = "connecting" | "open" | "polling" | "lost";

interface Pending {
  table: string;
  command: Command;
  settle(answer: Answer): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING = 15_000;
const POLL_AFTER = 3; // attempts without a welcome
const AGAIN = 2_000; // the store was away

export class Line {
  readonly state: Signal<LineState> = signal("connecting");
  /** Polling too gets no answer. */
  readonly away: Signal<boolean> = signal(false);
  private socket: Wire | null = null;
  private attempt = 0;
  private welcomed = false;
  private failures = 0;
  private silence = 40_000;
  private stopTimers: (() => void)[] = [];
  private readonly watchings: Watching[] = [];
  private readonly pending = new Map<string, Pending>();
  private readonly questions = new Map<string, (why: Why | null) => void>();
  private readonly polling: Polling;

  constructor(
    private readonly open: OpenWire,
    private readonly clock: Clock,
  ) {
    this.polling = new Polling(
      clock,
      () => this.watchings,
      (any) => {
        this.away.value = !any;
      },
    );
  }

  start(): void {
    this.connect();
  }

  /** Try at once: the reader asked for it, or the network came back. */
  retry(): void {
    if (this.welcomed) return;
    this.failures = 0;
    this.drop();
    this.connect();
  }

  /** Connect anew: the house must see who I am now. */
  renew(): void {
    this.drop();
    this.failures = 0;
    this.connect();
  }

  watch(table: string, seat: number | null, since: number, chat: number, ears: Ears): () => void {
    const watching: Watching = { table, seat, since, chat, ears };
    this.watchings.push(watching);
    if (this.welcomed) this.ask(watching);
    else if (this.state.value === "polling") this.polling.follow(watching);
    return () => {
      const at = this.watchings.indexOf(watching);
      if (at < 0) return;
      this.watchings.splice(at, 1);
      if (this.welcomed) this.tell({ type: "unwatch", table, seat });
    };
  }

  /** Have a command carried out; settles when the house has answered, however often the line breaks. */
  give(table: string, command: Command): Promise<Answer> {
    return new Promise((settle) => {
      const pending = { table, command, settle };
      this.pending.set(command.id, pending);
      this.send(pending);
    });
  }

  /** Why may my seat not do this now? Null: it may. */
  whyNot(table: string, seat: number, action: number): Promise<Why | null> {
    if (!this.welcomed) return this.polling.whyNot(table, seat, action);
    return new Promise((settle) => {
      const ref = newId();
      this.questions.set(ref, settle);
      this.tell({ type: "why_not", ref, table, seat, action });
    });
  }

  private connect(): void {
    const attempt = ++this.attempt;
    this.socket = this.open(
      (text) => {
        if (this.attempt === attempt) this.heard(JSON.parse(text) as ToClient);
      },
      () => {
        if (this.attempt === attempt) this.lost();
      },
    );
    this.listenFor(this.silence);
  }

  private lost(): void {
    const was = this.welcomed;
    this.drop();
    this.failures += was ? 0 : 1;
    for (const settle of this.questions.values()) settle(null);
    this.questions.clear();
    if (this.state.value === "polling") {
      // goes on until a socket opens
    } else if (this.failures >= POLL_AFTER) {
      this.state.value = "polling";
      for (const watching of this.watchings) this.polling.follow(watching);
      for (const pending of this.pending.values()) this.send(pending);
    } else {
      this.state.value = "lost";
    }
    // Full jitter: a house that comes back is not run over by everybody at once.
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures);
    this.stopTimers.push(
      this.clock.after(FIRST_WAIT / 2 + this.clock.random() * wait, () => this.connect()),
    );
  }

  private drop(): void {
    this.welcomed = false;
    const socket = this.socket;
    this.socket = null;
    this.attempt++;
    for (const stop of this.stopTimers) stop();
    this.stopTimers = [];
    socket?.close();
  }

  private heard(message: ToClient): void {
    if (this.welcomed) this.listenFor(this.silence);
    switch (message.type) {
      case "welcome":
        this.welcome(message.heartbeat);
        break;
      case "update": {
        const watching = this.find(message.table, message.seat);
        if (!watching) break;
        if (hear(watching, message)) {
          const { table, seat, position } = message;
          this.tell({ type: "ack", table, seat, position });
        } else this.ask(watching);
        break;
      }
      case "chat": {
        const watching = this.find(message.table, message.seat);
        const last = message.lines.at(-1);
        if (!watching || !last) break;
        watching.chat = last.number + 1;
        watching.ears.chat(message.lines);
        break;
      }
      case "here":
        this.find(message.table, message.seat)?.ears.here(message.here);
        break;
      case "gone":
        this.find(message.table, message.seat)?.ears.gone(message.why);
        break;
      case "answer":
        this.answered(message.id, message.answer);
        break;
      case "why_not":
        this.explained(message.ref, message.why);
        break;
      case "problem":
        this.problem(message.why, message.ref, message.table);
        break;
      case "pong":
        break;
      default:
        message satisfies never;
    }
  }

  private welcome(heartbeat: number): void {
    this.welcomed = true;
    this.failures = 0;
    this.silence = heartbeat * 1000;
    this.polling.stop();
    this.away.value = false;
    this.state.value = "open";
    this.listenFor(this.silence);
    for (const watching of this.watchings) this.ask(watching);
    for (const pending of this.pending.values()) this.send(pending);
  }

  /** A line that says nothing for so long is dead, whatever the browser thinks of it. */
  private listenFor(ms: number): void {
    for (const stop of this.stopTimers) stop();
    this.stopTimers = [this.clock.after(ms, () => this.lost())];
    if (this.welcomed) {
      const ping = () => {
        this.tell({ type: "ping", ref: newId() });
        this.stopTimers.push(this.clock.after(PING, ping));
      };
      this.stopTimers.push(this.clock.after(PING, ping));
    }
  }

  private problem(why: Why, ref: string | null, table: string | null): void {
    if (ref && this.pending.has(ref)) {
      const pending = this.pending.get(ref) as Pending;
      if (why.key === "store-away" || why.key === "too-fast") {
        this.sendLater(pending);
      } else this.answered(ref, { type: "refused", why, position: 0, news: [] });
    } else if (ref) {
      this.explained(ref, why);
    } else if (table) {
      for (const one of this.watchings.filter((w) => w.table === table)) one.ears.gone(why);
    }
  }

  private answered(id: string, answer: Answer): void {
    const pending = this.pending.get(id);
    this.pending.delete(id);
    pending?.settle(answer);
  }

  private explained(ref: string, why: Why | null): void {
    this.questions.get(ref)?.(why);
    this.questions.delete(ref);
  }

  private send(pending: Pending): void {
    const { table, command } = pending;
    if (this.welcomed) this.tell({ type: "command", table, command });
    else if (this.state.value === "polling") {
      this.polling.give(table, command).then(
        (answer) => this.answered(command.id, answer),
        () => this.sendLater(pending), // nobody answered
      );
    }
  }

  private sendLater(pending: Pending): void {
    this.clock.after(AGAIN, () => {
      if (this.pending.has(pending.command.id)) this.send(pending);
    });
  }

  private ask({ table, seat, since, chat }: Watching): void {
    this.tell({ type: "watch", table, seat, since, chat });
  }

  private find(table: string, seat: number | null): Watching | undefined {
    return this.watchings.find((one) => one.table === table && one.seat === seat);
  }

  private tell(message: ToHouse): void {
    this.socket?.send(JSON.stringify(message));
  }
}
