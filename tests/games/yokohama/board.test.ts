/** The board of Yokohama draws every place that can be chosen, and everything that lies on it. */
import { expect, test } from "vitest";
import { fitText, textWidth } from "../../../web/src/board/pieces/lettering.ts";
import { EFFECTS } from "../../../web/src/games/yokohama/effects.ts";
import * as yokohama from "../../../web/src/games/yokohama/index.tsx";
import type { YokohamaView } from "../../../web/src/games/yokohama/view.ts";
import { nameOf } from "../../../web/test/support/drawings.tsx";
import type { RecordedPosition } from "../../../web/test/support/fixtures.ts";
import { testLabels } from "../../../web/test/support/labels.ts";
import { pieces, places, Table } from "../../../web/test/support/recordedTable.tsx";

const table = new Table(yokohama, "yokohama");
testLabels(table, /^(location:|lab:)/);

// What left the game, and a starting order that has just been put away.
const NOWHERE = /^(box|offer:.*)$/;

// Most options change rules and not the drawing: the plain games and the expansions are enough.
const plain = table.latest().filter((s) => !s.name.includes("="));
const expanded = table.latest().filter((s) => s.name.includes("mini_"));

test("on a table every place of a legal action or a moved piece is drawn", () => {
  expect(plain.length).toBeGreaterThan(50);
  expect(expanded.length).toBeGreaterThan(30);
  for (const scene of [...plain, ...expanded]) {
    expect(table.missing(scene, false, NOWHERE), scene.name).toEqual([]);
  }
}, 240_000);

test("on a phone every place of a legal action or a moved piece is drawn", () => {
  for (const scene of plain.filter((s) => s.seats === 4)) {
    expect(table.missing(scene, true, NOWHERE), scene.name).toEqual([]);
  }
}, 240_000);

test("every place has an accessible name, only lit ones are in the tab order, none holds another", () => {
  const scene = table.fixture.positions.find((s) =>
    s.name.startsWith("4 build"),
  ) as RecordedPosition;
  const lit = new Set(scene.legal.flatMap((choice) => choice.places));
  const drawn = [...table.show(scene).querySelectorAll(".place")];
  expect(drawn.length).toBeGreaterThan(60);
  for (const place of drawn) {
    const id = place.getAttribute("data-place") ?? "";
    expect(nameOf(place)).toMatch(new RegExp(`^name of ${id}`));
    expect(place.querySelector(".place-button")?.getAttribute("tabindex")).toBe(
      lit.has(id) ? "0" : "-1",
    );
    expect(place.parentElement?.closest(".place"), id).toBe(null);
  }
}, 60_000);

test("places say what is on them", () => {
  const scene = table.fixture.positions.find((s) => s.name.startsWith("4 lab")) as RecordedPosition;
  const view = scene.view as unknown as YokohamaView;
  const drawn = places(table.show(scene));
  const label = (id: string) => nameOf(drawn.get(id));
  const canal = view.locations.find(({ location }) => location === "canal");
  expect(label(`location:${canal?.position}`)).toContain("Canal");
  const asked = view.locations[view.question.position ?? -1]?.location;
  const tech = view.labs.find(({ location }) => location === asked)?.cards[0];
  expect(label("lab:0")).toContain(table.texts.say(`yokohama-tech-${tech?.id}`));
  expect(label("church:7")).toContain("Needs 11");
  for (const id of drawn.keys()) expect(label(id), id).not.toContain("yokohama-");
}, 60_000);

test("every president, group of assistants and building of the view is on the map", () => {
  for (const scene of table.fixture.positions.filter((s) => /^\d over /.test(s.name))) {
    const view = scene.view as unknown as YokohamaView;
    const drawn = places(table.show(scene));
    for (const location of view.locations) {
      const built = [...location.shops, location.house].filter((s) => s && s.owner !== null);
      const groups = location.assistants.filter((count) => count > 0);
      const there = built.length + groups.length + location.presidents.length;
      const name = `${scene.name}, ${location.location}`;
      expect(pieces(drawn.get(`location:${location.position}`)), name).toBe(there);
    }
  }
}, 60_000);

test("every technology has its effect in signs and in words", () => {
  for (const id of Object.keys(table.fixture.data.technologies as object)) {
    expect(EFFECTS, id).toHaveProperty(id);
    expect(table.texts.say(`yokohama-effect-${id}`)).not.toContain("yokohama-effect");
  }
});

test("long names are squeezed, short ones are left alone", () => {
  expect(fitText("Bank", 19, 128)).toEqual({});
  expect(fitText("Arbeitsvermittlung", 19, 128)).toMatchObject({ textLength: 128 });
  expect(textWidth("illi", 20)).toBeLessThan(textWidth("mwmw", 20));
});
