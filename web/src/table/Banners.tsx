/** Messages under the header, one at a time, and requests that wait for consent. */
import { useEffect, useState } from "preact/hooks";
import { refusalText } from "../app/announce.ts";
import { settings } from "../app/settings.ts";
import { connection, t } from "../app/state.ts";
import type { Why } from "../protocol/messages.ts";
import type { Words } from "../text/words.ts";
import { Button } from "../ui/controls.tsx";
import { useTable } from "./context.ts";
import { HistoryBanner } from "./History.tsx";
import { formatList } from "./names.ts";

const PATIENCE = 2_000;

export function Banners() {
  const { store, words } = useTable();
  const lost = useLost();
  const notice = store.notice.value;
  if (lost) return <LostBanner />;
  if (notice) {
    return (
      <div class={`banner banner-${notice.tone === "wrong" ? "seal" : "indigo"}`} role="alert">
        <span>{noticeText(words, notice.why)}</span>
        <Button
          icon="close"
          kind="quiet"
          label={t("web-close")}
          onClick={() => {
            store.notice.value = null;
          }}
        />
      </div>
    );
  }
  return store.pastTableView.value ? <HistoryBanner /> : <RequestBanner />;
}

/** Reasons of the rules are worded by the game, all others by the interface. */
function noticeText(words: Words, why: Why): string {
  return words.texts.has(`${words.game}-why-${why.key}`) ? words.reason(why) : refusalText(why);
}

/** An interruption of less than two seconds is not shown. */
function useLost(): boolean {
  const [late, setLate] = useState(false);
  const state = connection.state.value;
  const lost = state === "lost" || (state === "polling" && connection.isServerAway.value);
  useEffect(() => {
    setLate(false);
    if (!lost) return;
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [lost]);
  return late && lost;
}

export function LostBanner() {
  return (
    <div class="banner banner-gold" role="alert">
      <span>{t("web-line-lost")}</span>
      <Button onClick={() => connection.retry()}>{t("web-try-now")}</Button>
    </div>
  );
}

function RequestBanner() {
  const { store, players } = useTable();
  const tableView = store.tableView.value;
  const request = tableView?.table.request;
  if (!tableView || !request) return null;
  const names = (seats: readonly number[]) =>
    formatList(
      seats.map((seat) => players[seat]?.name ?? ""),
      settings.value.language,
    );
  const mine = request.needed.some((seat) => players[seat]?.you);
  const own = request.seats.some((seat) => players[seat]?.you);
  const asks = t(request.of === null ? "web-asks-abandon" : "web-asks-undo", {
    name: names(request.seats),
  });
  return (
    <div class={mine ? "banner banner-seal" : "banner banner-indigo"} role="status">
      <span>
        {asks} {!mine && t("web-waits-for", { names: names(request.needed) })}
      </span>
      {mine && (
        <Button
          kind="seal"
          onClick={() => void store.sendCommand({ do: "grant", request: request.number })}
        >
          {t("web-grant")}
        </Button>
      )}
      {(mine || own) && (
        <Button onClick={() => void store.sendCommand({ do: "refuse", request: request.number })}>
          {t(own ? "web-withdraw" : "web-refuse")}
        </Button>
      )}
    </div>
  );
}
