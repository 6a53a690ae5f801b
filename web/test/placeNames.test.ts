import { describe, expect, test } from "vitest";
import { placeName } from "../src/text/placeNames.ts";
import { optionSuffixes, Words } from "../src/text/words.ts";
import { fixtureOf, textsOf } from "./support/fixtures.ts";

const words = (game: string, language: string) =>
  new Words(textsOf(language, game, optionSuffixes({})), game, fixtureOf(game).catalog, []);

describe("names of places", () => {
  test("by their own word, by their kind, by their parts", () => {
    expect(placeName(words("dschunke", "en"), "junk:purple")).toBe("purple junk");
    expect(placeName(words("dschunke", "de"), "hand:rice")).toBe("Hand Reis");
    expect(placeName(words("yunnan", "en"), "stock")).toBe("Stock");
    expect(placeName(words("china", "fr"), "pile")).toBe("Pile");
  });

  test.each(["yunnan", "china", "yokohama", "dschunke"])(
    "every kind of place of %s has a word",
    (game) => {
      const en = words(game, "en");
      for (const { places } of fixtureOf(game).catalog) {
        for (const place of places) {
          const [kind = ""] = place.split(":");
          const known =
            en.texts.has(`web-place-${kind}`) || placeName(en, place).split(" ")[0] !== kind;
          expect(known, place).toBe(true);
        }
      }
    },
  );
});
