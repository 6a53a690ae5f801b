/** The page of a lesson: a step is played as it asks, and leads to the next one. */
import { cleanup, fireEvent, render } from "@testing-library/preact";
import axe from "axe-core";
import { options } from "preact";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { parseRoute } from "../src/app/route.ts";
import { mergeSettings, settings } from "../src/app/settings.ts";
import { me, texts } from "../src/app/state.ts";
import { cardPosition } from "../src/learn/cardPosition.ts";
import { LearnPage } from "../src/learn/LearnPage.tsx";
import { isLearned, LessonStore } from "../src/learn/store.ts";
import { answerOf, GAME, responseOf, smallTexts, steps } from "./support/smallGame.ts";

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

describe("a lesson", () => {
  let asked: string[] = [];

  beforeEach(() => {
    asked = [];
    me.value = { role: "stranger", name: "", login: "" };
    texts.value = smallTexts();
    settings.value = { ...settings.value, language: "en", speed: "off", words: false, learned: [] };
    location.hash = "";
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      return Promise.resolve(responseOf(answerOf(path)));
    });
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  async function shown(lesson: string, step: number) {
    const page = render(<LearnPage game={GAME} lesson={lesson} step={step} />);
    await page.findByRole("region", { name: "Explanation" });
    return page;
  }
  const place = (page: { container: Element }, id: string) =>
    page.container.querySelector(`[data-place="${id}"]`) as Element;

  test("tells what to do, and goes on when it is done", async () => {
    const page = await shown("start", 1);
    page.getByText("Now you: Bid 3 for the silk, please");
    expect((page.getByText("Next").closest("button") as HTMLButtonElement).disabled).toBe(true);
    const found = await axe.run(page.container, {
      rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
    });
    expect(found.violations.map((one) => one.id)).toEqual([]);
    fireEvent.click(place(page, "hand:3"));
    fireEvent.click(place(page, "lot:silk"));
    expect(parseRoute(location.hash)).toEqual({
      page: "learn",
      game: GAME,
      lesson: "start",
      step: 2,
    });
  });

  test("nothing is drawn while nothing happens", async () => {
    await shown("start", 1);
    await pause(300);
    const drawn = vi.fn();
    const usual = options.diffed ?? (() => {});
    options.diffed = (node) => {
      usual(node);
      drawn();
    };
    await pause(300);
    options.diffed = usual;
    expect(drawn).not.toHaveBeenCalled();
  });

  test("an allowed choice of another kind is told kindly, and may be tried again", async () => {
    const page = await shown("start", 1);
    fireEvent.click(place(page, "exchange:open"));
    await page.findByText(/“Swap a card” is allowed too/);
    expect(location.hash).toBe("");
    fireEvent.click(place(page, "hand:3"));
    fireEvent.click(place(page, "lot:silk"));
    expect(location.hash).toContain("start/2");
  });

  test("a dark place says why not", async () => {
    const page = await shown("start", 1);
    fireEvent.click(place(page, "deck"));
    await page.findByText(/The deck is closed until the last round/);
    expect(asked.filter((path) => path.includes("start/steps/1/why/")).length).toBeGreaterThan(0);
  });

  test("two places decide the choice; the next one is named", async () => {
    const page = await shown("start", 1);
    fireEvent.click(place(page, "hand:3"));
    await page.findByText("Good. And now: bale of silk.");
    fireEvent.click(place(page, "lot:silk"));
    expect(location.hash).toContain("start/2");
  });

  test("what stays ambiguous is a button", async () => {
    const page = await shown("start", 1);
    fireEvent.click(place(page, "lot:silk"));
    fireEvent.click(
      await page.findByText("Bid 3 for the bale of silk", { selector: ".choice-button span" }),
    );
    expect(location.hash).toContain("start/2");
  });

  test("it can be shown, then played for the learner", async () => {
    const page = await shown("start", 1);
    fireEvent.click(page.getByText("Show me"));
    fireEvent.click(await page.findByText("Play it for me"));
    expect(location.hash).toContain("start/2");
  });

  test("the end of a lesson is kept, and the next one follows", async () => {
    const page = await shown("start", 2);
    fireEvent.click(page.getByText("Next lesson"));
    expect(isLearned(GAME, "start")).toBe(true);
    expect(location.hash).toContain("more/0");
  });

  test("after the last lesson a real game is offered", async () => {
    const page = render(<LearnPage game={GAME} lesson="more" step={99} />);
    fireEvent.click(await page.findByText("Show me"));
    fireEvent.click(await page.findByText("Play it for me"));
    expect(location.hash).toContain(`${GAME}/-`);
    page.rerender(<LearnPage game={GAME} lesson="-" step={0} />);
    await page.findByText(/Play a real game now/);
  });

  test("a reader without a step to do plays nothing", async () => {
    const store = new LessonStore(GAME);
    store.step.value = steps.start?.[0] ?? null;
    store.onDone = () => expect.fail("nothing was asked");
    store.chooseAction(store.step.value?.legal[0]?.action ?? 0);
    expect(store.otherAction.value).toBeNull();
  });
});

test("progress of this browser and of the account come together", () => {
  const base = { ...settings.value, learned: ["one/first"] };
  const kept = { learned: ["other/second", 7, "x".repeat(100)] };
  expect(mergeSettings(kept, base).learned).toEqual(["one/first", "other/second"]);
});

test("the card covers nothing that it speaks of, if there is room", () => {
  const room = { left: 0, top: 0, right: 1000, bottom: 700 };
  const card = { width: 390, height: 250 };
  for (const box of [
    { left: 0, top: 0, right: 200, bottom: 200 },
    { left: 400, top: 300, right: 600, bottom: 400 },
    { left: 0, top: 450, right: 1000, bottom: 700 },
  ]) {
    const { left, top } = cardPosition(card, [box], room);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + card.width).toBeLessThanOrEqual(1000);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top + card.height).toBeLessThanOrEqual(700);
    const apart =
      left >= box.right ||
      left + card.width <= box.left ||
      top >= box.bottom ||
      top + card.height <= box.top;
    expect(apart).toBe(true);
  }
});
