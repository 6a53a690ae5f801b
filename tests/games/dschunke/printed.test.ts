/** The printed components of Dschunke are drawn from their values. */
import { expect, test } from "vitest";
import * as printed from "../../../web/src/games/dschunke/Printed.tsx";
import { Box, lettering, testPrinted } from "../../../web/test/support/printed.tsx";

testPrinted("dschunke", printed, { plain: ["rulebook", "box"] });

const box = new Box("dschunke", printed);

test("a market card has one row for each good, in the order of the box", () => {
  expect(lettering(box.draw(box.component("market:M02")))).toEqual(["1", "S", "3", "4"]);
});

test("a special card shows its junks", () => {
  const card = box.component("special:bonus12_purple_brown");
  const hulls = (values = {}) =>
    [...box.draw(card, values).querySelectorAll(".hull-chip")].map((one) => one.classList[1]);
  expect(hulls()).toEqual(["hull-purple", "hull-brown"]);
  expect(hulls({ junks: ["white", "grey", "orange"] })).toEqual([
    "hull-white",
    "hull-grey",
    "hull-orange",
  ]);
});
