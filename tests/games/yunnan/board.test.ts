import { describe, expect, it, test } from "vitest";
import type { Light } from "../../../web/src/board/BoardProps.ts";
import { paints } from "../../../web/src/games/yunnan/colours.ts";
import * as yunnan from "../../../web/src/games/yunnan/index.tsx";
import { wantedPlate } from "../../../web/src/games/yunnan/PhoneBoard.tsx";
import type { YunnanView } from "../../../web/src/games/yunnan/view.ts";
import { placeName } from "../../../web/src/text/placeNames.ts";
import { Words } from "../../../web/src/text/words.ts";
import { testBoard } from "../../../web/test/support/boardSuite.ts";
import { doubled, drawAll, missing } from "../../../web/test/support/drawings.tsx";
import { fixtureOf, sceneProps, textsOf } from "../../../web/test/support/fixtures.ts";
import { testLabels } from "../../../web/test/support/labels.ts";
import { Table } from "../../../web/test/support/recordedTable.tsx";

const fixture = fixtureOf("yunnan");
const texts = textsOf("en", "yunnan");

testLabels(new Table(yunnan, "yunnan"));

// What only some tables, questions or viewers have is not drawn for the others.
testBoard("yunnan", yunnan, {
  alwaysDrawn: 47,
  mayBeAbsent: /^(income|traders|stock|kept|general|guard)\b|^building:temple/,
});

describe("Yunnan's plates on a phone", () => {
  it("show the bids while any is possible, whichever place is lit first", () => {
    const view = { node: "turn" } as YunnanView;
    const plate = (...places: string[]) =>
      wantedPlate({
        view,
        lights: new Map(places.map((place): [string, Light] => [place, "legal"])),
      });
    expect(plate("building:horse:5", "province:puer")).toBe("puer");
    expect(plate("province:puer", "building:horse:5")).toBe("puer");
    expect(plate("province:puer", "province:kang")).toBe("map");
    expect(plate()).toBe("puer");
  });
});

describe("Yunnan's conversion", () => {
  it("has a space for every number, also beyond the hundred of the rail", () => {
    const scene = fixture.positions.find(({ name }) => name.includes("convert"));
    expect(scene).toBeDefined();
    if (!scene) return;
    const rich = structuredClone(scene);
    const view = rich.view as unknown as YunnanView;
    for (const one of view.colors) one.income = 156;
    rich.legal = Array.from({ length: 157 }, (_, n) => ({
      action: n,
      notation: `convert ${n}`,
      places: [`income:${n}`],
    }));
    for (const isPhone of [false, true]) {
      const [drawn] = drawAll(yunnan, fixture, [rich], texts, isPhone);
      expect(drawn && missing(drawn)).toEqual([]);
      expect(drawn && doubled(drawn)).toEqual([]);
    }
  });
});

describe("Yunnan's trading posts", () => {
  it("show which of them were cut off, and say so", () => {
    const scene = fixture.positions.find(({ view }) =>
      (view as unknown as YunnanView).places.some(({ posts }) => (posts.red ?? 0) > 0),
    );
    expect(scene).toBeDefined();
    if (!scene) return;
    const [bare, cut] = [structuredClone(scene), structuredClone(scene)];
    for (const one of [bare, cut]) {
      for (const place of (one.view as unknown as YunnanView).places) place.cut_off = [];
    }
    const places = (cut.view as unknown as YunnanView).places;
    const place = places.find(({ posts }) => (posts.red ?? 0) > 0);
    if (place) place.cut_off = ["red"];
    for (const isPhone of [false, true]) {
      const [without, marked] = drawAll(yunnan, fixture, [bare, cut], texts, isPhone);
      const name = (one: typeof marked) => one?.names[one.buttons.indexOf(`posts:${place?.id}`)];
      expect(without?.classes.has("no-income")).toBe(false);
      expect(marked?.classes.has("no-income")).toBe(true);
      expect(name(marked)).toContain("cut off, no income: ");
      expect(name(without)).not.toContain("cut off");
    }
  });
});

describe("Yunnan's colours", () => {
  it("get different paints, also where a person has two or Duli plays", () => {
    for (const scene of fixture.positions) {
      const props = sceneProps(fixture, scene, texts);
      const view = scene.view as unknown as YunnanView;
      const paint = paints(view, props.players);
      const found = view.colors.map(({ color }) => paint(color));
      expect(new Set(found).size, scene.name).toBe(view.colors.length);
    }
  });
});

test("places have names of their own", () => {
  const words = new Words(textsOf("en", "yunnan"), "yunnan", [], []);
  expect(placeName(words, "stock")).toBe("Stock");
});
