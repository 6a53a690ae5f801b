/** What a board has drawn in a recorded position: collected once, asked by several tests. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { render } from "preact";
import type { BoardModule, BoardProps } from "../../src/board/BoardProps.ts";
import type { Fixture, RecordedPosition } from "../../src/board/recorded.ts";
import { Stage } from "../../src/board/Stage.tsx";
import type { Texts } from "../../src/text/texts.ts";
import { sceneProps } from "./fixtures.ts";

export interface Drawn {
  scene: RecordedPosition;
  /** Ids of all places, also of those where pieces only come and go. */
  places: Set<string>;
  /** The places that can be clicked, as often as they are drawn. */
  buttons: string[];
  names: string[];
  classes: Set<string>;
  /** Places inside places: a screen reader could not reach them. */
  nested: string[];
}

/** All positions drawn one after the other into the same page, as at a table. */
export function drawAll(
  module: BoardModule,
  fixture: Fixture,
  scenes: readonly RecordedPosition[],
  texts: Texts,
  isPhone: boolean,
): Drawn[] {
  const root = document.createElement("div");
  const drawn = scenes.map((scene) => {
    render(<Positions module={module} props={sceneProps(fixture, scene, texts, isPhone)} />, root);
    const buttons = [...root.querySelectorAll(".place")];
    const id = (element: Element) => element.getAttribute("data-place") ?? "";
    return {
      scene,
      places: new Set([...root.querySelectorAll("[data-place]")].map(id)),
      buttons: buttons.map(id),
      names: buttons.map((button) => nameOf(button)),
      classes: new Set([...root.querySelectorAll("[class]")].flatMap((one) => [...one.classList])),
      nested: [...root.querySelectorAll(".place .place")].map(id),
    };
  });
  render(null, root);
  return drawn;
}

/** The accessible name of a place. */
export function nameOf(place: Element | undefined): string {
  return place?.querySelector(".place-button")?.getAttribute("aria-label") ?? "";
}

function Positions({ module, props }: { module: BoardModule; props: BoardProps }) {
  return (
    <div>
      <Stage module={module} props={props} />
      {props.players.map((player) => (
        <Stage key={player.seat} module={module} props={props} seat={player.seat} />
      ))}
    </div>
  );
}

/** The class names that the style sheets of the table use for themselves. */
export function tableClasses(): Set<string> {
  const here = import.meta.url;
  const folder = fileURLToPath(new URL("../../src/styles/", here));
  const sheets = readdirSync(folder).filter((name) => name !== "places.css");
  const rules = sheets.map((name) =>
    readFileSync(folder + name, "utf-8")
      .replaceAll(/\/\*.*?\*\//gs, "")
      .replaceAll(/\{[^{}]*\}/g, "{}"),
  );
  return new Set([...rules.join().matchAll(/\.([a-z][\w-]*)/gi)].map((match) => match[1] ?? ""));
}

/** The places of legal actions that are not drawn. */
export function missing({ scene, buttons }: Drawn): string[] {
  const wanted = new Set(scene.legal.flatMap((choice) => choice.places));
  return [...wanted].filter((place) => !buttons.includes(place));
}

/** The clickable places that are drawn more than once. */
export function doubled({ buttons }: Drawn): string[] {
  return buttons.filter((place, n) => buttons.indexOf(place) !== n);
}

/** The ends of the last moves that are not drawn. */
export function lostEnds({ scene, places }: Drawn): string[] {
  const ends = scene.moves.flatMap((move) => [move.source, move.target]);
  return ends.filter((end) => end !== "box" && !places.has(end));
}
