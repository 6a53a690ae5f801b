import { describe, expect, test, vi } from "vitest";
import { type Clock, Connection } from "../src/net/connection.ts";
import type { SubscriptionListener } from "../src/net/subscription.ts";
import type { Command, ToClient, ToServer, Update } from "../src/protocol/messages.ts";

/** A server at the other end of the socket, and a clock that the test moves. */
class FakeHouse {
  wires: { sent: ToServer[]; heard(text: string): void; closed(): void; open: boolean }[] = [];
  private timers: { at: number; then(): void }[] = [];
  private now = 0;
  readonly clock: Clock = {
    after: (ms, then) => {
      const timer = { at: this.now + ms, then };
      this.timers.push(timer);
      return () => {
        this.timers = this.timers.filter((other) => other !== timer);
      };
    },
    random: () => 0.5,
  };
  readonly line = new Connection((heard, closed) => {
    const wire = { sent: [] as ToServer[], heard, closed, open: true };
    this.wires.push(wire);
    return {
      send: (text) => wire.sent.push(JSON.parse(text) as ToServer),
      close: () => {
        wire.open = false;
      },
    };
  }, this.clock);

  get wire() {
    const last = this.wires.at(-1);
    if (!last) throw new Error("no wire");
    return last;
  }

  say(message: ToClient): void {
    this.wire.heard(JSON.stringify(message));
  }

  welcome(): void {
    this.say({
      type: "welcome",
      protocol: 1,
      version: "1",
      known: true,
      name: "Mei",
      heartbeat: 40,
    });
  }

  pass(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const next = this.timers.filter((t) => t.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.timers = this.timers.filter((other) => other !== next);
      this.now = next.at;
      next.then();
    }
    this.now = end;
  }

  sent(type: ToServer["type"]): ToServer[] {
    return this.wire.sent.filter((message) => message.type === type);
  }
}

const start: Command = { do: "start", id: "one", answers: 3 };

function listener(): SubscriptionListener & { updates: Update[] } {
  const updates: Update[] = [];
  return { updates, update: (u) => updates.push(u), chat: vi.fn(), here: vi.fn(), gone: vi.fn() };
}

function update(first: number, position: number): Update {
  const news = Array.from({ length: position - first }, (_, i) => ({
    number: first + i,
    kind: "decide",
    at: 0,
    author: "person",
    seat: 0,
    of: null,
    to: "",
    name: "",
    action: 0,
    events: [],
  }));
  return { type: "update", table: "t", seat: 0, position, news, sight: {} as Update["sight"] };
}

