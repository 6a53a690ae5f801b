/** Two browsers, one table, a whole game, as people would play it. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { browserPath, House } from "./house.ts";

const executable = browserPath();
if (!executable) console.warn("No Chromium here: the browser tests are skipped.");
const AXE = readFileSync(
  resolve(import.meta.dirname, "../node_modules/axe-core/axe.min.js"),
  "utf-8",
);

/** What axe finds on the page as it is, contrast included. */
async function problems(page: Page): Promise<string[]> {
  await page.evaluate(`${AXE};0`);
  const found = (await page.evaluate("axe.run()")) as {
    violations: { id: string; nodes: { html: string }[] }[];
  };
  // What is drawn in a place is its state (a count, a value), not its name.
  const drawn = (one: { id: string; nodes: { html: string }[] }) =>
    one.id === "label-content-name-mismatch" &&
    one.nodes.every((node) => node.html.includes("data-place="));
  const wrong = found.violations.filter((one) => !drawn(one));
  return wrong.map((one) => `${one.id}: ${one.nodes[0]?.html.slice(0, 200)}`);
}

async function giveName(page: Page, name: string): Promise<void> {
  await page.fill("dialog input", name);
  await page.click("dialog button[type=submit]");
}

/** Play one decision if this page is asked; true if it was. */
async function decide(page: Page, turn: number): Promise<boolean> {
  const choices = page.locator(".choices.asked .choice-button:not(:disabled)");
  const count = await choices.count();
  if (count === 0) return false;
  try {
    await choices.nth(turn % count).click({ timeout: 2_000 });
    const confirm = page.locator(".turn-buttons .button-seal:not(:disabled)");
    if (await confirm.count()) await confirm.click({ timeout: 2_000 });
    return true;
  } catch {
    return false; // the choices changed under the hand: the next round sees the new ones
  }
}

describe.skipIf(!executable)("a table in the browser", () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open(executable as string);
  });
  afterAll(() => house?.close());

  test("two people and a bot play to the end, through a reload and a broken line", async () => {
    const [, mei] = await house.visitor({
      viewport: { width: 1366, height: 768 },
      locale: "en",
      reducedMotion: "reduce",
    });
    const [phone, odile] = await house.visitor({
      viewport: { width: 360, height: 740 },
      locale: "de",
      hasTouch: true,
      isMobile: true,
      reducedMotion: "reduce",
    });

    await mei.goto(house.address);
    await mei.waitForSelector(".games");
    expect(await problems(mei)).toEqual([]);
    await mei.goto(`${house.address}/#/new/dschunke`);
    await mei.locator(".wish").nth(1).getByText("Person").click();
    // A bot that does not think: the test is about the browser.
    await mei.locator(".wish").nth(2).locator("select").selectOption("random");
    expect(await problems(mei)).toEqual([]);
    await mei.click(".new-foot .button-seal");
    await giveName(mei, "Mei");
    await mei.locator(".wish").nth(1).getByText("Copy link").click();
    const link = await mei.locator(".link-shown").inputValue();

    await odile.goto(link);
    await giveName(odile, "Odile");
    await odile.waitForSelector(".waiting-room");
    await odile.waitForURL((url) => !url.hash.includes("/seat/"));
    await mei.click(".waiting-room .button-seal:not(:disabled)");
    await mei.waitForSelector(".choices");
    await odile.waitForSelector(".col-board");
    expect(await problems(mei)).toEqual([]);
    expect(await problems(odile)).toEqual([]);

    let decisions = 0;
    for (let round = 0; round < 20_000; round++) {
      if ((await mei.locator(".result").count()) > 0) break;
      let moved = false;
      for (const page of [mei, odile]) moved = (await decide(page, round)) || moved;
      if (moved) decisions++;
      else await mei.waitForTimeout(30);
      if (moved && decisions === 10) await mei.reload();
      if (moved && decisions === 20) {
        await phone.setOffline(true);
        await odile.waitForTimeout(500);
        await phone.setOffline(false);
      }
    }
    expect(decisions).toBeGreaterThan(40);
    await odile.waitForSelector(".result");
    expect(await problems(mei)).toEqual([]);
    expect(await problems(odile)).toEqual([]);
    const totals = async (page: Page) =>
      (await page.locator(".podium .total").allInnerTexts()).join();
    expect(await totals(odile)).toBe(await totals(mei));

    await mei.getByText("Replay").click();
    await mei.keyboard.press("Home");
    await mei.waitForSelector(".table.past");
    await mei.keyboard.press("End");
    await mei.waitForSelector(".table:not(.past)");
    expect(house.complaints).toEqual([]);
  });

  test("languages and themes change without a reload; a dark place says why not", async () => {
    const [, page] = await house.visitor({
      viewport: { width: 1366, height: 768 },
      locale: "en",
      colorScheme: "dark",
      reducedMotion: "reduce",
    });
    await page.goto(house.address);
    await page.getByText("Deutsch").click();
    await page.getByText("Setz dich dazu.").waitFor();
    expect(await problems(page)).toEqual([]);
    await page.locator(".game-card").nth(1).getByRole("button").first().click();
    await giveName(page, "Anselm");
    await page.waitForSelector(".choices.asked");
    expect(await problems(page)).toEqual([]);
    const dark = page.locator(".col-board .place[aria-disabled=true]");
    if (await dark.count()) {
      await dark.first().dispatchEvent("click");
      await page.waitForSelector(".bubble");
      await page.keyboard.press("Escape");
      await page.waitForSelector(".bubble", { state: "detached" });
    }
    await page.keyboard.press("t");
    await page.waitForSelector(".text-table");
    expect(await problems(page)).toEqual([]);
    expect(house.complaints).toEqual([]);
  });
});
