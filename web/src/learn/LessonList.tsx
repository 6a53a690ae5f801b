/** The lessons of a game with what is done of them, and what has just happened on the table. */

import { learnAddress } from "../app/route.ts";
import { t } from "../app/state.ts";
import { Mark } from "../board/pieces/Mark.tsx";
import { seatOf } from "../table/log.ts";
import { Icon } from "../ui/Icon.tsx";
import type { LessonProps } from "./LessonScreen.tsx";
import { isLearned } from "./store.ts";

/** In the log of a table, but too small for this list. */
const QUIET = new Set(["phase", "committed"]);

export function LessonList(props: LessonProps & { onChosen?: () => void }) {
  const { assets, words, lessons, lesson, step, ended, onChosen } = props;
  return (
    <section class="panel lessons">
      <h2>{t("web-learn-lessons")}</h2>
      <ol>
        {lessons.map((one, i) => {
          const here = one === lesson && !ended;
          const done = isLearned(assets.game, one.id);
          return (
            <li key={one.id} class={here ? "lesson lesson-here" : "lesson"}>
              <a
                href={learnAddress(assets.game, one.id)}
                aria-current={here ? "step" : undefined}
                onClick={onChosen}
              >
                <span class={done ? "lesson-number lesson-learnt" : "lesson-number"}>
                  {done ? <Icon name="check" size={18} /> : i + 1}
                </span>
                <span class="lesson-name">{words.say(`${assets.game}-lesson-${one.id}`)}</span>
                <span class="soft fine">{t("web-learn-minutes", { count: one.minutes })}</span>
                {done && <span class="hidden-visually">{t("web-learn-done")}</span>}
              </a>
              {here && (
                <span class="lesson-steps" aria-hidden="true">
                  {one.steps.map((id, at) => (
                    <span
                      key={id}
                      class={at === step.number ? "step-now" : at < step.number ? "step-past" : ""}
                    />
                  ))}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The decisions that led to this step, as the log of a table words them. */
export function LatestEvents({ words, players, step, ended }: LessonProps) {
  const lines = step.told.flatMap((one) => one.events).filter((event) => !QUIET.has(event.key));
  const seats = new Map<string, number>();
  return (
    <section class="panel happened">
      <h2>{t(lines.length && !ended ? "web-learn-happened" : "web-learn-good-to-know")}</h2>
      {lines.length && !ended ? (
        <ul>
          {lines.map((event, i) => {
            const seat = seatOf(event, seats);
            return (
              <li key={i}>
                {seat === null ? (
                  <span class="no-mark" />
                ) : (
                  <Mark colour={players[seat]?.colour ?? 0} size={18} />
                )}
                <span>{words.event(event)}</span>
              </li>
            );
          })}
        </ul>
      ) : (
        <p class="fine">{t("web-learn-no-harm")}</p>
      )}
    </section>
  );
}
