/** The lessons of every game that is drawn: what a step points at is there to be seen. */
import { cleanup, render } from "@testing-library/preact";
import { describe, expect, test } from "vitest";
import type { BoardModule, Player } from "../src/board/BoardProps.ts";
import { Stage } from "../src/board/Stage.tsx";
import type { LessonStepView, LessonView } from "../src/protocol/messages.ts";
import { fixtureOf, text, textsOf } from "./support/fixtures.ts";
import { BOARDS } from "./support/games.ts";

interface Lessons {
  lessons: LessonView[];
  steps: Record<string, LessonStepView[]>;
}

function lessonsOf(game: string): Lessons {
  return JSON.parse(text(`web/fixtures/lessons-${game}.json`)) as Lessons;
}

describe.each<[string, BoardModule]>(BOARDS)("the lessons of %s", (game, board) => {
  const { lessons, steps } = lessonsOf(game);
  const { data } = fixtureOf(game);
  const said = textsOf("en", game);

  function drawn(step: LessonStepView, isPhone: boolean): Set<string | null> {
    const players: Player[] = Array.from({ length: step.players }, (_, seat) => ({
      seat,
      name: `player ${seat}`,
      colour: seat,
      you: seat === step.seat,
    }));
    const props = {
      view: step.view,
      data,
      options: step.options,
      players,
      lights: new Map(step.legal.flatMap((one) => one.places.map((at) => [at, "legal" as const]))),
      onPlace: () => {},
      label: (place: string) => place,
      placeName: (place: string) => place,
      t: (id: string, params?: Record<string, string | number>) => said.say(id, params),
      moves: [],
      isPhone,
    };
    const page = render(
      <div>
        <Stage module={board} props={props} />
        {players.map(({ seat }) => (
          <Stage key={seat} module={board} props={props} seat={seat} />
        ))}
      </div>,
    );
    const places = [...page.container.querySelectorAll("[data-place]")];
    cleanup();
    return new Set(places.map((place) => place.getAttribute("data-place")));
  }

  test.each(lessons.map((lesson) => lesson.id))("%s points at what is there", (lesson) => {
    for (const step of steps[lesson] ?? []) {
      const asked = step.legal.find((one) => one.action === step.expected)?.places ?? [];
      for (const isPhone of [false, true]) {
        const places = drawn(step, isPhone);
        const missing = [...step.point, ...asked].filter((place) => !places.has(place));
        expect(missing, `${step.step} ${isPhone ? "on a phone" : ""}`).toEqual([]);
      }
    }
  });
});
