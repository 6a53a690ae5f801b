/**
 * The connection to the server: one socket for all tables.
 *
 * After an interruption it resumes every table from the last number received, and repeats every command
 * that has not been answered; commands carry ids, so nothing is done twice. Where no socket opens,
 * it polls (`polling.ts`) and goes on trying.
 */
import { type Signal, signal } from "@preact/signals";
import type { Answer, Command, ToClient, ToServer, Why } from "../protocol/messages.ts";
import { newId } from "./http.ts";
import { Polling } from "./polling.ts";
import { deliverUpdate, type Subscription, type SubscriptionListener } from "./subscription.ts";

/** An open (or opening) socket. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

export type OpenSocket = (onMessage: (text: string) => void, onClose: () => void) => Socket;

/** Waiting and chance, so that tests need neither. */
export interface Clock {
  after(ms: number, then: () => void): () => void;
  random(): number;
}

export type ConnectionState = "connecting" | "open" | "polling" | "lost";

interface Pending {
  table: string;
  command: Command;
  settle(answer: Answer): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING = 15_000;
const POLL_AFTER = 3; // attempts without a welcome
const AGAIN = 2_000; // the store was unavailable

export class Connection {
  readonly state: Signal<ConnectionState> = signal("connecting");
  /** Polling too gets no answer. */
  readonly isServerAway: Signal<boolean> = signal(false);
  private socket: Socket | null = null;
  private attempt = 0;
  private isWelcomed = false;
  private failures = 0;
  private silenceLimit = 40_000;
  private stopTimers: (() => void)[] = [];
  private readonly subscriptions: Subscription[] = [];
  private readonly pending = new Map<string, Pending>();
  private readonly questions = new Map<string, (why: Why | null) => void>();
  private readonly polling: Polling;

  constructor(
    private readonly open: OpenSocket,
    private readonly clock: Clock,
  ) {
    this.polling = new Polling(
      clock,
      () => this.subscriptions,
      (any) => {
        this.isServerAway.value = !any;
      },
    );
  }

  start(): void {
    this.connect();
  }

  /** Try at once: the person asked for it, or the network came back. */
  retry(): void {
    if (this.isWelcomed) return;
    this.failures = 0;
    this.closeSocket();
    this.connect();
  }

  /** Connect again: the server must learn who I am now. */
  reconnect(): void {
    this.closeSocket();
    this.failures = 0;
    this.connect();
  }

  subscribe(
    table: string,
    seat: number | null,
    since: number,
    chat: number,
    listener: SubscriptionListener,
  ): () => void {
    const subscription: Subscription = { table, seat, since, chat, listener };
    this.subscriptions.push(subscription);
    if (this.isWelcomed) this.sendWatch(subscription);
    else if (this.state.value === "polling") this.polling.follow(subscription);
    return () => {
      const at = this.subscriptions.indexOf(subscription);
      if (at < 0) return;
      this.subscriptions.splice(at, 1);
      if (this.isWelcomed) this.transmit({ type: "unwatch", table, seat });
    };
  }

  /** Send a command; resolves when the server has answered, even after interruptions. */
  sendCommand(table: string, command: Command): Promise<Answer> {
    return new Promise((settle) => {
      const pending = { table, command, settle };
      this.pending.set(command.id, pending);
      this.send(pending);
    });
  }

  /** Why may my seat not do this now? Null: it may. */
  whyNot(table: string, seat: number, action: number): Promise<Why | null> {
    if (!this.isWelcomed) return this.polling.whyNot(table, seat, action);
    return new Promise((settle) => {
      const ref = newId();
      this.questions.set(ref, settle);
      this.transmit({ type: "why_not", ref, table, seat, action });
    });
  }

  private connect(): void {
    const attempt = ++this.attempt;
    this.socket = this.open(
      (text) => {
        if (this.attempt === attempt) this.receive(JSON.parse(text) as ToClient);
      },
      () => {
        if (this.attempt === attempt) this.onDisconnected();
      },
    );
    this.restartSilenceTimer(this.silenceLimit);
  }

  private onDisconnected(): void {
    const was = this.isWelcomed;
    this.closeSocket();
    this.failures += was ? 0 : 1;
    for (const settle of this.questions.values()) settle(null);
    this.questions.clear();
    if (this.state.value === "polling") {
      // goes on until a socket opens
    } else if (this.failures >= POLL_AFTER) {
      this.state.value = "polling";
      for (const subscription of this.subscriptions) this.polling.follow(subscription);
      for (const pending of this.pending.values()) this.send(pending);
    } else {
      this.state.value = "lost";
    }
    // Full jitter: a server that comes back is not overrun by all clients at once.
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures);
    this.stopTimers.push(
      this.clock.after(FIRST_WAIT / 2 + this.clock.random() * wait, () => this.connect()),
    );
  }

