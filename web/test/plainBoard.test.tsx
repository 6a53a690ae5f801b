/** The board of a game without a drawing: every place can be found, read and chosen. */
import { cleanup, fireEvent, render } from "@testing-library/preact";
import axe from "axe-core";
import { afterEach, expect, test, vi } from "vitest";
import type { BoardProps, Light } from "../src/board/BoardProps.ts";
import { plainBoard } from "../src/board/plain/plainBoard.tsx";
import { Stage } from "../src/board/Stage.tsx";
import { labelsOf } from "../src/table/lights.ts";
import { placeName } from "../src/text/placeNames.ts";
import { Words } from "../src/text/words.ts";
import { catalog, data, GAME, legal, smallTexts, view } from "./support/smallGame.ts";

afterEach(cleanup);

const words = new Words(smallTexts(), GAME, catalog, ["Mei", "Jun"]);
const board = plainBoard(GAME, new Set(catalog.flatMap((entry) => entry.places)));

function propsFor(you: number | null, chosen: string[] = []): BoardProps {
  const lights = new Map<string, Light>();
  if (you === 0) for (const { places } of legal) for (const at of places) lights.set(at, "legal");
  for (const place of chosen) lights.set(place, "chosen");
  return {
    view,
    data,
    options: {},
    players: ["Mei", "Jun"].map((name, seat) => ({ seat, name, colour: seat, you: seat === you })),
    lights,
    onPlace: vi.fn(),
    label: labelsOf(words, you === 0 ? legal : [], chosen),
    placeName: (place) => placeName(words, place),
    t: words.say,
    moves: [],
    isPhone: false,
  };
}

function shown(props: BoardProps) {
  const page = render(
    <main>
      <Stage module={board} props={props} />
      {props.players.map(({ seat }) => (
        <section key={seat} aria-label={`area ${seat}`}>
          <Stage module={board} props={props} seat={seat} />
        </section>
      ))}
    </main>,
  );
  const places = () =>
    [...page.container.querySelectorAll("[data-place]")].map((one) =>
      one.getAttribute("data-place"),
    );
  return { page, places };
}

test("every place of a legal action is drawn once, and so are the dark ones of the view", () => {
  const { places } = shown(propsFor(0));
  expect(places().sort()).toEqual(
    ["deck", "exchange:open", "hand:1", "hand:3", "lot:silk", "lot:tea"].sort(),
  );
});

test("what the viewer does not hold is no place: a spectator's hand is nowhere", () => {
  const { places, page } = shown(propsFor(null));
  expect(places().sort()).toEqual(["deck", "lot:silk", "lot:tea"]);
  expect(page.getByRole("region", { name: "area 1" }).textContent).toBe("Points2Hand size3");
});

test("the view is told in headed tables and lists, with the words of the game", () => {
  const { page } = shown(propsFor(0));
  const table = page.getByRole("table", { name: "Lots for sale" });
  const cells = [...table.querySelectorAll("tbody tr")].map((row) =>
    [...row.querySelectorAll("td")].map((cell) => cell.textContent),
  );
  expect(cells).toEqual([
    ["bale of silk", "3", "–"],
    ["chest of tea", "2", "Jun"],
  ]);
  expect(page.getByRole("heading", { name: "Prices" })).toBeTruthy();
  expect(page.getByRole("region", { name: "area 0" }).textContent).toContain("3 × 2");
});

test("places are chosen by mouse and keyboard, and only lit ones are in the tab order", () => {
  const props = propsFor(0);
  const { page } = shown(props);
  const place = (id: string) => page.container.querySelector(`[data-place="${id}"]`) as Element;
  const button = (id: string) => place(id).querySelector("button") as HTMLButtonElement;
  expect(button("lot:silk").tabIndex).toBe(0);
  expect(button("deck").tabIndex).toBe(-1);
  fireEvent.click(button("lot:silk")); // what Enter and Space do on a button
  fireEvent.click(place("deck"));
  expect(vi.mocked(props.onPlace).mock.calls).toEqual([["lot:silk"], ["deck"]]);
});

test("a place says what a click there does, and what it shows", async () => {
  const { page } = shown(propsFor(0, ["hand:3"]));
  const label = (id: string) =>
    page.container.querySelector(`[data-place="${id}"] button`)?.getAttribute("aria-label");
  expect(label("lot:silk")).toBe("Bid 3 for the bale of silk");
  expect(label("deck")).toBe("deck: 5");
  const chosen = page.container.querySelector('[data-place="hand:3"] button');
  expect(chosen?.getAttribute("aria-pressed")).toBe("true");
  const found = await axe.run(page.container, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  expect(found.violations.map((one) => one.id)).toEqual([]);
});

test("points are found under their usual names", () => {
  expect(board.score?.(view, 0)).toBe(4);
  expect(board.score?.({ seats: [{ seat: 0, coins: 4 }] }, 0)).toBeNull();
});
