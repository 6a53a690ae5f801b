/** A lesson on the page: the lessons, the board, the players, and somebody who explains. */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { ThemeButton } from "../app/Header.tsx";
import { LanguageChoice } from "../app/LanguageChoice.tsx";
import { SettingsDialog } from "../app/SettingsDialog.tsx";
import { settings } from "../app/settings.ts";
import { t } from "../app/state.ts";
import type { BoardProps, Player } from "../board/BoardProps.ts";
import { Mark } from "../board/pieces/Mark.tsx";
import { Stage } from "../board/Stage.tsx";
import { Seal } from "../lobby/Emblem.tsx";
import type { LessonStepView, LessonView } from "../protocol/messages.ts";
import { BoardFrame } from "../table/BoardFrame.tsx";
import type { GameAssets } from "../table/gameAssets.ts";
import { labelsOf, lightsOf } from "../table/lights.ts";
import { animateMoves } from "../table/MovingPieces.tsx";
import { Tips } from "../table/Tips.tsx";
import { WhyBubble } from "../table/WhyBubble.tsx";
import { gameName } from "../text/gameNames.ts";
import { placeName } from "../text/placeNames.ts";
import type { Words } from "../text/words.ts";
import { Button, Dialog } from "../ui/controls.tsx";
import { Icon } from "../ui/Icon.tsx";
import { useIsPhone } from "../ui/useIsPhone.ts";
import { LessonCard, taskOf } from "./LessonCard.tsx";
import { LatestEvents, LessonList } from "./LessonList.tsx";
import { Spotlight } from "./Spotlight.tsx";
import type { LessonStore } from "./store.ts";

export interface LessonProps {
  store: LessonStore;
  assets: GameAssets;
  words: Words;
  players: Player[];
  paints: ReadonlyMap<string, number>;
  lessons: LessonView[];
  lesson: LessonView;
  step: LessonStepView;
  /** All lessons are over. */
  ended: boolean;
  onNext(): void;
  onBack(): void;
}

export function LessonScreen(learning: LessonProps) {
  const { store, assets, words, players, paints, step, ended } = learning;
  const isPhone = useIsPhone();
  const props = boardProps(learning, isPhone);
  const sky = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The board draws the new position first; then the places can be found.
    requestAnimationFrame(() => {
      if (sky.current) animateMoves(sky.current, store.moves.peek(), players, paints);
    });
  }, [step]);
  useKeys(learning);
  const mine = players[step.seat];
  const order = mine ? [mine, ...players.filter((one) => one !== mine)] : players;
  return (
    <div class="table learn">
      <LessonHeader {...learning} />
      <main class="table-main learn-main">
        <LessonCard {...learning} isPhone={isPhone} />
        <aside class="col-players" aria-label={t("web-learn-lessons")}>
          <LessonList {...learning} />
          <LatestEvents {...learning} />
        </aside>
        <div class="col-board">
          <BoardFrame board={assets.board} props={props} />
        </div>
        <aside class="col-turn learn-areas" aria-label={t("web-players")}>
          {order.map((player) => (
            <section key={player.seat} class="panel player" aria-label={player.name}>
              <header>
                <Mark colour={player.colour} size={24} />
                <span class="player-name">
                  <strong>{player.name}</strong>
                  {player.you && <span class="fine soft">{t("web-you")}</span>}
                </span>
                <Score {...learning} seat={player.seat} />
              </header>
              <div class="player-area">
                <Stage module={assets.board} props={props} seat={player.seat} />
              </div>
            </section>
          ))}
        </aside>
      </main>
      {!ended && <Spotlight places={store.targets.value} step={step} />}
      <WhyBubble why={store.explanation} words={words} />
      <Tips words={words} />
      <div ref={sky} class="sky" aria-hidden="true" />
    </div>
  );
}

function Score({ assets, step, seat }: LessonProps & { seat: number }) {
  const score = assets.board.score?.(step.view, seat) ?? null;
  if (score === null) return null;
  return (
    <span class="score">
      {score} <span class="fine soft">{t("web-points-short")}</span>
    </span>
  );
}

/** What the boards get: everything that is allowed glows, as at a real table. */
function boardProps(
  { store, assets, words, players, step }: LessonProps,
  isPhone: boolean,
): BoardProps {
  const path = store.path.value;
  const shown = store.isHintShown.value ? step.expected : null;
  const moved = store.moves.value.map((move) => move.target);
  const legal = store.expected.value ? step.legal : [];
  return {
    view: step.view,
    data: assets.data,
    options: step.options,
    players,
    lights: lightsOf(legal, path, shown, moved, []),
    onPlace: (place) => store.clickPlace(place),
    label: labelsOf(words, legal, path),
    placeName: (place) => placeName(words, place),
    t: words.say,
    moves: store.moves.value,
    isPhone,
  };
}

function LessonHeader(learning: LessonProps) {
  const { assets, words, store, lesson, step, ended } = learning;
  const [open, setOpen] = useState<"lessons" | "settings" | null>(null);
  const close = () => setOpen(null);
  const expected = ended ? null : store.expected.value;
  return (
    <header class="head table-head">
      <a href="#/" class="brand" title={t("web-back-to-lobby")}>
        <Seal />
        <span class="table-title">
          <h1>{t("web-learn-title", { game: gameName(assets.game) })}</h1>
          <span class="soft fine">{t("web-learn-about")}</span>
        </span>
      </a>
      <p class={expected ? "status status-mine" : "status"}>
        {expected && <Mark colour={step.seat} size={24} />}
        <span class="status-text">
          {expected && <strong class="seal-text serif">{t("web-your-turn-dot")} </strong>}
          {expected ? taskOf(learning, expected) : words.say(`${assets.game}-lesson-${lesson.id}`)}
        </span>
      </p>
      <div class="head-tools">
        <span class="wide-only">
          <LanguageChoice />
        </span>
        <span class="wide-only tools">
          <ThemeButton />
        </span>
        <span class="narrow-only tools">
          <Button
            icon="log"
            kind="quiet"
            label={t("web-learn-lessons")}
            onClick={() => setOpen("lessons")}
          />
          <Button
            icon="settings"
            kind="quiet"
            label={t("web-settings")}
            onClick={() => setOpen("settings")}
          />
        </span>
        <a class="button learn-leave" href="#/" aria-label={t("web-learn-leave")}>
          <Icon name="close" />
          <span>{t("web-learn-leave")}</span>
        </a>
      </div>
      {open === "lessons" && (
        <Dialog title={t("web-learn-lessons")} close={t("web-close")} onClose={close}>
          <LessonList {...learning} onChosen={close} />
        </Dialog>
      )}
      {open === "settings" && <SettingsDialog onClose={close} />}
    </header>
  );
}

/** Arrows turn the pages, digits take a choice, Escape takes a click back. */
function useKeys({ store, ended, onNext, onBack }: LessonProps): void {
  // With the page itself, not after it: a quick key must not turn from the page before.
  useLayoutEffect(() => {
    const key = (event: KeyboardEvent) => {
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
      const field = event.target instanceof Element && event.target.closest("input, dialog");
      if (!plain || field) return;
      const digit = /^[1-9]$/.test(event.key) && settings.value.keys;
      const choice = digit ? store.buttons.value[Number(event.key) - 1] : undefined;
      if (event.key === "Escape") store.cancelStep();
      else if (event.key === "ArrowLeft") onBack();
      else if (event.key === "ArrowRight" && !store.expected.value && !ended) onNext();
      else if (choice) store.chooseAction(choice.action);
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  });
}
