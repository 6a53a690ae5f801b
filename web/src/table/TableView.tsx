/** The page of a table: head, players, board, choices, log. */
import { useEffect, useState } from "preact/hooks";
import { change, settings } from "../app/settings.ts";
import { t } from "../app/state.ts";
import { Stage } from "../board/Stage.tsx";
import { loadWaiting, nextTable } from "../lobby/tableLists.ts";
import { useAttention } from "./attention.ts";
import { Banners } from "./Banners.tsx";
import { Bubble } from "./Bubble.tsx";
import { Choices } from "./Choices.tsx";
import { useTable } from "./context.ts";
import { Flights } from "./Flights.tsx";
import { HelpDialog } from "./HelpDialog.tsx";
import { History } from "./History.tsx";
import { press } from "./keys.ts";
import { useBoardProps } from "./lights.ts";
import { Panels, Progress, Strip } from "./Panels.tsx";
import { type Pane, Panes } from "./Panes.tsx";
import { PhoneTabs, type Tab } from "./PhoneTabs.tsx";
import { AfterButtons, Result } from "./Result.tsx";
import { WaitingRoom } from "./Seats.tsx";
import { SinceLast } from "./SinceLast.tsx";
import { TableHead } from "./TableHead.tsx";
import { TextTable } from "./TextTable.tsx";
import { Tips } from "./Tips.tsx";
import { Zoom } from "./Zoom.tsx";

export function TableView() {
  const { store, kit, words, narrow } = useTable();
  const sight = store.sight.value;
  const lifecycle = sight?.table.lifecycle ?? "open";
  const [pane, setPane] = useState<Pane>("log");
  const [tab, setTab] = useState<Tab>("board");
  const [help, setHelp] = useState(false);
  const [replay, setReplay] = useState(false);
  useAttention(store.asked.value && lifecycle === "running", t(`web-game-${kit.game}`));
  useWaiting(sight?.table.position ?? 0);
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      const meant = press(event, store, {
        help: () => setHelp(true),
        pane: (name) => {
          setPane(name);
          setTab("log");
        },
        text: () => change({ words: !settings.value.words }),
        next: nextTable,
      });
      if (meant) event.preventDefault();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, [store]);

  const result = lifecycle === "finished" && !replay && sight?.scores;
  const finished = lifecycle === "finished" || lifecycle === "abandoned";
  return (
    <div class={`table ${store.past.value ? "past" : ""}`}>
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
            {narrow && <OwnArea />}
            {!narrow && <SinceLast />}
          </div>
          <aside class="col-turn">
            {finished ? (
              <section class="panel choices">
                <h2>{t(`web-status-${lifecycle}`)}</h2>
                <AfterButtons onReplay={null} />
                {sight?.scores && (
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
      <Bubble />
      <Tips words={words} />
      <Flights />
      {help && <HelpDialog onClose={() => setHelp(false)} />}
    </div>
  );
}

/** The board, or the table in words, or who sits where before the start. */
function Middle() {
  const { kit, sight } = useTable();
  const props = useBoardProps();
  if (!sight.view) return <WaitingRoom />;
  if (settings.value.words || !kit.board) return <TextTable />;
  return (
    <Zoom>
      <Stage module={kit.board} props={props} />
    </Zoom>
  );
}

/** On a phone my own things lie under the board; all others' are behind the Players tab. */
function OwnArea() {
  const { kit, sight } = useTable();
  const props = useBoardProps();
  if (!kit.board || !sight.view || sight.seat === null || settings.value.words) return null;
  return (
    <section class="panel own-area" aria-label={t("web-you")}>
      <Stage module={kit.board} props={props} seat={sight.seat} />
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
