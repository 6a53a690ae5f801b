import { describe, expect, test } from "vitest";
import { kindName, placeName } from "../src/text/placeNames.ts";
import { optionSuffixes, Words } from "../src/text/words.ts";
import { fixtureOf, textsOf } from "./support/fixtures.ts";
import { GAMES } from "./support/games.ts";
import { catalog, GAME, smallTexts } from "./support/smallGame.ts";

describe("names of places", () => {
  test("by their own word, by their kind, by their parts", () => {
    const words = new Words(smallTexts(), GAME, catalog, []);
    expect(placeName(words, "lot:silk")).toBe("bale of silk");
    expect(placeName(words, "hand:3")).toBe("Hand 3");
    expect(placeName(words, "exchange:open")).toBe("Open exchange open");
    expect(placeName(words, "stock")).toBe("Stock");
    expect(placeName(words, "night_market:7")).toBe("night market 7");
  });

  test.each(GAMES)("every kind of place of %s has a word", (game) => {
    const { catalog } = fixtureOf(game);
    const words = new Words(textsOf("en", game, optionSuffixes({})), game, catalog, []);
    for (const { places } of catalog) {
      for (const place of places) {
        const [kind = ""] = place.split(":");
        const plain = kind.replaceAll("_", " ");
        const isKnown =
          kindName(words, kind) !== plain || placeName(words, place).split(" ")[0] !== plain;
        expect(isKnown, place).toBe(true);
      }
    }
  });
});
