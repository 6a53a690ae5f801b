/** Components and their values are worded as in the terminal. */
import { describe, expect, test } from "vitest";
import type { PrintedComponentView } from "../src/protocol/messages.ts";
import { ComponentWords } from "../src/text/componentWords.ts";
import { Texts } from "../src/text/texts.ts";
import { Words } from "../src/text/words.ts";
import { ON_HOUSE_TABLES, text, textsOf } from "./support/fixtures.ts";
import { GAMES } from "./support/games.ts";

interface KindInWords {
  kind: string;
  name: string;
  about: Record<"where" | "depends", string>;
  components: { name: string; fields: string[]; values: string[] }[];
}

interface Kind {
  id: string;
  thing: string;
  components: PrintedComponentView[];
}

function read<T>(name: string): T {
  return JSON.parse(text(`web/fixtures/${name}.json`)) as T;
}

describe.each(GAMES)("the box of %s", (game) => {
  const { kinds } = read<{ kinds: Kind[] }>(`components-${game}`);
  const expected = read<Record<string, KindInWords[]>>(`component-words-${game}`);

  test.each(["en", "fr", "de"])("in %s", (language) => {
    const words = new ComponentWords(
      new Words(textsOf(language, game, [], ON_HOUSE_TABLES), game, [], []),
    );
    const told = kinds.map((kind) => ({
      kind: kind.id,
      name: words.kind(kind.id),
      about: { where: words.about(kind.id, "where"), depends: words.about(kind.id, "depends") },
      components: kind.components.map((one, i) => ({
        name: words.component(kind.id, kind.thing, one.id, i + 1),
        fields: one.fields.map((field) => words.field(field.id)),
        values: one.fields.map((field) => words.value(field.value, field.thing)),
      })),
    }));
    expect(told).toEqual(expected[language]);
    expect(told.flatMap((kind) => kind.components).length).toBeGreaterThan(10);
  });
});

test("a game without texts is told by its keys", () => {
  const words = new ComponentWords(new Words(new Texts("en", []), "bids", [], []));
  expect(words.component("bank_rows", "", "row_1", 1)).toBe("bank rows: row 1");
  expect(words.field("first_bid")).toBe("first bid");
  expect(words.value({ tea: 2 }, "lot")).toBe("tea 2");
  expect(words.value("", "lot")).toBe("–");
  expect(words.about("bank_rows", "where")).toBe("");
});
