/** The log: grouped by turn, shapes before the lines; a click shows that position. */
import { useEffect, useMemo, useRef } from "preact/hooks";
import { t } from "../app/house.ts";
import type { Player } from "../boards/contract.ts";
import type { News } from "../contract.ts";
import { Mark } from "../pieces/Mark.tsx";
import { useTable } from "./context.ts";
import { hovering } from "./hover.ts";
import { type LogLine, type Turn, turns } from "./log.ts";
import { personName } from "./names.ts";

export function LogPane() {
  const { store } = useTable();
  const news = store.news.value;
  const colours = store.colours.value;
  const groups = useMemo(() => turns(news, colours), [news, colours]);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (news.length) end.current?.scrollIntoView?.({ block: "nearest" });
  }, [news]);
  const looked = store.past.value?.table.position;
  useEffect(() => {
    if (looked === undefined) return;
    document.querySelector(".log .looked")?.scrollIntoView?.({ block: "nearest" });
  }, [looked]);
  if (groups.length === 0) return <p class="nothing">{t("web-log-empty")}</p>;
  return (
    <div class="log" role="log" aria-label={t("web-log")} aria-live="polite">
      {groups.map((turn) => (
        <Group key={turn.key} turn={turn} looked={looked} />
      ))}
      <div ref={end} />
    </div>
  );
}

function Group({ turn, looked }: { turn: Turn; looked: number | undefined }) {
  const { words, players } = useTable();
  if (turn.kind === "table" && turn.news)
    return <p class="log-table soft">{tableLine(turn.news, players)}</p>;
  if (turn.kind === "heading") {
    return (
      <h3 class="log-heading">{turn.lines.map((line) => words.event(line.event)).join(" ")}</h3>
    );
  }
  return (
    <ul class="log-turn">
      {turn.lines.map((line, i) => (
        <Line key={i} line={line} looked={looked === line.entry + 1} />
      ))}
    </ul>
  );
}

/** The paint of the mark before a line; null where nobody did it. */
export function useLineColour(line: LogLine): number | null {
  const { players, paints } = useTable();
  const { color } = line.event.params;
  const own = typeof color === "string" ? paints.get(color) : undefined;
  if (own !== undefined) return own;
  return line.seat === null ? null : (players[line.seat]?.colour ?? null);
}

function Line({ line, looked }: { line: LogLine; looked: boolean }) {
  const { store, words } = useTable();
  const colour = useLineColour(line);
  return (
    <li>
      <button
        type="button"
        class={looked ? "log-line looked" : "log-line"}
        title={t("web-show-position")}
        onClick={() => void store.look(line.entry + 1)}
        {...hovering(store, line.places)}
      >
        {colour === null ? <span class="no-mark" /> : <Mark colour={colour} size={18} />}
        <span>{words.event(line.event)}</span>
      </button>
    </li>
  );
}

function tableLine(one: News, players: readonly Player[]): string {
  const there = one.seat === null ? "" : (players[one.seat]?.name ?? "");
  const name = one.to === "person" ? personName(one.name) : one.name || there;
  const id = one.kind === "seat_given" ? `web-news-seat-${one.to}` : `web-news-${one.kind}`;
  return t(id, { name, number: (one.seat ?? 0) + 1 });
}