  private closeSocket(): void {
    this.isWelcomed = false;
    const socket = this.socket;
    this.socket = null;
    this.attempt++;
    for (const stop of this.stopTimers) stop();
    this.stopTimers = [];
    socket?.close();
  }

  private receive(message: ToClient): void {
    if (this.isWelcomed) this.restartSilenceTimer(this.silenceLimit);
    switch (message.type) {
      case "welcome":
        this.onWelcome(message.heartbeat);
        break;
      case "update": {
        const subscription = this.findSubscription(message.table, message.seat);
        if (!subscription) break;
        if (deliverUpdate(subscription, message)) {
          const { table, seat, position } = message;
          this.transmit({ type: "ack", table, seat, position });
        } else this.sendWatch(subscription);
        break;
      }
      case "chat": {
        const subscription = this.findSubscription(message.table, message.seat);
        const last = message.lines.at(-1);
        if (!subscription || !last) break;
        subscription.chat = last.number + 1;
        subscription.listener.chat(message.lines);
        break;
      }
      case "here":
        this.findSubscription(message.table, message.seat)?.listener.here(message.here);
        break;
      case "gone":
        this.findSubscription(message.table, message.seat)?.listener.gone(message.why);
        break;
      case "answer":
        this.settleCommand(message.id, message.answer);
        break;
      case "why_not":
        this.settleQuestion(message.ref, message.why);
        break;
      case "problem":
        this.handleProblem(message.why, message.ref, message.table);
        break;
      case "pong":
        break;
      default:
        message satisfies never;
    }
  }

  private onWelcome(heartbeat: number): void {
    this.isWelcomed = true;
    this.failures = 0;
    this.silenceLimit = heartbeat * 1000;
    this.polling.stop();
    this.isServerAway.value = false;
    this.state.value = "open";
    this.restartSilenceTimer(this.silenceLimit);
    for (const subscription of this.subscriptions) this.sendWatch(subscription);
    for (const pending of this.pending.values()) this.send(pending);
  }

  /** A socket without any message for this long is dead, even if the browser calls it open. */
  private restartSilenceTimer(ms: number): void {
    for (const stop of this.stopTimers) stop();
    this.stopTimers = [this.clock.after(ms, () => this.onDisconnected())];
    if (this.isWelcomed) {
      const ping = () => {
        this.transmit({ type: "ping", ref: newId() });
        this.stopTimers.push(this.clock.after(PING, ping));
      };
      this.stopTimers.push(this.clock.after(PING, ping));
    }
  }

  private handleProblem(why: Why, ref: string | null, table: string | null): void {
    if (ref && this.pending.has(ref)) {
      const pending = this.pending.get(ref) as Pending;
      if (why.key === "store-away" || why.key === "too-fast") {
        this.sendLater(pending);
      } else this.settleCommand(ref, { type: "refused", why, position: 0, news: [] });
    } else if (ref) {
      this.settleQuestion(ref, why);
    } else if (table) {
      for (const one of this.subscriptions.filter((w) => w.table === table)) one.listener.gone(why);
    }
  }

  private settleCommand(id: string, answer: Answer): void {
    const pending = this.pending.get(id);
    this.pending.delete(id);
    pending?.settle(answer);
  }

  private settleQuestion(ref: string, why: Why | null): void {
    this.questions.get(ref)?.(why);
    this.questions.delete(ref);
  }

  private send(pending: Pending): void {
    const { table, command } = pending;
    if (this.isWelcomed) this.transmit({ type: "command", table, command });
    else if (this.state.value === "polling") {
      this.polling.sendCommand(table, command).then(
        (answer) => this.settleCommand(command.id, answer),
        () => this.sendLater(pending), // nobody answered
      );
    }
  }

  private sendLater(pending: Pending): void {
    this.clock.after(AGAIN, () => {
      if (this.pending.has(pending.command.id)) this.send(pending);
    });
  }

  private sendWatch({ table, seat, since, chat }: Subscription): void {
    this.transmit({ type: "watch", table, seat, since, chat });
  }

  private findSubscription(table: string, seat: number | null): Subscription | undefined {
    return this.subscriptions.find((one) => one.table === table && one.seat === seat);
  }

  private transmit(message: ToServer): void {
    this.socket?.send(JSON.stringify(message));
  }
}
