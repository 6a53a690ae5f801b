/** The slider through the game, and the banner while an earlier position is shown. */
import { t } from "../app/state.ts";
import { Button } from "../ui/controls.tsx";
import { useTable } from "./context.ts";

export function History() {
  const { store } = useTable();
  const now = store.tableView.value?.table.position ?? 0;
  const first = store.firstPosition();
  const at = store.pastTableView.value?.table.position ?? now;
  if (now <= first) return null;
  return (
    <div class="history">
      <Button icon="back" kind="quiet" label={t("web-step-back")} onClick={() => store.step(-1)} />
      <input
        type="range"
        min={first}
        max={now}
        value={at}
        aria-label={t("web-history")}
        aria-valuetext={t("web-position", { position: at })}
        onInput={(event) => void store.showPosition(Number(event.currentTarget.value))}
      />
      <Button
        icon="forward"
        kind="quiet"
        label={t("web-step-forward")}
        onClick={() => store.step(1)}
      />
      <Button class="live" onClick={() => store.showLatest()}>
        <span class={store.pastTableView.value ? "presence away" : "presence"} aria-hidden="true" />{" "}
        {t("web-live")} {now}
      </Button>
    </div>
  );
}

export function HistoryBanner() {
  const { store } = useTable();
  const past = store.pastTableView.value;
  if (!past) return null;
  const { position } = past.table;
  const table = store.tableView.value?.table;
  const now = table?.position ?? 0;
  const ended = table?.lifecycle !== "running";
  return (
    <div class="banner banner-indigo" role="status">
      <span>{t(ended ? "web-looking-back-ended" : "web-looking-back", { position, now })}</span>
      <Button onClick={() => store.showLatest()}>{t("web-live")}</Button>
    </div>
  );
}
