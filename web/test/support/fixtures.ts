/** What the tests of all boards share: recorded positions, rendered as the table would. */
import { readFileSync } from "node:fs";
import type { BoardModule, Light } from "../../src/board/BoardProps.ts";
import type { Fixture, RecordedPosition } from "../../src/board/recorded.ts";
import { propsOf } from "../../src/board/recorded.ts";
import { Texts } from "../../src/text/texts.ts";

const ROOT = `${import.meta.dirname}/../../..`;

/** A file of the repository, by its path from the root. */
export function text(path: string): string {
  return readFileSync(`${ROOT}/${path}`, "utf-8");
}

/** The recorded positions of a game (written by fixtures/write.py). */
export function fixtureOf(game: string): Fixture {
  return JSON.parse(text(`web/fixtures/${game}.json`)) as Fixture;
}

const AT_A_TABLE = ["", "-rules", "-lessons", "-lobby"];

/** On the page of the house tables: there cards have longer names than at a table. */
export const ON_HOUSE_TABLES = [...AT_A_TABLE, "-tables"];

export function textsOf(
  language: string,
  game: string,
  suffixes: string[] = [],
  parts = AT_A_TABLE,
): Texts {
  const common = ["house", "web"].map((name) => `src/teahouse/locales/${language}/${name}.ftl`);
  const own = parts.map((part) => `src/teahouse/games/${game}/locales/${language}${part}.ftl`);
  const sources = [...common, ...own].map(text);
  return new Texts(language, sources, suffixes);
}

/** A board's properties in a recorded position, with its legal places lit. */
export function sceneProps(
  fixture: Fixture,
  scene: RecordedPosition,
  texts: Texts,
  isPhone = false,
) {
  const lights = new Map<string, Light>();
  for (const choice of scene.legal) for (const place of choice.places) lights.set(place, "legal");
  return propsOf(fixture, scene, lights, () => {}, isPhone, texts);
}

export type { BoardModule, Fixture, RecordedPosition };
