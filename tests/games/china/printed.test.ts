/** The printed components of China are drawn from their values; roads are entered on the map. */
import { fireEvent } from "@testing-library/preact";
import { describe, expect, test } from "vitest";
import * as printed from "../../../web/src/games/china/Printed.tsx";
import { Box, lettering, testPrinted } from "../../../web/test/support/printed.tsx";

testPrinted("china", printed, {
  plain: ["rulebook", "box"],
  drawingOnly: { "map.spaces": ["x", "y"] },
});

const box = new Box("china", printed);
const spot = (root: Element, id: string) => root.querySelector(`[data-spot=${id}]`) as Element;

describe("a road is entered on the map", () => {
  test("a space, then another: the road comes, and goes the second time", () => {
    const form = box.edit("boards.roads", ["han3 lu4"]);
    fireEvent.click(spot(form.root, "yan1"));
    expect(spot(form.root, "yan1").getAttribute("aria-pressed")).toBe("true");
    fireEvent.click(spot(form.root, "yan4"));
    expect(form.value).toEqual(["han3 lu4", "yan1 yan4"]);
    for (const id of ["lu4", "han3"]) fireEvent.click(spot(form.root, id));
    expect(form.value).toEqual(["yan1 yan4"]);
  });

  test("the same space twice changes nothing", () => {
    const form = box.edit("map.roads", ["yan1 yan2"]);
    for (const id of ["yan1", "yan1"]) fireEvent.click(spot(form.root, id));
    expect(form.value).toEqual(["yan1 yan2"]);
    expect(spot(form.root, "yan1").getAttribute("aria-pressed")).toBe("false");
  });

  test("by keyboard, with spaces by their names", () => {
    const form = box.edit("map.roads", []);
    const names = ["chin1", "wei1"].map((id) => spot(form.root, id));
    expect(names.map((one) => one.getAttribute("aria-label"))).toEqual(["Ch'in 1", "Wei 1"]);
    for (const one of names) {
      expect(one.getAttribute("tabindex")).toBe("0");
      fireEvent.keyDown(one, { key: "Enter" });
    }
    expect(form.value).toEqual(["chin1 wei1"]);
    fireEvent.keyDown(spot(form.root, "chin1"), { key: "Tab" });
    fireEvent.keyDown(spot(form.root, "wei1"), { key: " " });
    expect(form.value).toEqual(["chin1 wei1"]);
  });

  test("what was no list becomes one", () => {
    const form = box.edit("boards.roads", undefined);
    for (const id of ["yan1", "yan2"]) fireEvent.click(spot(form.root, id));
    expect(form.value).toEqual(["yan1 yan2"]);
  });
});

test("a space becomes a harbour by a click, and is none after another", () => {
  const form = box.edit("boards.harbours", ["yan3"]);
  fireEvent.click(spot(form.root, "qi4"));
  fireEvent.click(spot(form.root, "yan3"));
  expect(form.value).toEqual(["qi4"]);
});

test("roads of the data file have both ends on the map", () => {
  for (const key of ["map:map", "boards:side34", "boards:side45", "boards:border"]) {
    const strange = box.draw(box.component(key)).querySelectorAll(".china-strange");
    expect(strange, key).toHaveLength(0);
  }
});

test("a road to nowhere stands on the map as text", () => {
  const drawn = box.draw(box.component("boards:side34"), { roads: ["han3 lu9"] });
  expect(lettering(drawn)).toContain("han3 lu9");
});
