/** Lessons: what each of them points at is drawn, and a step is played as it asks. */
import { cleanup, fireEvent, render } from "@testing-library/preact";
import axe from "axe-core";
import { options } from "preact";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { parseRoute } from "../src/app/route.ts";
import { mergeSettings, settings } from "../src/app/settings.ts";
import { me, texts } from "../src/app/state.ts";
import type { Player } from "../src/board/BoardProps.ts";
import { Stage } from "../src/board/Stage.tsx";
import * as china from "../src/games/china/index.tsx";
import * as dschunke from "../src/games/dschunke/index.tsx";
import * as yokohama from "../src/games/yokohama/index.tsx";
import * as yunnan from "../src/games/yunnan/index.tsx";
import { cardPosition } from "../src/learn/cardPosition.ts";
import { LearnPage } from "../src/learn/LearnPage.tsx";
import { isLearned, LessonStore } from "../src/learn/store.ts";
import type { LessonSeen, StepSeen } from "../src/protocol/messages.ts";
import { fixtureOf, text, textsOf } from "./support/fixtures.ts";

interface Lessons {
  lessons: LessonSeen[];
  steps: Record<string, StepSeen[]>;
}

const BOARDS = { china, dschunke, yokohama, yunnan };
type Game = keyof typeof BOARDS;
const GAMES = Object.keys(BOARDS) as Game[];

