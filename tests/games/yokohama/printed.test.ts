/** The printed components of Yokohama are drawn from their values. */
import { expect, test } from "vitest";
import * as printed from "../../../web/src/games/yokohama/Printed.tsx";
import { Box, lettering, testPrinted } from "../../../web/test/support/printed.tsx";

testPrinted("yokohama", printed, { plain: ["mini_expansions", "rulebook", "box"] });

const box = new Box("yokohama", printed);
const order = box.component("orders:uk-08");
const things = (drawn: Element) =>
  [...drawn.querySelectorAll("[data-thing]")].map((one) => one.getAttribute("data-thing"));

test("an order card shows its flag, its goods and its reward, in this order", () => {
  const drawn = box.draw(order);
  expect(lettering(drawn)).toEqual(["UK", "3", "2", "8"]);
  expect(things(drawn)).toEqual(["copper", "tea", "vp"]);
});

test("one of a reward is its sign alone, and none of it is not there", () => {
  const drawn = box.draw(order, { reward: { vp: 7, import: 1, yen: 0 } });
  expect(things(drawn)).toEqual(["copper", "tea", "vp", "import"]);
  expect(lettering(drawn)).toEqual(["UK", "3", "2", "7"]);
});

test("a technology shows the number that is printed in its effect", () => {
  const printing = box.component("technologies:printing");
  expect(lettering(box.draw(printing, { gain: 3 }))).toContain("3");
  expect(lettering(box.draw(printing, { cost: 8 }))).toContain("8");
});
