/** On opening a table, and when it is my turn again: what happened since my last decision. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { t } from "../app/state.ts";
import { Mark } from "../board/pieces/Mark.tsx";
import { Button } from "../ui/controls.tsx";
import { useTable } from "./context.ts";
import { lineColour } from "./LogPane.tsx";
import { concernsSeat, eventsSince, type LogLine } from "./log.ts";

const MOST_LINES = 7;

/** What others did since my last decision; empty for those who hold no seat. */
export function useSince(): LogLine[] {
  const { store } = useTable();
  const news = store.entries.value;
  const colours = store.colours.value;
  const tableView = store.tableView.value;
  const seat = tableView?.seat ?? null;
  const last = tableView?.last_decision ?? null;
  return useMemo(
    () => (seat === null || last === null ? [] : eventsSince(news, last, seat, colours)),
    [news, last, seat, colours],
  );
}

/** When the page is seen again after it was hidden. */
function useOnReturn(then: () => void): void {
  useEffect(() => {
    const seen = () => {
      if (!document.hidden) then();
    };
    document.addEventListener("visibilitychange", seen);
    return () => document.removeEventListener("visibilitychange", seen);
  }, []);
}

/** On opening a table, and on coming back to it: what happened since my last decision. */
export function SinceLast() {
  const { store } = useTable();
  const tableView = store.tableView.value;
  const lines = useSince();
  const [shut, setShut] = useState(false);
  const [step, setStep] = useState<number | null>(null);
  const last = tableView?.last_decision ?? -1;
  const entries = [...new Set(lines.map((line) => line.entry))].sort((a, b) => a - b);
  const close = () => {
    setStep(null);
    setShut(true);
    store.showLatest();
  };
  useOnReturn(() => setShut(false));
  // Who sits there and decides has seen what happened.
  const opened = useRef<number | null>(null);
  useEffect(() => {
    if (!tableView || tableView.seat === null) return;
    if (opened.current !== null && opened.current !== last) setShut(true);
    opened.current = last;
  }, [last, tableView?.seat]);
  useEffect(() => {
    if (step === null) return;
    const entry = entries[step];
    if (entry === undefined) {
      close();
    } else void store.showPosition(entry + 1);
  }, [step]);
  if (!tableView || tableView.seat === null || !store.isAsked.value || lines.length === 0 || shut)
    return null;
  const seat = tableView.seat;
  const entry = step === null ? null : entries[step];
  const shown =
    entry === null ? lines.slice(0, MOST_LINES) : lines.filter((line) => line.entry === entry);
  return (
    <section class="since panel" aria-label={t("web-since")}>
      <header>
        <h2>{t("web-since")}</h2>
        <Button icon="close" kind="quiet" label={t("web-close")} onClick={close} />
      </header>
      <ul>
        {shown.map((line, i) => (
          <SinceLine key={i} line={line} seat={seat} />
        ))}
        {step === null && lines.length > MOST_LINES && (
          <li class="soft">{t("web-and-more", { count: lines.length - MOST_LINES })}</li>
        )}
      </ul>
      <footer class="buttons">
        <Button icon="play" onClick={() => setStep((step ?? -1) + 1)}>
          {t(step === null ? "web-step-by-step" : "web-next-step")}
        </Button>
        <Button kind="quiet" onClick={close}>
          {t("web-show-at-once")}
        </Button>
      </footer>
    </section>
  );
}

function SinceLine({ line, seat }: { line: LogLine; seat: number }) {
  const table = useTable();
  const { store, words } = table;
  const colour = lineColour(line, table);
  return (
    <li class={concernsSeat(line.event, seat, store.colours.value) ? "to-me" : ""}>
      {colour === null ? <span class="no-mark" /> : <Mark colour={colour} />}
      <span>{words.event(line.event)}</span>
    </li>
  );
}