describe("the line", () => {
  test("watches after the welcome and acknowledges what it hears", () => {
    const house = new FakeHouse();
    const mine = listener();
    house.line.subscribe("t", 0, 0, 0, mine);
    house.line.start();
    expect(house.wire.sent).toEqual([]);
    house.welcome();
    expect(house.sent("watch")).toEqual([
      { type: "watch", table: "t", seat: 0, since: 0, chat: 0 },
    ]);
    house.say(update(0, 5));
    expect(mine.updates).toHaveLength(1);
    expect(house.sent("ack")).toEqual([{ type: "ack", table: "t", seat: 0, position: 5 }]);
  });

  test("resumes from the last number after a break", () => {
    const house = new FakeHouse();
    house.line.subscribe("t", 0, 0, 0, listener());
    house.line.start();
    house.welcome();
    house.say(update(0, 5));
    house.wire.closed();
    expect(house.line.state.value).toBe("lost");
    house.pass(20_000);
    expect(house.wires).toHaveLength(2);
    house.welcome();
    expect(house.line.state.value).toBe("open");
    expect(house.sent("watch")).toMatchObject([{ since: 5 }]);
  });

  test("hears every entry once, and asks again where one is missing", () => {
    const house = new FakeHouse();
    const mine = listener();
    house.line.subscribe("t", 0, 0, 0, mine);
    house.line.start();
    house.welcome();
    house.say(update(0, 5));
    house.say(update(3, 6));
    expect(mine.updates[1]?.news.map((one) => one.number)).toEqual([5]);
    house.say(update(8, 9));
    expect(mine.updates).toHaveLength(2);
    expect(house.sent("watch")).toHaveLength(2);
    expect(house.sent("watch")[1]).toMatchObject({ since: 6 });
  });

  test("sends a command again until it is answered, with the same id", async () => {
    const house = new FakeHouse();
    house.line.start();
    house.welcome();
    const answer = house.line.sendCommand("t", start);
    expect(house.sent("command")).toHaveLength(1);
    house.wire.closed();
    house.pass(20_000);
    house.welcome();
    expect(house.sent("command")).toEqual([{ type: "command", table: "t", command: start }]);
    house.say({ type: "answer", table: "t", id: "one", answer: { type: "done", number: 4 } });
    expect(await answer).toEqual({ type: "done", number: 4 });
    house.wire.closed();
    house.pass(20_000);
    house.welcome();
    expect(house.sent("command")).toHaveLength(0);
  });

  test("a command given while the line is down is sent when it is up", () => {
    const house = new FakeHouse();
    house.line.start();
    void house.line.sendCommand("t", start);
    expect(house.wire.sent).toEqual([]);
    house.welcome();
    expect(house.sent("command")).toHaveLength(1);
  });

  test("a problem with a command refuses it; one of the store is tried again", async () => {
    const house = new FakeHouse();
    house.line.start();
    house.welcome();
    const answer = house.line.sendCommand("t", start);
    const why = { key: "store-away", rule: "", params: {} };
    house.say({ type: "problem", why, ref: "one", table: "t" });
    house.pass(3_000);
    expect(house.sent("command")).toHaveLength(2);
    house.say({ type: "problem", why: { ...why, key: "not-yours" }, ref: "one", table: "t" });
    expect(await answer).toMatchObject({ type: "refused", why: { key: "not-yours" } });
  });

  test("a silent line is dead after the heartbeat, in spite of pings", () => {
    const house = new FakeHouse();
    house.line.start();
    house.welcome();
    house.pass(35_000);
    expect(house.sent("ping").length).toBeGreaterThan(0);
    expect(house.wires).toHaveLength(1);
    house.pass(10_000);
    expect(house.wires[0]?.open).toBe(false);
    expect(house.wires.length).toBeGreaterThan(1);
  });

  test("an answered ping keeps the line", () => {
    const house = new FakeHouse();
    house.line.start();
    house.welcome();
    for (let i = 0; i < 10; i++) {
      house.pass(20_000);
      house.say({ type: "pong", ref: "x" });
    }
    expect(house.wires).toHaveLength(1);
  });

  test("polls where no socket opens, and stops when one does", async () => {
    const house = new FakeHouse();
    const mine = listener();
    const answers = [update(0, 2), update(2, 3)];
    const asked: string[] = [];
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      const body = path.includes("/chat") ? [] : answers.shift();
      if (!body) return new Promise(() => {});
      const headers = { "content-type": "application/json" };
      return Promise.resolve(new Response(JSON.stringify(body), { headers }));
    });
    house.line.subscribe("t", 0, 0, 0, mine);
    house.line.start();
    for (let i = 0; i < 3; i++) {
      house.wire.closed();
      house.pass(20_000);
    }
    expect(house.line.state.value).toBe("polling");
    for (let i = 0; i < 8; i++) {
      await new Promise((done) => setTimeout(done, 0));
      house.pass(1);
    }
    expect(mine.updates.map((one) => one.position)).toEqual([2, 3]);
    expect(asked[0]).toBe("/api/tables/t/updates?since=0&seat=0&wait=20");
    house.welcome();
    expect(house.line.state.value).toBe("open");
    expect(house.sent("watch")).toMatchObject([{ since: 3 }]);
    vi.unstubAllGlobals();
  });

  test("says that the house is away where polling gets no answer either", async () => {
    const house = new FakeHouse();
    let reached = false;
    vi.stubGlobal("fetch", (path: string) => {
      if (!reached) return Promise.reject(new TypeError("no network"));
      const body = JSON.stringify(path.includes("/chat") ? [] : update(0, 2));
      return Promise.resolve(
        new Response(body, { headers: { "content-type": "application/json" } }),
      );
    });
    house.line.subscribe("t", 0, 0, 0, listener());
    house.line.start();
    for (let i = 0; i < 3; i++) {
      house.wire.closed();
      house.pass(20_000);
    }
    const settle = () => new Promise((done) => setTimeout(done, 0));
    await settle();
    expect(house.line.state.value).toBe("polling");
    expect(house.line.isServerAway.value).toBe(true);
    reached = true;
    house.pass(4_000);
    await settle();
    expect(house.line.isServerAway.value).toBe(false);
    vi.unstubAllGlobals();
  });

  test("a question without an answer is closed when the line breaks", async () => {
    const house = new FakeHouse();
    house.line.start();
    house.welcome();
    const why = house.line.whyNot("t", 0, 7);
    const [asked] = house.sent("why_not");
    expect(asked).toMatchObject({ table: "t", seat: 0, action: 7 });
    house.wire.closed();
    expect(await why).toBeNull();
  });
});
