/** The players, always visible, and how near the end is. */
import { t } from "../app/state.ts";
import { Mark } from "../board/pieces/Mark.tsx";
import { Stage } from "../board/Stage.tsx";
import { useTable } from "./context.ts";
import { useBoardProps } from "./lights.ts";

export function Panels({ areas = true }: { areas?: boolean }) {
  const { players } = useTable();
  return (
    <div class="panels">
      {players.map((player) => (
        <Panel key={player.seat} seat={player.seat} area={areas} />
      ))}
    </div>
  );
}

export function useScore(seat: number): number | null {
  const { assets, tableView } = useTable();
  if (tableView.scores)
    return (tableView.scores[seat] ?? []).reduce((sum, points) => sum + points, 0);
  return tableView.view && assets.board.score ? assets.board.score(tableView.view, seat) : null;
}

function Panel({ seat, area }: { seat: number; area: boolean }) {
  const { players, store, tableView, assets } = useTable();
  const props = useBoardProps();
  const player = players[seat];
  const seen = tableView.table.seats[seat];
  const score = useScore(seat);
  if (!player || !seen) return null;
  const asked = tableView.asked.includes(seat) && tableView.table.lifecycle === "running";
  const here = seen.kind === "bot" || store.presentSeats.value.includes(seat);
  const kind = seen.kind === "bot" ? botText(seen.strength) : t(here ? "web-here" : "web-away");
  const state = asked ? t(player.you ? "web-you-decide" : "web-decides") : kind;
  return (
    <section class={asked ? "panel player asked" : "panel player"} aria-label={player.name}>
      <header>
        <Mark colour={player.colour} size={24} />
        <span class="player-name">
          <strong>{player.name}</strong>
          <span class={asked && player.you ? "fine seal-text strong" : "fine soft"}>
            <span class={here ? "presence" : "presence away"} aria-hidden="true" />
            {state}
          </span>
        </span>
        {score !== null && (
          <span class="score">
            {score} <span class="fine soft">{t("web-points-short")}</span>
          </span>
        )}
      </header>
      {area && tableView.view && (
        <div class="player-area">
          <Stage module={assets.board} props={props} seat={seat} />
        </div>
      )}
    </section>
  );
}

export function botText(strength: string): string {
  return strength ? t("web-bot-of", { strength: t(`web-strength-${strength}`) }) : t("web-bot");
}

/** One cell a player: on phones and narrow windows. */
export function Strip({ onOpen }: { onOpen(seat: number): void }) {
  const { players, tableView } = useTable();
  return (
    <ul class="player-strip">
      {players.map((player) => (
        <li key={player.seat}>
          <StripCell
            seat={player.seat}
            asked={tableView.asked.includes(player.seat)}
            onOpen={onOpen}
          />
        </li>
      ))}
    </ul>
  );
}

function StripCell({
  seat,
  asked,
  onOpen,
}: {
  seat: number;
  asked: boolean;
  onOpen(seat: number): void;
}) {
  const { players } = useTable();
  const player = players[seat];
  const score = useScore(seat);
  if (!player) return null;
  return (
    <button type="button" class={asked ? "asked" : ""} onClick={() => onOpen(seat)}>
      <Mark colour={player.colour} size={22} />
      <span class="strip-name">{player.name}</span>
      {score !== null && <strong>{score}</strong>}
    </button>
  );
}

export function Progress() {
  const { tableView, words } = useTable();
  if (!tableView.view) return null;
  return (
    <section class="panel progress" aria-label={t("web-progress")}>
      <header>
        <h2>{t("web-round", { round: tableView.round })}</h2>
        <span class="soft fine">{words.thing("phase", tableView.phase)}</span>
      </header>
      {tableView.triggers.map((trigger) => (
        <div key={trigger.key} class="trigger">
          <span class="line-row fine">
            {words.thing("trigger", trigger.key)}
            <strong>
              {trigger.value} / {trigger.limit}
            </strong>
          </span>
          <progress
            value={Math.min(trigger.value, trigger.limit)}
            max={trigger.limit || 1}
            aria-label={words.thing("trigger", trigger.key)}
          />
        </div>
      ))}
    </section>
  );
}
