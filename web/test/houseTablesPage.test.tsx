/** The page of the house tables: comparing component by component, by mouse and by keyboard. */
import { cleanup, fireEvent, render, within } from "@testing-library/preact";
import axe from "axe-core";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../src/app/settings.ts";
import { me, serverInfo, texts } from "../src/app/state.ts";
import { TablesPage } from "../src/houseTables/TablesPage.tsx";
import type { HouseTablesView, SaveHouseTables } from "../src/protocol/messages.ts";
import { Texts } from "../src/text/texts.ts";
import { components, stored, summary } from "./support/smallBox.ts";
import { answerOf, GAME, game, responseOf, smallTexts } from "./support/smallGame.ts";

const BASE = `/api/games/${GAME}`;
const FILE = 'format = 1\ngame = "bids"\n';

let mine: HouseTablesView | null = null;
let other: HouseTablesView | null = null;
let saved: SaveHouseTables[] = [];
let refusal: string | null = null;
let downloads: string[] = [];

/** What the server of the house tables answers. */
function respond(path: string, init: RequestInit): Response {
  const body = typeof init.body === "string" ? (JSON.parse(init.body) as SaveHouseTables) : null;
  const asked = path.split("?")[0] ?? "";
  const known = [mine, other].flatMap((one) => (one ? [one] : []));
  const found = known.find((one) => asked.startsWith(`/api/house-tables/${one.id}`));
  if (asked === `${BASE}/components`) return responseOf(components);
  if (asked === `${BASE}/house-tables`) return responseOf(known.map(summary));
  if (found) return responseOf(asked.endsWith("/file") ? FILE : found);
  const isRefused = refusal !== null && Object.keys(body?.corrections ?? {}).length > 0;
  if (isRefused) {
    const why = { key: "bad-house-tables", rule: "", params: { text: refusal ?? "" } };
    return new Response(JSON.stringify({ status: 400, why, text: "" }), { status: 400 });
  }
  if (asked === `${BASE}/house-tables/check`) return responseOf({ corrections: body?.corrections });
  if (asked === `${BASE}/house-tables/mine` && init.method === "DELETE") {
    mine = null;
    return new Response(null, { status: 204 });
  }
  if (asked === `${BASE}/house-tables/mine` && body) {
    saved.push(body);
    const revision = body.revision + 1;
    mine = stored({ values: body.corrections, printed: body.as_printed, revision });
    return responseOf(mine);
  }
  if (asked === `${BASE}/house-tables/file`) {
    mine = stored({ values: { "cards.b.points": 9 }, revision: 20 });
    return responseOf(mine);
  }
  return responseOf(answerOf(asked) ?? []);
}