function lessonsOf(game: string): Lessons {
  return JSON.parse(text(`web/fixtures/lessons-${game}.json`)) as Lessons;
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

describe.each(GAMES)("the lessons of %s", (game) => {
  const { lessons, steps } = lessonsOf(game);
  const { data } = fixtureOf(game);
  const said = textsOf("en", game);

  function drawn(step: StepSeen, isPhone: boolean): Set<string | null> {
    const players: Player[] = Array.from({ length: step.players }, (_, seat) => ({
      seat,
      name: `player ${seat}`,
      colour: seat,
      you: seat === step.seat,
    }));
    const props = {
      view: step.view,
      data,
      options: step.options,
      players,
      lights: new Map(step.legal.flatMap((one) => one.places.map((at) => [at, "legal" as const]))),
      onPlace: () => {},
      label: (place: string) => place,
      placeName: (place: string) => place,
      t: (id: string, params?: Record<string, string | number>) => said.say(id, params),
      moves: [],
      isPhone,
    };
    const page = render(
      <div>
        <Stage module={BOARDS[game]} props={props} />
        {players.map(({ seat }) => (
          <Stage key={seat} module={BOARDS[game]} props={props} seat={seat} />
        ))}
      </div>,
    );
    const places = [...page.container.querySelectorAll("[data-place]")];
    cleanup();
    return new Set(places.map((place) => place.getAttribute("data-place")));
  }

  test.each(lessons.map((lesson) => lesson.id))("%s points at what is there", (lesson) => {
    for (const step of steps[lesson] ?? []) {
      const asked = step.legal.find((one) => one.action === step.expected)?.places ?? [];
      for (const isPhone of [false, true]) {
        const places = drawn(step, isPhone);
        const missing = [...step.point, ...asked].filter((place) => !places.has(place));
        expect(missing, `${step.step} ${isPhone ? "on a phone" : ""}`).toEqual([]);
      }
    }
  });
});

describe("a lesson", () => {
  const { lessons, steps } = lessonsOf("dschunke");
  const fixture = fixtureOf("dschunke");
  let asked: string[] = [];

  beforeEach(() => {
    asked = [];
    me.value = { role: "stranger", name: "", login: "" };
    texts.value = textsOf("en", "dschunke");
    settings.value = { ...settings.value, language: "en", speed: "off", words: false, learned: [] };
    location.hash = "";
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      const [, lesson = "", step = "0"] = /lessons\/(\w+)\/steps\/(\d+)$/.exec(path) ?? [];
      const why = { why: { key: "not-bidding", rule: "phase 4", params: {} } };
      const body = path.endsWith("/catalog")
        ? fixture.catalog
        : path.endsWith("/data")
          ? fixture.data
          : path.endsWith("/lessons")
            ? lessons
            : path.includes("/why/")
              ? why
              : steps[lesson]?.[Number(step)];
      const headers = { "content-type": "application/json" };
      return Promise.resolve(new Response(JSON.stringify(body), { headers }));
    });
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  async function shown(lesson: string, step: number) {
    const page = render(<LearnPage game="dschunke" lesson={lesson} step={step} />);
    await page.findByRole("region", { name: "Explanation" });
    return page;
  }
  const place = (page: { container: Element }, id: string) =>
    page.container.querySelector(`[data-place="${id}"]`) as Element;

  test("tells what to do, and goes on when it is done", async () => {
    const page = await shown("cargo", 2);
    page.getByText("Now you: Use the loading merchant");
    expect((page.getByText("Next").closest("button") as HTMLButtonElement).disabled).toBe(true);
    const found = await axe.run(page.container, {
      rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
    });
    expect(found.violations.map((one) => one.id)).toEqual([]);
    fireEvent.click(place(page, "merchant:loader"));
    expect(parseRoute(location.hash)).toEqual({
      page: "learn",
      game: "dschunke",
      lesson: "cargo",
      step: 3,
    });
  });

  test("nothing is drawn while nothing happens", async () => {
    await shown("cargo", 2);
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
    const page = await shown("cargo", 2);
    fireEvent.click(place(page, "merchant:banker"));
    await page.findByText(/“Use the money merchant” is allowed too/);
    expect(location.hash).toBe("");
    fireEvent.click(place(page, "merchant:loader"));
    expect(location.hash).toContain("cargo/3");
  });

  test("a dark place says why not", async () => {
    const page = await shown("cargo", 2);
    fireEvent.click(place(page, "market:rice"));
    await page.findByText(/Bids are made in phase 4 only/);
    expect(asked.filter((path) => path.includes("cargo/steps/2/why/")).length).toBeGreaterThan(0);
  });

  test("two places narrow the choice; the next one is named", async () => {
    const page = await shown("turn", 2);
    fireEvent.click(place(page, "trainee:upper"));
    await page.findByText("Good. And now: white junk.");
    fireEvent.click(place(page, "junk:white"));
    expect(location.hash).toContain("turn/3");
  });

  test("what stays ambiguous is a button", async () => {
    const page = await shown("barter", 0);
    fireEvent.click(place(page, "market:vegetables"));
    fireEvent.click(
      await page.findByText("Bid 3 × vegetables", { selector: ".choice-button span" }),
    );
    expect(location.hash).toContain("barter/1");
  });

  test("it can be shown, then played for the learner", async () => {
    const page = await shown("cargo", 2);
    fireEvent.click(page.getByText("Show me"));
    fireEvent.click(await page.findByText("Play it for me"));
    expect(location.hash).toContain("cargo/3");
  });

  test("the end of a lesson is kept, and the next one follows", async () => {
    const page = await shown("cargo", 3);
    fireEvent.click(page.getByText("Next lesson"));
    expect(isLearned("dschunke", "cargo")).toBe(true);
    expect(location.hash).toContain("turn/0");
  });

  test("after the last lesson a real game is offered", async () => {
    const page = render(<LearnPage game="dschunke" lesson="end" step={99} />);
    fireEvent.click(await page.findByText("Next lesson"));
    expect(location.hash).toContain("dschunke/-");
    page.rerender(<LearnPage game="dschunke" lesson="-" step={0} />);
    await page.findByText(/Play a real game now/);
  });

  test("a reader without a step to do plays nothing", async () => {
    const store = new LessonStore("dschunke");
    store.step.value = steps.cargo?.[0] ?? null;
    store.onDone = () => expect.fail("nothing was asked");
    store.chooseAction(store.step.value?.legal[0]?.action ?? 0);
    expect(store.otherAction.value).toBeNull();
  });
});

test("progress of this browser and of the account come together", () => {
  const base = { ...settings.value, learned: ["dschunke/cargo"] };
  const kept = { learned: ["yunnan/auction", 7, "x".repeat(100)] };
  expect(mergeSettings(kept, base).learned).toEqual(["dschunke/cargo", "yunnan/auction"]);
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
