/** The log: grouped by turn, shapes before the lines; a click shows that position. */
import type { VNode } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { t } from "../app/state.ts";
import type { Player } from "../board/BoardProps.ts";
import { Mark } from "../board/pieces/Mark.tsx";
import type { LogEntryView } from "../protocol/messages.ts";
import { Button } from "../ui/controls.tsx";
import { type Table, useTable } from "./context.ts";
import { hoverHandlers } from "./hover.ts";
import { groupByTurn, type LogLine, type Turn } from "./log.ts";
import { personName } from "./names.ts";

/** Turns that are drawn; earlier ones on demand. A long game has thousands of lines. */
const TURNS = 40;

/** The first turn that is drawn: `most` from the end, and always the one that is shown. */
export function firstShownTurn(
  groups: readonly Turn[],
  most: number,
  looked: number | undefined,
): number {
  const at = groups.findIndex((turn) => turn.lines.some((line) => line.entry + 1 === looked));
  const first = Math.max(0, groups.length - most);
  return at < 0 ? first : Math.min(first, at);
}

export function LogPane() {
  const { store, words, players, paints } = useTable();
  const news = store.entries.value;
  const colours = store.colours.value;
  const groups = useMemo(() => groupByTurn(news, colours), [news, colours]);
  const looked = store.pastTableView.value?.table.position;
  useEffect(() => {
    if (looked === undefined) return;
    document.querySelector(".log .looked")?.scrollIntoView?.({ block: "nearest" });
  }, [looked]);
  const [most, setMost] = useState(TURNS);
  // A turn that has not changed is not drawn again.
  const drawn = useMemo(() => new Map<string, VNode>(), [words, players, paints]);
  if (groups.length === 0) return <p class="nothing">{t("web-log-empty")}</p>;
  const first = firstShownTurn(groups, most, looked);
  const draw = (turn: Turn) => {
    const here = turn.lines.some((line) => line.entry + 1 === looked) ? looked : undefined;
    const last = turn.lines.at(-1)?.entry;
    const state = `${turn.key} ${turn.lines.length} ${last} ${here}`;
    const group = drawn.get(state) ?? (
      <Group key={turn.key} turn={turn} looked={here} table={{ store, words, players, paints }} />
    );
    drawn.set(state, group);
    return group;
  };
  return (
    <div class="log" role="log" aria-label={t("web-log")} aria-live="polite">
      {first > 0 && (
        <Button kind="quiet" onClick={() => setMost(most + 4 * TURNS)}>
          {t("web-log-earlier", { count: first })}
        </Button>
      )}
      {groups.slice(first).map(draw)}
    </div>
  );
}

/** What a row needs of the table; it stays the same from update to update. */
type Lined = Pick<Table, "store" | "words" | "players" | "paints">;

function Group({ turn, looked, table }: GroupProps) {
  const { words, players } = table;
  if (turn.kind === "table" && turn.entry)
    return <p class="log-table soft">{tableLine(turn.entry, players)}</p>;
  if (turn.kind === "heading") {
    return (
      <h3 class="log-heading">{turn.lines.map((line) => words.event(line.event)).join(" ")}</h3>
    );
  }
  return (
    <ul class="log-turn">
      {turn.lines.map((line, i) => (
        <Line key={i} line={line} looked={looked === line.entry + 1} table={table} />
      ))}
    </ul>
  );
}

interface GroupProps {
  turn: Turn;
  looked: number | undefined;
  table: Lined;
}

/** The colour of the mark before a row; null where no player caused it. */
export function lineColour(
  line: LogLine,
  { players, paints }: Pick<Table, "players" | "paints">,
): number | null {
  const { color } = line.event.params;
  const own = typeof color === "string" ? paints.get(color) : undefined;
  if (own !== undefined) return own;
  return line.seat === null ? null : (players[line.seat]?.colour ?? null);
}

function Line({ line, looked, table }: { line: LogLine; looked: boolean; table: Lined }) {
  const { store, words } = table;
  const colour = lineColour(line, table);
  return (
    <li>
      <button
        type="button"
        class={looked ? "log-line looked" : "log-line"}
        title={t("web-show-position")}
        onClick={() => void store.showPosition(line.entry + 1)}
        {...hoverHandlers(store, line.places)}
      >
        {colour === null ? <span class="no-mark" /> : <Mark colour={colour} size={18} />}
        <span>{words.event(line.event)}</span>
      </button>
    </li>
  );
}

function tableLine(one: LogEntryView, players: readonly Player[]): string {
  const there = one.seat === null ? "" : (players[one.seat]?.name ?? "");
  const name = one.to === "person" ? personName(one.name) : one.name || there;
  const id = one.kind === "seat_given" ? `web-news-seat-${one.to}` : `web-news-${one.kind}`;
  return t(id, { name, number: (one.seat ?? 0) + 1 });
}