beforeEach(() => {
  serverInfo.value = {
    version: "1",
    protocol: 1,
    bots: ["random"],
    languages: ["en"],
    games: [game],
  };
  me.value = { role: "guest", name: "Mei", login: "" };
  texts.value = smallTexts();
  settings.value = { ...settings.value, language: "en", keys: true };
  [mine, other, saved, refusal, downloads] = [null, null, [], null, []];
  vi.stubGlobal("fetch", (path: string, init: RequestInit = {}) =>
    Promise.resolve(respond(path, init)),
  );
  Element.prototype.scrollIntoView = () => {};
  URL.createObjectURL = () => "blob:file";
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    downloads.push(this.download);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function opened(id: string | null = null) {
  const page = render(<TablesPage game={GAME} id={id} />);
  await vi.waitFor(() => expect(page.container.querySelector(".component-form")).not.toBeNull());
  const all = <T extends Element>(selector: string) => [
    ...page.container.querySelectorAll<T & HTMLElement>(selector),
  ];
  const card = (key: string) => {
    const [found] = all(`[data-component="${key}"]`);
    if (!found) throw new Error(`no card ${key}`);
    return found;
  };
  const openKey = () => all(".printed-card.is-open")[0]?.dataset.component;
  const cardButton = (key: string) => card(key).querySelector("button") as HTMLElement;
  const form = () => within(page.container.querySelector(".component-form") as HTMLElement);
  const press = (key: string, on: Element = document.activeElement ?? document.body) =>
    fireEvent.keyDown(on, { key });
  const type = (label: string, value: string) =>
    fireEvent.input(form().getByRole("textbox", { name: label }), { target: { value } });
  const settled = () => vi.waitFor(() => expect(page.queryByText("Keeping")).toBeNull());
  return { page, all, card, cardButton, openKey, form, press, type, settled };
}

async function problems(container: Element): Promise<string[]> {
  const found = await axe.run(container, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  return found.violations.map((one) => `${one.id}: ${one.nodes[0]?.html}`);
}

describe("the house tables", () => {
  test("begin with the first component to be compared, and mark what is as printed", async () => {
    const { page, card, openKey, form } = await opened();
    expect(openKey()).toBe("cards:a");
    expect(page.getByText("0 of 3 reconstructed components confirmed")).toBeTruthy();
    expect(await problems(page.container)).toEqual([]);
    fireEvent.click(form().getByText("As printed"));
    expect(openKey()).toBe("cards:b");
    expect(card("cards:a").className).toContain("is-printed");
    await page.findByText("1 of 3 reconstructed components confirmed");
    await vi.waitFor(() => expect(mine?.printed).toEqual(["cards:a"]));
  });

  test("by keyboard: Enter, arrows, C and Escape", async () => {
    const { cardButton, openKey, form, press, type } = await opened();
    cardButton("cards:a").focus();
    press("Enter");
    await vi.waitFor(() => expect(openKey()).toBe("cards:b"));
    expect(document.activeElement).toBe(cardButton("cards:b"));
    press("ArrowRight");
    await vi.waitFor(() => expect(document.activeElement).toBe(cardButton("cards:c")));
    press("ArrowLeft");
    await vi.waitFor(() => expect(openKey()).toBe("cards:b"));
    press("c");
    expect(document.activeElement?.closest(".fields")).not.toBeNull();
    press("Escape");
    expect(document.activeElement).toBe(cardButton("cards:b"));
    type("Points", "5");
    press("Enter", form().getByRole("textbox", { name: "Points" }));
    await vi.waitFor(() => expect(mine?.values).toEqual({ "cards.b.points": 5 }));
    // What is said already is not said again: Enter only goes on.
    press("ArrowLeft");
    await vi.waitFor(() => expect(openKey()).toBe("cards:a"));
    const before = saved.length;
    press("Enter");
    await vi.waitFor(() => expect(openKey()).toBe("cards:c"));
    expect(saved).toHaveLength(before);
  });

  test("a correction is shown as a difference, checked, and kept", async () => {
    const { page, card, cardButton, form, settled } = await opened();
    fireEvent.click(cardButton("cards:b"));
    expect(form().getByText("Keep correction").closest("button")?.disabled).toBe(true);
    fireEvent.click(form().getByRole("button", { name: "Points: one more" }));
    fireEvent.click(form().getByRole("button", { name: "Add: bale of silk" }));
    const rows = [...page.container.querySelectorAll(".changes-table tr")];
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ["bale of silk", "0", "1", "all 3: 0 to 1"],
      ["points", "4", "5", "mean 4.0 to 4.3"],
    ]);
    await page.findByText("Still fits the rulebook");
    fireEvent.click(form().getByText("Keep correction"));
    await settled();
    await vi.waitFor(() =>
      expect(mine?.values).toEqual({ "cards.b.pay": { tea: 2, silk: 1 }, "cards.b.points": 5 }),
    );
    expect(card("cards:b").className).toContain("is-corrected");
    expect(await problems(page.container)).toEqual([]);
    fireEvent.click(form().getByText("Take the correction back"));
    await vi.waitFor(() => expect(mine?.values).toEqual({}));
  });

  test("what breaks a rule is one sentence, and cannot be kept", async () => {
    refusal = "The book counts 36 cards; this makes 37.";
    const { page, form, type } = await opened();
    type("Points", "37");
    await page.findByText(/this makes 37/);
    expect(form().getByText("Keep correction").closest("button")?.disabled).toBe(true);
    expect((form().getByRole("textbox", { name: "Points" }) as HTMLInputElement).value).toBe("37");
    expect(saved).toEqual([]);
  });

  test("what cannot be read stays as it was typed, also while another card is open", async () => {
    const { page, card, cardButton, form, type } = await opened();
    type("Points", "seven");
    await page.findByText(/“seven” is not a whole number/);
    expect(form().getByText("Keep correction").closest("button")?.disabled).toBe(true);
    fireEvent.click(cardButton("cards:b"));
    expect(page.queryByText(/“seven”/)).toBeNull();
    expect(card("cards:a").className).toContain("is-drafted");
    fireEvent.click(cardButton("cards:a"));
    expect((form().getByRole("textbox", { name: "Points" }) as HTMLInputElement).value).toBe(
      "seven",
    );
    fireEvent.click(form().getByText("Drop the change"));
    expect((form().getByRole("textbox", { name: "Points" }) as HTMLInputElement).value).toBe("2");
  });

  test("every form can be edited", async () => {
    const { page, cardButton, form, type } = await opened();
    fireEvent.click(cardButton("board:board"));
    expect(await problems(page.container)).toEqual([]);
    type("Steps, 3", "5");
    fireEvent.change(form().getByRole("combobox", { name: "First" }), {
      target: { value: "tea" },
    });
    const [order] = form().getAllByRole("combobox", { name: "Order, 2" });
    fireEvent.change(order as Element, { target: { value: "silk" } });
    const [orderRow] = [order?.closest(".value-row") as HTMLElement];
    fireEvent.click(within(orderRow as HTMLElement).getByText("One more"));
    fireEvent.click(form().getByRole("radio", { name: "no" }));
    type("Motto", "Lose");
    fireEvent.click(form().getByRole("button", { name: "Remove: n2 – n3" }));
    fireEvent.change(form().getByRole("combobox", { name: "Roads: to" }), {
      target: { value: "n3" },
    });
    fireEvent.click(form().getByText("Road"));
    type("Spaces, n2, yen", "7");
    fireEvent.click(form().getByRole("button", { name: "Remove: Spaces, n3" }));
    type("Rows, two, 2", "8");
    await page.findByText("Still fits the rulebook");
    fireEvent.click(form().getByText("Keep correction"));
    await vi.waitFor(() =>
      expect(mine?.values).toEqual({
        "board.steps": [1, 2, 5, 8, 9],
        "board.first": "tea",
        "board.order": ["silk", "silk", "silk"],
        "board.open": false,
        "board.motto": "Lose",
        "board.roads": ["n1 n2", "n1 n3"],
        "board.spaces": [
          { id: "n1", yen: 1 },
          { id: "n2", yen: 7 },
        ],
        "board.rows": { two: [1, 8], three: [3] },
      }),
    );
  });

  test("a stranger looks, and says a name before anything is stored", async () => {
    me.value = { role: "stranger", name: "", login: "" };
    const { page, form } = await opened();
    fireEvent.click(form().getByText("As printed"));
    await page.findByText("What shall we call you?");
    expect(saved).toEqual([]);
  });

  test("all that is compared is told with thanks", async () => {
    mine = stored({ printed: ["cards:a", "cards:b", "cards:c"] });
    const { page } = await opened();
    expect(page.getByText(/Every value of Bids is confirmed. Thank you, Mei./)).toBeTruthy();
  });

  test("other people's are looked at, and stand beside mine", async () => {
    mine = stored({ values: { "cards.a.points": 3 } });
    other = stored({ id: "h2", by: "Odile", mine: false, values: { "cards.a.points": 4 } });
    const own = await opened();
    fireEvent.click(own.cardButton("cards:a"));
    expect(own.form().getByText("Odile").parentElement?.textContent).toContain("points 4");
    expect(own.page.getByText("House tables of Bids")).toBeTruthy();
    cleanup();
    const { page, cardButton, form, press, settled } = await opened("h2");
    expect(page.getByText("You are looking at the house tables of Odile.")).toBeTruthy();
    fireEvent.click(cardButton("cards:a"));
    expect(form().queryByText("As printed")).toBeNull();
    expect(form().queryByRole("textbox")).toBeNull();
    const before = saved.length;
    for (let i = 0; i < 3; i++) press("Enter");
    await settled();
    expect(saved).toHaveLength(before);
    expect(await problems(page.container)).toEqual([]);
  });

  test("are exported, sent, imported and deleted", async () => {
    mine = stored({ values: { "cards.a.points": 3 } });
    const { page, card } = await opened();
    fireEvent.click(page.getByText("Export"));
    await vi.waitFor(() => expect(downloads).toEqual(["bids-house-tables.toml"]));
    fireEvent.click(page.getByText("Send to the project"));
    await vi.waitFor(() =>
      expect((page.getByLabelText("The file") as HTMLTextAreaElement).value).toBe(FILE),
    );
    expect(await problems(page.container)).toEqual([]);
    fireEvent.click(page.getAllByRole("button", { name: "Close", hidden: true })[0] as Element);
    fireEvent.click(page.getByRole("button", { name: "Menu" }));
    fireEvent.click(page.getByText("Import from a file"));
    expect(page.getByText(/It replaces what you have now: one correction/)).toBeTruthy();
    const file = new File([FILE], "mine.toml");
    Object.defineProperty(file, "text", { value: () => Promise.resolve(FILE) });
    const input = page.container.querySelector("input[type=file]") as HTMLInputElement;
    fireEvent.change(input, { target: { files: [file] } });
    await vi.waitFor(() => expect(card("cards:b").className).toContain("is-corrected"));
    expect(card("cards:a").className).not.toContain("is-corrected");
    fireEvent.click(page.getByRole("button", { name: "Menu" }));
    fireEvent.click(page.getByText("Delete mine"));
    fireEvent.click(page.getByText("Delete for good"));
    await vi.waitFor(() => expect(card("cards:b").className).toContain("is-believed"));
  });
});

test("the texts of a game from outside come from the server, with those of its components", () => {
  const served = new Texts("en", [String(answerOf(`${BASE}/texts/en`))]);
  expect(served.has("bids-printed-cards-one")).toBe(true);
});
