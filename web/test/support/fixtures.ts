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

export function textsOf(language: string, game: string, suffixes: string[] = []): Texts {
  const common = ["house", "web"].map((name) => `src/teahouse/locales/${language}/${name}.ftl`);
  const parts = ["", "-rules", "-lessons", "-lobby", "-tables"].map(
    (part) => `src/teahouse/games/${game}/locales/${language}${part}.ftl`,
  );
  const sources = [...common, ...parts].map(text);
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
