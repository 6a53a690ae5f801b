/** The lobby: games, my tables, tables to join, to watch and to replay. */

import { useEffect, useState } from "preact/hooks";
import { NameDialog, needsName } from "../account/NameDialog.tsx";
import { announceRefusal } from "../app/announce.ts";
import { houseTablesAddress, learnAddress, navigate, tableAddress } from "../app/route.ts";
import { defaultBot, gameInfo, isSignedIn, me, serverInfo, t } from "../app/state.ts";
import { Mark } from "../board/pieces/Mark.tsx";
import { newId, post, Refusal } from "../net/http.ts";
import type { GameView, TableSummary } from "../protocol/messages.ts";
import { personName, seatName } from "../table/names.ts";
import { gameAbout, gameDuration, gameName } from "../text/gameNames.ts";
import { Button } from "../ui/controls.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Emblem } from "./Emblem.tsx";
import { differencesFromDefaults } from "./options.ts";
import { differenceText } from "./optionText.ts";
import { quickGame } from "./quickGame.ts";
import { areListsLoaded, lists, loadLists } from "./tableLists.ts";

const AGAIN = 10_000;

export function Lobby() {
  useEffect(() => {
    void loadLists();
    const timer = setInterval(() => {
      if (!document.hidden) void loadLists();
    }, AGAIN);
    return () => clearInterval(timer);
  }, [me.value]);
  const next = lists.waiting.value[0];
  return (
    <main class="lobby">
      <div class="lobby-head">
        <div>
          <h1>{t("web-lobby-title")}</h1>
          <p class="soft">{t("web-lobby-about")}</p>
        </div>
        <Button icon="plus" kind="ink" onClick={() => navigate("#/new")}>
          {t("web-new-table")}
        </Button>
      </div>
      <section class="games" aria-label={t("web-games")}>
        {serverInfo.value?.games.map((game) => (
          <GameCard key={game.name} game={game} />
        ))}
      </section>
      <div class="lists">
        <TableList
          title={t("web-my-tables")}
          tables={lists.mine.value}
          empty={t("web-my-tables-none")}
        >
          {next && (
            <a href={tableAddress(next.id)} class="fine strong">
              {t("web-next-where-i-decide")}
            </a>
          )}
        </TableList>
        <TableList
          title={t("web-open-tables")}
          tables={lists.open.value}
          empty={t("web-open-tables-none")}
        />
        <div class="list-column">
          <TableList
            title={t("web-running-tables")}
            tables={lists.running.value}
            empty={t("web-running-tables-none")}
          />
          <TableList
            title={t("web-finished-tables")}
            tables={lists.finished.value}
            empty={t("web-finished-tables-none")}
          />
        </div>
      </div>
    </main>
  );
}

function GameCard({ game }: { game: GameView }) {
  const { name, seats } = game;
  const [asking, setAsking] = useState(false);
  const playNow = () => {
    setAsking(false);
    void quickGame(game, defaultBot(game));
  };
  return (
    <article class="game-card">
      <Emblem game={name} size={116} />
      <div>
        <h2>{gameName(name)}</h2>
        <p class="game-facts soft fine">
          <Icon name="players" size={16} /> {Math.min(...seats)}–{Math.max(...seats)}
          <Icon name="clock" size={16} /> {gameDuration(name)}
        </p>
        <p class="fine">{gameAbout(name)}</p>
        <a class="fine game-tables" href={houseTablesAddress(name)}>
          {t("web-tables")}
        </a>
      </div>
      <div class="game-buttons">
        <Button icon="play" onClick={() => (isSignedIn() ? playNow() : setAsking(true))}>
          {t("web-play-now")}
        </Button>
        <Button
          icon="plus"
          label={t("web-new-table-of", { game: gameName(name) })}
          onClick={() => navigate(`#/new/${name}`)}
        />
        {game.has_lessons && (
          <a class="button" href={learnAddress(name)}>
            {t("web-learn")}
          </a>
        )}
      </div>
      {asking && <NameDialog onNamed={playNow} onClose={() => setAsking(false)} />}
    </article>
  );
}

interface TableListProps {
  title: string;
  tables: TableSummary[];
  empty: string;
  children?: preact.ComponentChildren;
}

function TableList({ title, tables, empty, children }: TableListProps) {
  return (
    <section class="panel table-list" aria-label={title}>
      <header>
        <h2>{title}</h2> <span class="soft fine">{tables.length || ""}</span>
        <span class="push">{children}</span>
      </header>
      {tables.length === 0 ? (
        <p class="nothing">{areListsLoaded.value ? empty : ""}</p>
      ) : (
        <ul>
          {tables.map((table) => (
            <TableRow key={table.id} table={table} />
          ))}
        </ul>
      )}
    </section>
  );
}

function TableRow({ table }: { table: TableSummary }) {
  const mine = lists.waiting.value.some((one) => one.id === table.id);
  const taken = table.seats.filter((seat) => seat.kind !== "open").length;
  const options = differencesFromDefaults(gameInfo(table.game), table.options).map(([key, value]) =>
    differenceText(table.game, key, value),
  );
  const facts = [t("web-seats-taken", { taken, count: table.seats.length }), ...options];
  const deciders = table.asked.flatMap((i) => {
    const seat = table.seats[i];
    return seat ? [seatName(seat, i)] : [];
  });
  const decides =
    deciders.length === 1 && table.lifecycle === "running"
      ? t("web-status-decides", { names: deciders[0] ?? "", count: 1 })
      : t(`web-lifecycle-${table.lifecycle}`);
  const state = mine ? t("web-your-turn") : decides;
  return (
    <li class={mine ? "table-row my-turn" : "table-row"}>
      <a href={tableAddress(table.id)}>
        <Emblem game={table.game} size={40} />
        <span class="table-name">
          <strong>{tableName(table)}</strong>
          <span class="soft fine">{facts.join(" · ")}</span>
        </span>
        <span class="marks">
          {table.seats.map((seat, i) =>
            seat.kind === "open" ? <span key={i} class="seat-open" /> : <Mark key={i} colour={i} />,
          )}
        </span>
        <span class={mine ? "table-state seal-text strong" : "table-state soft"}>{state}</span>
      </a>
      {table.lifecycle === "open" &&
        taken < table.seats.length &&
        !table.seats.some((s) => s.yours) && <SitDown table={table} />}
    </li>
  );
}

/** A table is called by its game and the people at it. */
export function tableName(table: TableSummary): string {
  const people = table.seats
    .filter((seat) => seat.kind === "person")
    .map((seat) => personName(seat.name));
  const game = gameName(table.game);
  return people.length ? `${game}: ${people.join(", ")}` : game;
}

function SitDown({ table }: { table: TableSummary }) {
  const [asking, setAsking] = useState(false);
  const seat = table.seats.findIndex((one) => one.kind === "open");
  const sit = async () => {
    setAsking(false);
    try {
      await post(`/api/tables/${table.id}/commands`, {
        do: "join",
        id: newId(),
        answers: table.position,
        seat,
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      announceRefusal(error.why);
    }
    navigate(tableAddress(table.id));
  };
  return (
    <>
      <Button onClick={() => (needsName() ? setAsking(true) : void sit())}>
        {t("web-sit-down")}
      </Button>
      {asking && <NameDialog onNamed={() => void sit()} onClose={() => setAsking(false)} />}
    </>
  );
}
