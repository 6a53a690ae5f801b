/** Lessons of a game: loads what they need, and goes from step to step. */
import { useEffect, useMemo } from "preact/hooks";
import { refusalText } from "../app/announce.ts";
import { learnAddress, navigate } from "../app/route.ts";
import { me, t } from "../app/state.ts";
import type { Player } from "../board/BoardProps.ts";
import { paintsOf } from "../board/pieces/paints.ts";
import type { LessonStepView, LessonView } from "../protocol/messages.ts";
import { useGameAssets, useGameTexts } from "../table/TablePage.tsx";
import { Words } from "../text/words.ts";
import { LessonScreen } from "./LessonScreen.tsx";
import { isLearned, LessonStore, markLearned } from "./store.ts";

interface LearnPageProps {
  game: string;
  lesson: string | null;
  step: number;
}

/** Behind the last step of the last lesson: no lesson is called so. */
const END = "-";
const PARTS = ["", "rules", "lessons"] as const;

export function LearnPage({ game, lesson, step }: LearnPageProps) {
  const store = useMemo(() => new LessonStore(game), [game]);
  useEffect(() => void store.open(), [store]);
  const lessons = store.lessons.value;
  const chosen = lessons && chooseLesson(lessons, game, lesson);
  const ended = lesson === END;
  useEffect(() => {
    // At the end the last position stays on the table.
    const last = lessons?.at(-1);
    if (ended && last && !store.step.value) void store.show(last.id, last.steps.length - 1);
    else if (!ended && chosen) void store.show(chosen.id, clampStep(step, chosen));
  }, [store, chosen, step, ended]);
  const seen = store.step.value;
  const players = seen ? playersOfStep(seen) : [];
  const paints = paintsOf(seen?.view, players);
  const assets = useGameAssets(game);
  const texts = useGameTexts(assets, seen?.options ?? null, paints, PARTS);
  if (store.goneReason.value || lessons?.length === 0) {
    return (
      <main class="alone">
        <h1>{t("web-learn-none")}</h1>
        {store.goneReason.value && <p>{refusalText(store.goneReason.value)}</p>}
        <a class="button" href="#/">
          {t("web-back-to-lobby")}
        </a>
      </main>
    );
  }
  if (!lessons || !seen || !assets || !texts) {
    return (
      <main class="alone">
        <p class="soft">{t("web-loading")}</p>
      </main>
    );
  }
  const shown = lessons.find((one) => one.id === seen.lesson) ?? (lessons[0] as LessonView);
  const forward = () => {
    if (seen.number + 1 < shown.steps.length) {
      navigate(learnAddress(game, shown.id, seen.number + 1));
      return;
    }
    markLearned(game, shown.id);
    const next = lessons[lessons.indexOf(shown) + 1];
    navigate(learnAddress(game, next?.id ?? END));
  };
  const back = () => {
    if (ended) navigate(learnAddress(game, shown.id, shown.steps.length - 1));
    else if (seen.number > 0) navigate(learnAddress(game, shown.id, seen.number - 1));
    else {
      const before = lessons[lessons.indexOf(shown) - 1];
      if (before) navigate(learnAddress(game, before.id, before.steps.length - 1));
    }
  };
  store.onDone = forward;
  store.actionsAt = (place) => assets.actionsAt.get(place) ?? [];
  const names = players.map((player) => player.name);
  const words = new Words(texts, game, assets.catalog, names);
  return (
    <LessonScreen
      {...{ store, assets, words, players, paints, lessons, lesson: shown, step: seen, ended }}
      onNext={forward}
      onBack={back}
    />
  );
}

/** The lesson of the address, or the first that has not been played to its end. */
function chooseLesson(
  lessons: LessonView[],
  game: string,
  wanted: string | null,
): LessonView | null {
  const named = lessons.find((one) => one.id === wanted);
  return named ?? lessons.find((one) => !isLearned(game, one.id)) ?? lessons[0] ?? null;
}

function clampStep(step: number, lesson: LessonView): number {
  return Math.min(Math.max(step, 0), lesson.steps.length - 1);
}

/** The learner and the other players. */
function playersOfStep(step: LessonStepView): Player[] {
  return Array.from({ length: step.players }, (_, seat) => ({
    seat,
    name: (seat === step.seat && me.value?.name) || t(`web-learn-name-${seat}`),
    colour: seat,
    you: seat === step.seat,
  }));
}
