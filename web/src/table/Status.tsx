/** The status: who must decide what. */

import { settings } from "../app/settings.ts";
import { t } from "../app/state.ts";
import { Mark } from "../board/pieces/Mark.tsx";
import { type Table, useTable } from "./context.ts";
import { formatList } from "./names.ts";

/** The emphasised beginning, and the rest. */
export function statusOf(table: Table): { head: string; text: string; seat: number | null } {
  const { tableView, players, question } = table;
  const now = table.store.tableView.value ?? tableView;
  const { lifecycle, seats } = now.table;
  if (lifecycle === "open") {
    const count = seats.filter((seat) => seat.kind === "open").length;
    return {
      head: "",
      text: t(count ? "web-status-open" : "web-status-ready", { count }),
      seat: null,
    };
  }
  if (lifecycle === "abandoned") return { head: "", text: t("web-status-abandoned"), seat: null };
  if (lifecycle === "finished") return { head: "", text: t("web-status-finished"), seat: null };
  const mine = now.seat;
  if (mine !== null && now.asked.includes(mine)) {
    return { head: t("web-your-turn-dot"), text: afterTurn(question), seat: mine };
  }
  const names = now.asked.map((seat) => players[seat]?.name ?? "");
  const decides = t("web-status-decides", {
    names: formatList(names, settings.value.language),
    count: names.length,
  });
  const watching = mine === null ? `${t("web-status-watching")} ` : "";
  return { head: "", text: watching + decides, seat: now.asked[0] ?? null };
}

/** Some questions begin with "Your turn" themselves: once is enough. */
export function afterTurn(question: string): string {
  const turn = [t("web-your-turn"), t("web-on-turn")].find((one) => question.startsWith(one));
  if (turn === undefined) return question;
  const rest = question.slice(turn.length).replace(/^[\s:.,]+/, "");
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

export function Status() {
  const table = useTable();
  const { head, text, seat } = statusOf(table);
  return (
    <p class={head ? "status status-mine" : "status"} role="status" aria-live="polite">
      {seat !== null && <Mark colour={table.players[seat]?.colour ?? 0} size={24} />}
      <span class="status-text">
        {head && <strong class="seal-text serif">{head} </strong>}
        {text}
      </span>
    </p>
  );
}
