/** The page of a table: head, players, board, choices, log. */

import { useEffect, useState } from "preact/hooks";
import { changeSettings, settings } from "../app/settings.ts";
import { t } from "../app/state.ts";
import { Stage } from "../board/Stage.tsx";
import { goToNextTable, loadWaiting } from "../lobby/tableLists.ts";
import { gameName } from "../text/gameNames.ts";
import { useAttention } from "./attention.ts";
import { Banners } from "./Banners.tsx";
import { BoardFrame } from "./BoardFrame.tsx";
import { Choices } from "./Choices.tsx";
import { useTable } from "./context.ts";
import { HelpDialog } from "./HelpDialog.tsx";
import { History } from "./History.tsx";
import { handleKey } from "./keys.ts";
import { useBoardProps } from "./lights.ts";
import { MovingPieces } from "./MovingPieces.tsx";
import { Panels, Progress, Strip } from "./Panels.tsx";
import { type Pane, Panes } from "./Panes.tsx";
import { PhoneTabs, type Tab } from "./PhoneTabs.tsx";
import { AfterButtons, Result } from "./Result.tsx";
import { WaitingRoom } from "./Seats.tsx";
import { SinceLast } from "./SinceLast.tsx";
import { TableHead } from "./TableHead.tsx";
import { TextTable } from "./TextTable.tsx";
import { Tips } from "./Tips.tsx";
import { TableWhyBubble } from "./WhyBubble.tsx";

export function TableScreen() {
  const { store, assets, words, isPhone } = useTable();
  const tableView = store.tableView.value;
  const lifecycle = tableView?.table.lifecycle ?? "open";
  const [pane, setPane] = useState<Pane>("log");
  const [tab, setTab] = useState<Tab>("board");
  const [help, setHelp] = useState(false);
  const [replay, setReplay] = useState(false);
  useAttention(store.isAsked.value && lifecycle === "running", gameName(assets.game));
  useWaiting(tableView?.table.position ?? 0);
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      const meant = handleKey(event, store, {
        help: () => setHelp(true),
        pane: (name) => {
          setPane(name);
          setTab("log");
        },
        text: () => changeSettings({ words: !settings.value.words }),
        next: goToNextTable,
      });
      if (meant) event.preventDefault();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, [store]);

  const result = lifecycle === "finished" && !replay && tableView?.scores;
  const finished = lifecycle === "finished" || lifecycle === "abandoned";
  return (
    <div class={`table ${store.pastTableView.value ? "past" : ""}`}>
      <TableHead onHelp={() => setHelp(true)} />
      <Banners />
      {result ? (
        <main class="result-page">
          <Result onReplay={() => setReplay(true)} />
        </main>
      ) : (
        <main class={`table-main tab-${tab}`}>
          <aside class="col-players" aria-label={t("web-players")}>
            <Panels />
            <Progress />
          </aside>
          <div class="col-board">
            <Strip onOpen={() => setTab("players")} />
            <Middle />
            {isPhone && <OwnArea />}
            {!isPhone && <SinceLast />}
          </div>
          <aside class="col-turn">
            {finished ? (
              <section class="panel choices">
                <h2>{t(`web-status-${lifecycle}`)}</h2>
                <AfterButtons onReplay={null} />
                {tableView?.scores && (
                  <button type="button" class="button" onClick={() => setReplay(false)}>
                    {t("web-see-result")}
                  </button>
                )}
              </section>
            ) : (
              lifecycle === "running" && <Choices />
            )}
            <Panes pane={pane} onPane={setPane} />
            <History />
          </aside>
        </main>
      )}
      {!result && <PhoneTabs tab={tab} onTab={setTab} onPane={setPane} />}
      <TableWhyBubble />
      <Tips words={words} />
      <MovingPieces />
      {help && <HelpDialog onClose={() => setHelp(false)} />}
    </div>
  );
}

/** The board, or the table in words, or who sits where before the start. */
function Middle() {
  const { assets, tableView } = useTable();
  const props = useBoardProps();
  if (!tableView.view) return <WaitingRoom />;
  if (settings.value.words) return <TextTable />;
  return <BoardFrame board={assets.board} props={props} />;
}

/** On a phone my own things lie under the board; all others' are behind the Players tab. */
function OwnArea() {
  const { assets, tableView } = useTable();
  const props = useBoardProps();
  if (!tableView.view || tableView.seat === null || settings.value.words) return null;
  return (
    <section class="panel own-area" aria-label={t("web-you")}>
      <Stage module={assets.board} props={props} seat={tableView.seat} />
    </section>
  );
}

/** Keep the number of tables where I am asked fresh, as this one goes on. */
function useWaiting(position: number): void {
  useEffect(() => {
    const timer = setTimeout(() => void loadWaiting(), 1_500);
    return () => clearTimeout(timer);
  }, [Math.floor(position / 8)]);
}
