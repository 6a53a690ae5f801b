/** The printed components of Yunnan are drawn from their values; ways are entered on the map. */
import { fireEvent } from "@testing-library/preact";
import { expect, test } from "vitest";
import * as printed from "../../../web/src/games/yunnan/Printed.tsx";
import { Box, lettering, testPrinted } from "../../../web/test/support/printed.tsx";

testPrinted("yunnan", printed, { plain: ["editions", "rulebook", "box"] });

const box = new Box("yunnan", printed);

test.each(["roads.ends", "ravines.ends"])("%s: one place, then the other", (id) => {
  const form = box.edit(id, ["puer", "yunnan"]);
  const spot = (place: string) => form.root.querySelector(`[data-spot=${place}]`) as Element;
  const pressed = () =>
    [...form.root.querySelectorAll("[aria-pressed=true]")].map((one) =>
      one.getAttribute("aria-label"),
    );
  expect(pressed()).toEqual(["Pu'er", "Yunnan"]);
  fireEvent.click(spot("kang"));
  expect(pressed()).toEqual(["Kang"]);
  expect(form.value).toEqual(["puer", "yunnan"]);
  fireEvent.keyDown(spot("tibet"), { key: "Enter" });
  expect(form.value).toEqual(["kang", "tibet"]);
});

test("a way that no board has is drawn between its stations", () => {
  const ravine = box.component("ravines:yunnan_kang");
  const ways = (values = {}) => box.draw(ravine, values).querySelectorAll(".yunnan-way").length;
  expect(ways()).toBe(1);
  expect(ways({ ends: ["puer", "tibet"] })).toBe(1);
  expect(ways({ ends: ["puer", "atlantis"] })).toBe(0);
  expect(lettering(box.draw(ravine, { ends: ["puer", "atlantis"] }))).toEqual(["Pu'er – atlantis"]);
});
