/** The card that explains: text, what to do now, back, show me, next. */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { NameDialog } from "../account/NameDialog.tsx";
import { defaultBot, gameInfo, isSignedIn, t } from "../app/state.ts";
import { Mark } from "../board/pieces/Mark.tsx";
import { quickGame } from "../lobby/quickGame.ts";
import type { Choice } from "../protocol/messages.ts";
import { gameName } from "../text/gameNames.ts";
import { placeName } from "../text/placeNames.ts";
import { Button } from "../ui/controls.tsx";
import { boxOf, cardPosition, cornersOf } from "./cardPosition.ts";
import type { LessonProps } from "./LessonScreen.tsx";
import { useCorners } from "./Spotlight.tsx";

type LessonCardProps = LessonProps & { isPhone: boolean };

export function LessonCard(props: LessonCardProps) {
  const { store, assets, words, players, lessons, lesson, step, ended, isPhone } = props;
  const card = useRef<HTMLElement>(null);
  const spot = useCardPosition(card, props);
  useScrollIntoView(store.targets.value, isPhone && !ended, step);
  const place = isPhone ? {} : { left: `${spot.left}px`, top: `${spot.top}px` };
  if (ended) {
    return (
      <section ref={card} class="speech" style={place} aria-label={t("web-learn-ended")}>
        <End {...props} />
      </section>
    );
  }
  const id = `${assets.game}-lesson-${lesson.id}-${step.step}`;
  const names = Object.fromEntries(players.map((one) => [`p${one.seat}`, one.name]));
  const expected = store.expected.value;
  const first = lessons[0] === lesson && step.number === 0;
  const last = step.number === lesson.steps.length - 1;
  return (
    <section
      ref={card}
      class="speech"
      style={place}
      aria-label={t("web-learn-explains")}
      data-step={`${lesson.id}/${step.number}`}
    >
      <div aria-live="polite">
        <p class="soft fine speech-where">
          {words.say(`${assets.game}-lesson-${lesson.id}`)} ·{" "}
          {t("web-learn-step", { step: step.number + 1, count: lesson.steps.length })}
        </p>
        <h2>{words.texts.part(id, "title", names)}</h2>
        <p class="speech-text">{words.say(id, names)}</p>
      </div>
      {expected && (
        <p class="speech-do" role="status">
          <Mark colour={step.seat} size={20} />
          <span>
            <strong>{t("web-learn-now-you", { action: taskOf(props, expected) })}</strong>
            <Hint {...props} />
          </span>
        </p>
      )}
      <Choices {...props} />
      <div class="speech-buttons">
        <Button icon="back" disabled={first} onClick={props.onBack}>
          {t("web-learn-back")}
        </Button>
        {expected && (
          <>
            <Button kind="quiet" onClick={() => store.showHint()}>
              {t(store.isHintShown.value ? "web-learn-play-it" : "web-learn-show-me")}
            </Button>
            <Button
              icon="restart"
              kind="quiet"
              label={t("web-learn-restart")}
              onClick={() => store.restart()}
            />
          </>
        )}
        <Button
          class="push speech-next"
          kind={expected ? "plain" : "ink"}
          disabled={expected !== null}
          title={expected ? t("web-learn-first-do") : undefined}
          onClick={props.onNext}
        >
          {t(last ? "web-learn-next-lesson" : "web-learn-next")}
        </Button>
      </div>
    </section>
  );
}

/** What the step asks for: in words of its own, or as the table words the action. */
export function taskOf({ assets, words, lesson, step }: LessonProps, expected: Choice): string {
  const own = words.texts.part(`${assets.game}-lesson-${lesson.id}-${step.step}`, "do");
  return own || words.action(expected.action);
}

/** What comes next on the way to the action, or why the last choice was not it. */
function Hint({ store, words }: LessonCardProps) {
  const other = store.otherAction.value;
  const [next] = store.targets.value;
  if (other !== null) {
    return <em class="speech-hint">{t("web-learn-other", { action: words.action(other) })}</em>;
  }
  if (store.isHintShown.value) return <em class="speech-hint">{t("web-learn-shown")}</em>;
  if (store.path.value.length === 0) return null;
  const text = next
    ? t("web-learn-then-place", { place: placeName(words, next) })
    : t("web-learn-then-choose");
  return <em class="speech-hint">{text}</em>;
}

function Choices({ store, words }: LessonCardProps) {
  const choices = store.buttons.value;
  if (choices.length === 0) return null;
  return (
    <ol class="speech-choices">
      {choices.map((choice, i) => (
        <li key={choice.action}>
          <button
            type="button"
            class={
              store.isHintShown.value && choice === store.expected.value
                ? "choice-button chosen"
                : "choice-button"
            }
            onClick={() => store.chooseAction(choice.action)}
          >
            {i < 9 && <kbd>{i + 1}</kbd>}
            <span>{words.action(choice.action)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** All lessons are done: on to a real game. */
function End({ assets, onBack }: LessonCardProps) {
  const [asking, setAsking] = useState(false);
  const game = gameInfo(assets.game);
  const play = () => {
    setAsking(false);
    if (game) void quickGame(game, game.bots.find((one) => one === "novice") ?? defaultBot(game));
  };
  return (
    <>
      <h2>{t("web-learn-ended")}</h2>
      <p class="speech-text">{t("web-learn-ended-about", { game: gameName(assets.game) })}</p>
      <div class="speech-buttons">
        <Button icon="back" onClick={onBack}>
          {t("web-learn-back")}
        </Button>
        <Button
          icon="play"
          kind="ink"
          class="push speech-next"
          onClick={() => (isSignedIn() ? play() : setAsking(true))}
        >
          {t("web-learn-play")}
        </Button>
      </div>
      {asking && <NameDialog onNamed={play} onClose={() => setAsking(false)} />}
    </>
  );
}

/** On wide screens the card stands beside what it explains, over the board and the right column. */
function useCardPosition(card: { current: HTMLElement | null }, props: LessonCardProps) {
  const { store, step, ended, isPhone } = props;
  const targets = store.targets.value;
  const corners = useCorners(targets, step);
  const [spot, setSpot] = useState({ left: 0, top: 0 });
  const asked = store.expected.value?.places ?? [];
  useLayoutEffect(() => {
    const board = document.querySelector(".col-board")?.getBoundingClientRect();
    if (isPhone || !card.current || !board) return;
    const { width, height } = card.current.getBoundingClientRect();
    const room = {
      left: board.left + 8,
      top: board.top + 8,
      right: innerWidth - 16,
      bottom: innerHeight - 16,
    };
    const around = ended ? [] : [...corners, ...cornersOf(asked)].map(boxOf);
    setSpot(cardPosition({ width, height }, around, room));
  }, [step, corners, ended, isPhone, store.buttons.value.length, store.otherAction.value]);
  return spot;
}

/** On phones the page scrolls to what the text explains. */
function useScrollIntoView(places: readonly string[], on: boolean, step: unknown): void {
  const [first] = places;
  useEffect(() => {
    if (!on || !first) return;
    const frame = requestAnimationFrame(() => {
      const found = document.querySelector(`[data-place="${CSS.escape(first)}"]`);
      found?.scrollIntoView({ block: "center", inline: "center" });
    });
    return () => cancelAnimationFrame(frame);
  }, [first, on, step]);
}
