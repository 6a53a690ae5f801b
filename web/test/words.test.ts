import { describe, expect, test } from "vitest";
import type { SeenEvent, Why } from "../src/protocol/messages.ts";
import { Texts } from "../src/text/texts.ts";
import { optionSuffixes, Words } from "../src/text/words.ts";
import { fixtureOf, text, textsOf } from "./support/fixtures.ts";
import { GAMES } from "./support/games.ts";
import { catalog, GAME } from "./support/smallGame.ts";

interface Said {
  said: Record<string, string>;
}
interface Sentences {
  names: string[];
  games: {
    options: Record<string, string | number | boolean>;
    events: (Said & { event: SeenEvent })[];
    reasons: (Said & { why: Why })[];
    actions: (Said & { action: number })[];
  }[];
}

function sentencesOf(game: string): Sentences {
  return JSON.parse(text(`web/fixtures/sentences-${game}.json`)) as Sentences;
}

describe.each(GAMES)("%s is worded as in the terminal", (game) => {
  const { names, games } = sentencesOf(game);
  const { catalog } = fixtureOf(game);

  test.each(["en", "fr", "de"])("in %s", (language) => {
    let compared = 0;
    for (const one of games) {
      const texts = textsOf(language, game, optionSuffixes(one.options));
      const words = new Words(texts, game, catalog, names);
      for (const { event, said } of one.events) {
        expect(words.event(event)).toBe(said[language]);
        compared++;
      }
      for (const { why, said } of one.reasons) expect(words.reason(why)).toBe(said[language]);
      for (const { action, said } of one.actions) expect(words.action(action)).toBe(said[language]);
    }
    expect(compared).toBeGreaterThan(20);
  });
});

test("a game without texts is told by its keys", () => {
  const words = new Words(new Texts("en", []), GAME, catalog, ["Mei", "Jun"]);
  expect(words.action(1)).toBe("bid: card 2, lot silk");
  expect(words.event({ key: "lot_won", params: { seat: 1, lot: "night_tea" }, moves: [] })).toBe(
    "lot won: seat Jun, lot night tea",
  );
  expect(words.thing("ask", "lay_card")).toBe("lay card");
  expect(words.reason({ key: "deck_closed", rule: "", params: {} })).toBe("deck closed");
});
