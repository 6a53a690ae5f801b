/** A whole table in many recorded positions, one after the other, and what is drawn of it. */
import { render } from "preact";
import { Stage } from "../../src/board/Stage.tsx";
import {
  type BoardModule,
  fixtureOf,
  type RecordedPosition,
  sceneProps,
  textsOf,
} from "./fixtures.ts";

export class Table {
  readonly fixture;
  readonly texts;
  private readonly root = document.createElement("div");

  constructor(
    private readonly module: BoardModule,
    game: string,
  ) {
    this.fixture = fixtureOf(game);
    this.texts = textsOf("en", game);
  }

  /** Board and areas in a position. The root stays: the next position changes what differs. */
  show(scene: RecordedPosition, isPhone = false): HTMLElement {
    const props = sceneProps(this.fixture, scene, this.texts, isPhone);
    const named = { ...props, label: (id: string) => `name of ${id}` };
    render(
      <div>
        <Stage module={this.module} props={named} />
        {named.players.map(({ seat }) => (
          <Stage key={seat} module={this.module} props={named} seat={seat} />
        ))}
      </div>,
      this.root,
    );
    return this.root;
  }

  /** Of each question in each variant the latest position: the fullest boards. */
  latest(): RecordedPosition[] {
    return [...new Map(this.fixture.positions.map((s) => [s.name.split(" at ")[0], s])).values()];
  }

  /** Places of legal actions and ends of moves that are not drawn, except those that need not be. */
  missing(scene: RecordedPosition, isPhone: boolean, nowhere: RegExp): string[] {
    const drawn = places(this.show(scene, isPhone));
    const asked = scene.legal.flatMap((choice) => choice.places);
    const moved = scene.moves.flatMap(({ source, target }) => [source, target]);
    const wanted = [...asked, ...moved.filter((place) => !nowhere.test(place))];
    return wanted.filter((place) => !drawn.has(place));
  }
}

/** The first element of every place. */
export function places(table: Element): Map<string, Element> {
  const drawn = new Map<string, Element>();
  for (const element of table.querySelectorAll("[data-place]")) {
    const id = element.getAttribute("data-place") ?? "";
    if (!drawn.has(id)) drawn.set(id, element);
  }
  return drawn;
}

/** How many pieces lie there. */
export function pieces(place: Element | undefined): number {
  return place?.getElementsByClassName("piece").length ?? 0;
}
