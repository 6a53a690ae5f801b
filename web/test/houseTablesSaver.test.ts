/** Statements are stored one after the other, also if another tab was faster. */
import { describe, expect, test, vi } from "vitest";
import { Checker } from "../src/houseTables/checker.ts";
import { type Keeper, Saver } from "../src/houseTables/saver.ts";
import { Refusal } from "../src/net/http.ts";
import type {
  HouseTablesView,
  PrintedComponentView,
  SaveHouseTables,
} from "../src/protocol/messages.ts";
import { cards, stored } from "./support/smallBox.ts";

const [a, b, c] = cards as [PrintedComponentView, PrintedComponentView, PrintedComponentView];
const printed = (component: PrintedComponentView) => ({
  component,
  isPrinted: true,
  corrections: {},
});
const corrected = (component: PrintedComponentView, points: unknown) => ({
  component,
  isPrinted: false,
  corrections: { [`cards.${component.id}.points`]: points },
});
const refusal = (key: string, status = 400) => new Refusal({ key, rule: "", params: {} }, status);

/** A server with one person's house tables. */
class Server implements Keeper {
  view: HouseTablesView | null = null;
  saved: SaveHouseTables[] = [];
  refused: string[] = [];
  kept: string[] = [];
  problem: Refusal | null = null;

  load = () => Promise.resolve(this.view);

  save = (body: SaveHouseTables) => {
    this.saved.push(body);
    if (body.revision !== (this.view?.revision ?? 0)) {
      return Promise.reject(refusal("house-tables-changed", 409));
    }
    if (this.problem && Object.keys(body.corrections).length) return Promise.reject(this.problem);
    const revision = body.revision + 1;
    this.view = stored({ values: body.corrections, printed: body.as_printed, revision });
    return Promise.resolve(this.view);
  };

  onRefused: Keeper["onRefused"] = ({ component }, { why }) =>
    this.refused.push(`${component.key} ${why.key}`);

  onKept: Keeper["onKept"] = ({ component }) => this.kept.push(component.key);
}

describe("the saver", () => {
  test("shows a statement at once, and stores those that wait together", async () => {
    const server = new Server();
    const saver = new Saver(server);
    for (const one of cards) saver.say(printed(one));
    expect([...saver.box.value.printed]).toEqual(["cards:a", "cards:b", "cards:c"]);
    await saver.settled();
    expect(server.saved.map((one) => one.as_printed.length)).toEqual([1, 3]);
    expect(server.kept).toEqual(["cards:a", "cards:b", "cards:c"]);
    expect(saver.isBusy.value).toBe(false);
  });

  test("stores a correction alone; if it is refused, marks behind it are kept", async () => {
    const server = new Server();
    server.problem = refusal("bad-house-tables");
    const saver = new Saver(server);
    saver.say(corrected(a, 99));
    saver.say(printed(b));
    expect(saver.isSaving("cards:a")).toBe(true);
    expect(saver.isSaving("cards:b")).toBe(false);
    await saver.settled();
    expect(server.refused).toEqual(["cards:a bad-house-tables"]);
    expect(saver.box.value.values).toEqual({});
    expect([...saver.box.value.printed]).toEqual(["cards:b"]);
  });

  test("says it again where another tab said something else meanwhile", async () => {
    const server = new Server();
    const saver = new Saver(server);
    server.view = stored({ values: { "cards.c.points": 1 }, printed: ["cards:b"], revision: 7 });
    saver.say(corrected(a, 3));
    await saver.settled();
    expect(server.refused).toEqual([]);
    expect(server.view.values).toEqual({ "cards.c.points": 1, "cards.a.points": 3 });
    expect(server.view.printed).toEqual(["cards:b"]);
  });

  test("does not overwrite what another tab said of the same component", async () => {
    const server = new Server();
    const saver = new Saver(server);
    server.view = stored({ values: { "cards.a.points": 5 }, revision: 7 });
    saver.say(corrected(a, 3));
    saver.say(printed(c));
    await saver.settled();
    expect(server.refused).toEqual(["cards:a house-tables-changed"]);
    expect(saver.box.value.values).toEqual({ "cards.a.points": 5 });
    expect([...saver.box.value.printed]).toEqual(["cards:c"]);
  });

  test("gives up when it is always too late", async () => {
    const server = new Server();
    const saver = new Saver(server);
    server.save = () => Promise.reject(refusal("house-tables-changed", 409));
    saver.say(printed(a));
    await saver.settled();
    expect(server.refused).toEqual(["cards:a house-tables-changed"]);
  });
});

describe("the checker", () => {
  function checked() {
    const asked: unknown[] = [];
    let answer: () => Promise<unknown> = () => Promise.resolve({});
    const checker = new Checker((corrections) => {
      asked.push(corrections);
      return answer();
    }, 0);
    const settled = (state: string) =>
      vi.waitFor(() => expect(checker.check.value.state).toBe(state));
    return { checker, asked, settled, answerWith: (next: typeof answer) => (answer = next) };
  }

  test("asks once for the same corrections", async () => {
    const { checker, asked, settled } = checked();
    checker.ask({ a: 1 });
    expect(checker.check.value.state).toBe("running");
    await settled("fits");
    checker.ask(null);
    expect(checker.check.value.state).toBe("none");
    checker.ask({ a: 1 });
    expect(checker.check.value.state).toBe("fits");
    expect(asked).toEqual([{ a: 1 }]);
  });

  test("says why, and remembers it; what is not known is asked again", async () => {
    const { checker, asked, settled, answerWith } = checked();
    answerWith(() => Promise.reject(refusal("bad-house-tables")));
    checker.ask({ a: 1 });
    await settled("breaks");
    answerWith(() => Promise.reject(refusal("too-fast", 429)));
    checker.ask({ a: 2 });
    await settled("unknown");
    answerWith(() => Promise.resolve({}));
    checker.ask({ a: 2 });
    await settled("fits");
    checker.ask({ a: 1 });
    expect(checker.check.value.state).toBe("breaks");
    expect(asked).toHaveLength(3);
  });

  test("one trial at a time: only the last of what was typed meanwhile follows", async () => {
    const { checker, asked, settled, answerWith } = checked();
    let done: (value: unknown) => void = () => {};
    answerWith(() => new Promise((resolve) => (done = resolve)));
    checker.ask({ a: 1 });
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    for (const a of [2, 3, 4]) checker.ask({ a });
    await new Promise((next) => setTimeout(next, 20));
    expect(asked).toHaveLength(1);
    answerWith(() => Promise.resolve({}));
    done({});
    await settled("fits");
    expect(asked).toEqual([{ a: 1 }, { a: 4 }]);
  });
});
