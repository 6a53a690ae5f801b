/** After the game: who won, by how much, and where every point came from. */

import { announceRefusal } from "../app/announce.ts";
import { navigate, tableAddress } from "../app/route.ts";
import { settings } from "../app/settings.ts";
import { gameInfo, t } from "../app/state.ts";
import { Mark } from "../board/pieces/Mark.tsx";
import { sum } from "../board/sum.ts";
import { get, newId, post, Refusal } from "../net/http.ts";
import type { Opened } from "../protocol/messages.ts";
import { Button } from "../ui/controls.tsx";
import { download } from "../ui/download.ts";
import { Chart } from "./Chart.tsx";
import { useTable } from "./context.ts";
import { formatList } from "./names.ts";
import { ScoreHistory } from "./ScoreHistory.tsx";

export function Result({ onReplay }: { onReplay(): void }) {
  const { store, players, words } = useTable();
  const tableView = store.tableView.value;
  if (!tableView?.scores || !tableView.ranks) return null;
  const { scores, ranks } = tableView;
  const categories = gameInfo(tableView.table.game)?.categories ?? [];
  const totals = scores.map(sum);
  const order = players
    .map((player) => player.seat)
    .sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  const winners = order.filter((seat) => ranks[seat] === 1);
  return (
    <div class="result">
      <div class="result-head">
        <span class="winner-marks">
          {winners.map((seat) => (
            <Mark key={seat} colour={players[seat]?.colour ?? 0} size={48} />
          ))}
        </span>
        <div>
          <h1>{headline(winners, order, totals)}</h1>
          <p class="soft">{t("web-result-after", { round: tableView.round })}</p>
        </div>
        <AfterButtons onReplay={onReplay} />
      </div>
      <ol class="podium">
        {order.map((seat) => (
          <li key={seat} class={players[seat]?.you ? "panel you" : "panel"}>
            <Mark colour={players[seat]?.colour ?? 0} size={28} />
            <span>
              <strong>{players[seat]?.name}</strong>
              <span class="soft fine">{t("web-rank", { rank: ranks[seat] ?? 0 })}</span>
            </span>
            <strong class="total">{totals[seat]}</strong>
          </li>
        ))}
      </ol>
      <div class="result-columns">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
        <section class="panel result-table" tabIndex={0} aria-label={t("web-where-points")}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t("web-where-points")}</th>
                {order.map((seat) => (
                  <th key={seat} scope="col" class={players[seat]?.you ? "you" : ""}>
                    <Mark colour={players[seat]?.colour ?? 0} /> {players[seat]?.name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {categories.map((category, i) => {
                const best = Math.max(...scores.map((points) => points[i] ?? 0));
                return (
                  <tr key={category}>
                    <th scope="row">{words.thing("category", category)}</th>
                    {order.map((seat) => {
                      const points = scores[seat]?.[i] ?? 0;
                      return (
                        <td key={seat} class={players[seat]?.you ? "you" : ""}>
                          <span class={points === best && points > 0 ? "best" : ""}>{points}</span>
                        </td>
                      );
                    })}
                  </tr>
                );
              })}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{t("web-total")}</th>
                {order.map((seat) => (
                  <td key={seat} class={players[seat]?.you ? "you" : ""}>
                    {totals[seat]}
                  </td>
                ))}
              </tr>
            </tfoot>
          </table>
          <p class="soft fine padded">{t("web-best-in-line")}</p>
        </section>
        <Chart
          title={t("web-points-by-category")}
          rows={order.map((seat) => ({
            name: players[seat]?.name ?? "",
            colour: players[seat]?.colour ?? 0,
            points: scores[seat] ?? [],
          }))}
          categories={categories.map((one) => words.thing("category", one))}
        />
      </div>
      <ScoreHistory
        table={tableView.table.id}
        players={order.flatMap((seat) => players[seat] ?? [])}
      />
      <p class="soft fine">{t("web-seed", { seed: tableView.table.seed ?? "" })}</p>
    </div>
  );

  function headline(winners: number[], order: number[], totals: number[]): string {
    const names = formatList(
      winners.map((seat) => players[seat]?.name ?? ""),
      settings.value.language,
    );
    if (winners.length > 1) return t("web-result-shared", { names });
    const lead = (totals[order[0] ?? 0] ?? 0) - (totals[order[1] ?? 0] ?? 0);
    return lead > 0
      ? t("web-result-by", { name: names, count: lead })
      : t("web-result-tie-break", { name: names });
  }
}

/** Replay, fork, export, rematch. */
export function AfterButtons({ onReplay }: { onReplay: (() => void) | null }) {
  const { store } = useTable();
  const tableView = store.tableView.value;
  if (!tableView) return null;
  const { table } = tableView;
  const attempt = async (act: () => Promise<void>) => {
    try {
      await act();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      announceRefusal(error.why);
    }
  };
  const open = (path: string, body?: unknown) =>
    attempt(async () => navigate(tableAddress((await post<Opened>(path, body)).table)));
  const fork = () => {
    const position = store.pastTableView.value?.table.position ?? store.firstPosition();
    const me = tableView.seat ?? 0;
    const bot = table.seats.find((seat) => seat.kind === "bot")?.strength || "random";
    const seats = table.seats.map((_, i) =>
      i === me ? { kind: "me" } : { kind: "bot", strength: bot },
    );
    return open(`/api/tables/${table.id}/fork`, { id: newId(), position, seats });
  };
  const save = () =>
    attempt(async () => {
      const record = await get<string>(`/api/tables/${table.id}/record`);
      download(`${table.game}-${table.id}.tea`, record, "text/plain");
    });
  const player = table.yours || table.seats.some((seat) => seat.yours);
  return (
    <div class="buttons after">
      {onReplay && (
        <Button icon="history" onClick={onReplay}>
          {t("web-replay")}
        </Button>
      )}
      <Button icon="fork" title={t("web-fork-about")} onClick={() => void fork()}>
        {t("web-fork")}
      </Button>
      <Button icon="export" onClick={() => void save()}>
        {t("web-export")}
      </Button>
      {player && (
        <Button
          icon="rematch"
          kind="seal"
          onClick={() => void open(`/api/tables/${table.id}/rematch`)}
        >
          {t("web-rematch")}
        </Button>
      )}
    </div>
  );
}
