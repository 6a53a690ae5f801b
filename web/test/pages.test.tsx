/** Whole pages as they are rendered, with recorded positions, checked by axe. */
import { cleanup, fireEvent, render } from "@testing-library/preact";
import axe from "axe-core";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Account } from "../src/account/Account.tsx";
import { settings } from "../src/app/settings.ts";
import { connection, me, serverInfo, texts } from "../src/app/state.ts";
import { Lobby } from "../src/lobby/Lobby.tsx";
import { NewTable } from "../src/lobby/NewTable.tsx";
import type { SubscriptionListener } from "../src/net/subscription.ts";
import type { Command, ServerView, TableView, Update } from "../src/protocol/messages.ts";
import { TablePage } from "../src/table/TablePage.tsx";
import { stored, summary } from "./support/smallBox.ts";
import { answerOf, GAME, game, responseOf, smallTexts, viewOfTable } from "./support/smallGame.ts";

const SERVER: ServerView = {
  version: "1",
  protocol: 1,
  bots: ["random", "skilled"],
  languages: ["en", "fr", "de"],
  games: [game],
};

const answers: Record<string, unknown> = {};
let ears: SubscriptionListener | null = null;
let given: Command[] = [];

beforeEach(() => {
  serverInfo.value = SERVER;
  me.value = { role: "guest", name: "Mei", login: "" };
  texts.value = smallTexts();
  settings.value = { ...settings.value, language: "en", confirm: false, speed: "off", words: true };
  given = [];
  vi.stubGlobal("fetch", (path: string) => {
    const asked = path.split("?")[0] ?? "";
    return Promise.resolve(responseOf(answers[asked] ?? answerOf(asked) ?? []));
  });
  vi.spyOn(connection, "subscribe").mockImplementation((_table, _seat, _since, _chat, own) => {
    ears = own;
    return () => {};
  });
  vi.spyOn(connection, "sendCommand").mockImplementation((_table, command) => {
    given.push(command);
    return Promise.resolve({ type: "done", number: 5 });
  });
});
afterEach(() => {
  ears = null;
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** axe without what needs a real layout; contrast is measured in the browser. */
async function problems(container: Element): Promise<string[]> {
  const found = await axe.run(container, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  return found.violations.map((one) => `${one.id}: ${one.nodes[0]?.html}`);
}

async function tablePage(tableView: TableView) {
  answers["/api/tables/t1"] = tableView;
  const page = render(<TablePage id="t1" seat={null} secret={null} />);
  await vi.waitFor(() => expect(ears).not.toBeNull());
  const update: Update = {
    type: "update",
    table: "t1",
    seat: 0,
    position: 5,
    news: [],
    sight: tableView,
  };
  ears?.update(update);
  await page.findByRole("main");
  await vi.waitFor(() =>
    expect(page.container.querySelector(".table-main, .result-page")).not.toBeNull(),
  );
  return page;
}

describe("pages", () => {
  test("the lobby offers every game and says what is empty", async () => {
    const page = render(<Lobby />);
    await page.findByText(texts.value?.say("web-my-tables-none") ?? "");
    expect(page.getAllByRole("heading", { level: 2 })[0]?.textContent).toBe("Bids");
    expect(await problems(page.container)).toEqual([]);
  });

  test("a new table has its seats and options filled in", async () => {
    const page = render(<NewTable game={GAME} />);
    expect(page.container.querySelectorAll(".wish")).toHaveLength(3);
    await page.findByText("Edition");
    expect(await problems(page.container)).toEqual([]);
  });

  test("a new table can be played by somebody's house tables", async () => {
    const mine = stored({ id: "h1", values: { "cards.a.points": 3 } });
    const other = stored({ id: "h2", by: "Odile", mine: false, values: { "cards.b.points": 9 } });
    answers[`/api/games/${GAME}/house-tables`] = [mine, other].map(summary);
    answers["/api/tables"] = { table: "t9", secrets: [] };
    const asked: unknown[] = [];
    const before = fetch;
    vi.stubGlobal("fetch", (path: string, init: RequestInit = {}) => {
      if (path === "/api/tables") asked.push(JSON.parse(String(init.body)));
      return before(path, init);
    });
    const page = render(<NewTable game={GAME} />);
    const whose = await page.findByLabelText("Whose house tables");
    expect(page.container.querySelector(".new-summary")?.textContent).not.toContain("Odile");
    fireEvent.change(whose, { target: { value: "h2" } });
    expect(page.container.querySelector(".new-summary")?.textContent).toContain(
      "House tables: one correction by Odile",
    );
    expect(await problems(page.container)).toEqual([]);
    fireEvent.click(page.container.querySelector(".new-foot .button-seal") as Element);
    await vi.waitFor(() => expect(asked).toMatchObject([{ game: GAME, house_tables: "h2" }]));
    cleanup();
    const again = render(<NewTable game={GAME} houseTables="h1" />);
    await again.findByText(/House tables: one correction by Mei/);
  });

  test("the account of a guest", async () => {
    const page = render(<Account />);
    await page.findAllByText("Make an account");
    expect(await problems(page.container)).toEqual([]);
  });

  test("a table in words: every legal action is a button, and one click decides", async () => {
    const tableView = viewOfTable({});
    const page = await tablePage(tableView);
    const buttons = [...page.container.querySelectorAll(".choice-button")];
    expect(buttons).toHaveLength(tableView.legal.length);
    expect(await problems(page.container)).toEqual([]);
    fireEvent.click(buttons[1] as Element);
    await vi.waitFor(() => expect(given).toHaveLength(1));
    expect(given[0]).toMatchObject({
      do: "decide",
      seat: 0,
      action: tableView.legal[1]?.action,
      answers: 5,
    });
  });

  test("a choice tells what it costs and brings, also before it is confirmed", async () => {
    settings.value = { ...settings.value, confirm: true };
    const tableView = viewOfTable({});
    const [first, second] = tableView.legal.map((choice) => choice.action);
    answers["/api/tables/t1/previews"] = [
      { action: first, changes: [] },
      {
        action: second,
        changes: [
          { key: "cards", by: -2 },
          { key: "coins", by: 4 },
        ],
      },
    ];
    const page = await tablePage(tableView);
    const told = () =>
      [...page.container.querySelectorAll(".choice-button")].map((button) =>
        [...button.querySelectorAll(".change")].map((change) => change.textContent),
      );
    await vi.waitFor(() => expect(told().slice(0, 2)).toEqual([[], ["−2 cards", "+4 coins"]]));
    expect(page.container.querySelector(".change-cost")?.textContent).toBe("−2 cards");
    fireEvent.click(page.container.querySelectorAll(".choice-button")[1] as Element);
    await vi.waitFor(() =>
      expect(page.container.querySelector(".chosen .change-gain")?.textContent).toBe("+4 coins"),
    );
    expect(await problems(page.container)).toEqual([]);
    // The next question has other costs, and none until they are known.
    answers["/api/tables/t1/previews"] = [];
    const next = { ...tableView, asked_since: 6 };
    ears?.update({ type: "update", table: "t1", seat: 0, position: 6, news: [], sight: next });
    await vi.waitFor(() => expect(page.container.querySelector(".change")).toBeNull());
  });

  test("digits choose; with confirmation Enter decides and Escape takes it back", async () => {
    settings.value = { ...settings.value, confirm: true };
    const tableView = viewOfTable({});
    const page = await tablePage(tableView);
    // Keys work as soon as the title says whose turn it is.
    await vi.waitFor(() => expect(document.title).toContain("Your turn"));
    fireEvent.keyDown(document.body, { key: "2" });
    await vi.waitFor(() =>
      expect(page.container.querySelectorAll(".choice-button.chosen")).toHaveLength(1),
    );
    fireEvent.keyDown(document.body, { key: "Escape" });
    await vi.waitFor(() =>
      expect(page.container.querySelector(".choice-button.chosen")).toBeNull(),
    );
    expect(given).toEqual([]);
    fireEvent.keyDown(document.body, { key: "1" });
    fireEvent.keyDown(document.body, { key: "Enter" });
    await vi.waitFor(() => expect(given).toHaveLength(1));
    expect(given[0]).toMatchObject({ do: "decide", action: tableView.legal[0]?.action });
  });

  test("after a decision nothing can be chosen until the house tells what came of it", async () => {
    const tableView = viewOfTable({});
    const page = await tablePage(tableView);
    const open = () => page.container.querySelectorAll(".choice-button:not(:disabled)").length;
    const first = page.container.querySelector(".choice-button") as HTMLElement;
    const all = open();
    fireEvent.click(first);
    await vi.waitFor(() => expect(given).toHaveLength(1));
    await new Promise((done) => setTimeout(done, 20)); // time enough for the answer
    expect(open()).toBe(0);
    fireEvent.click(first);
    expect(given).toHaveLength(1);
    const table = { ...tableView.table, position: 6 };
    ears?.update({
      position: 6,
      news: [],
      sight: { ...tableView, table, asked_since: 6 },
    } as never);
    await vi.waitFor(() => expect(open()).toBe(all));
  });

  test("a refusal becomes a gentle message with the reason", async () => {
    vi.mocked(connection.sendCommand).mockResolvedValue({
      type: "refused",
      why: { key: "stale", rule: "", params: {} },
      position: 6,
      news: [],
    });
    const page = await tablePage(viewOfTable({}));
    fireEvent.click(page.container.querySelector(".choice-button") as Element);
    await page.findByText(/Somebody was faster/);
  });

  test("the result tells where every point came from", async () => {
    const tableView = viewOfTable({
      asked: [],
      legal: [],
      scores: [
        [6, 4],
        [9, 0],
      ],
      ranks: [1, 2],
    });
    answers["/api/tables/t1/scores"] = [
      { round: 0, position: 2, points: [0, 0] },
      { round: 1, position: 9, points: [4, 6] },
      { round: 2, position: 12, points: [10, 9] },
    ];
    const page = await tablePage({
      ...tableView,
      table: { ...tableView.table, lifecycle: "finished", seed: "7" },
    });
    await page.findByRole("heading", { level: 2, name: "Points over time" });
    expect(page.container.querySelectorAll(".score-history-line")).toHaveLength(2);
    const numbers = [...page.container.querySelectorAll(".score-history-table tbody tr")];
    expect(numbers.map((row) => row.textContent)).toEqual(["000", "146", "2109"]);
    expect(page.getByRole("heading", { level: 1, name: "Mei wins by one point." })).toBeTruthy();
    expect(
      [...page.container.querySelectorAll("tfoot td")].map((cell) => cell.textContent),
    ).toEqual(["10", "9"]);
    expect(await problems(page.container)).toEqual([]);
  });

  test("corrected values of a table are listed in words", async () => {
    const tableView = viewOfTable({});
    answers["/api/tables/t1/corrections"] = [
      {
        path: "cards.b.pay",
        kind: "cards",
        component: "cards:b",
        component_thing: "",
        number: 2,
        field: "pay",
        thing: "lot",
        was: { tea: 2 },
        becomes: { tea: 2, silk: 1 },
      },
    ];
    const page = await tablePage({
      ...tableView,
      table: { ...tableView.table, correction_count: 1 },
    });
    fireEvent.click(page.getByText("one corrected value", { selector: "button" }));
    await page.findByText("Card b");
    const told = page.container.querySelector(".corrections dd")?.textContent;
    expect(told).toBe("to pay: bale of silk 0 1");
    expect(await problems(page.container)).toEqual([]);
  });

  test("an open table shows who sits where, and its owner may start it", async () => {
    const tableView = viewOfTable({ view: null, asked: [], legal: [] });
    const page = await tablePage({
      ...tableView,
      table: { ...tableView.table, lifecycle: "open" },
    });
    fireEvent.click(page.getByText("Start"));
    await vi.waitFor(() => expect(given).toMatchObject([{ do: "start" }]));
    expect(await problems(page.container)).toEqual([]);
  });

  test("a request asks for my consent", async () => {
    const tableView = viewOfTable({});
    const request = { number: 4, seats: [1], of: 3, needed: [0] };
    const page = await tablePage({ ...tableView, table: { ...tableView.table, request } });
    fireEvent.click(page.getByText("Agree"));
    await vi.waitFor(() => expect(given).toMatchObject([{ do: "grant", request: 4 }]));
  });
});
