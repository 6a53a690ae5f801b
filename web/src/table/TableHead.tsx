/** The head of a table: where I am, who decides, tools and the menu. */

import { useState } from "preact/hooks";
import { SoundButton, ThemeButton } from "../app/Header.tsx";
import { SettingsDialog } from "../app/SettingsDialog.tsx";
import { changeSettings, settings } from "../app/settings.ts";
import { gameInfo, t } from "../app/state.ts";
import { Seal } from "../lobby/Emblem.tsx";
import { differencesFromDefaults } from "../lobby/options.ts";
import { differenceText } from "../lobby/optionText.ts";
import { goToNextTable, lists } from "../lobby/tableLists.ts";
import { gameName } from "../text/gameNames.ts";
import { Button, Dialog } from "../ui/controls.tsx";
import { CorrectionsDialog } from "./CorrectionsDialog.tsx";
import { useTable } from "./context.ts";
import { correctionFact, ruleFacts } from "./ruleFacts.ts";
import { SeatList } from "./Seats.tsx";
import { Status } from "./Status.tsx";

export function TableHead({ onHelp }: { onHelp(): void }) {
  const { tableView } = useTable();
  const { table } = tableView;
  const [open, setOpen] = useState<"menu" | "seats" | "settings" | "corrections" | null>(null);
  const differs = differencesFromDefaults(gameInfo(table.game), table.options).map(([key, value]) =>
    differenceText(table.game, key, value),
  );
  const facts = [...(differs.length ? differs : [t("web-standard")]), ...ruleFacts(table)];
  const corrections = correctionFact(table);
  const others = lists.waiting.value.filter((one) => one.id !== table.id).length;
  const close = () => setOpen(null);
  return (
    <header class="head table-head">
      <div class="brand">
        <a href="#/" aria-label={t("web-back-to-lobby")} title={t("web-back-to-lobby")}>
          <Seal />
        </a>
        <span class="table-title">
          <h1>
            <a href="#/">{gameName(table.game)}</a>
          </h1>
          <span class="soft fine">
            {facts.join(" · ")}
            {corrections && (
              <>
                {" · "}
                <button
                  type="button"
                  class="text-button for-mouse"
                  onClick={() => setOpen("corrections")}
                >
                  {corrections}
                </button>
                <span class="for-finger">{corrections}</span>
              </>
            )}
          </span>
        </span>
      </div>
      <Status />
      <div class="head-tools">
        {others > 0 && (
          <Button onClick={goToNextTable}>
            {t("web-next-table")} <strong class="seal-text">{others}</strong>
          </Button>
        )}
        <span class="wide-only tools">
          <Button
            icon="text"
            kind="quiet"
            label={t(settings.value.words ? "web-show-board" : "web-text-table")}
            onClick={() => changeSettings({ words: !settings.value.words })}
          />
          <SoundButton />
          <ThemeButton />
        </span>
        {corrections && (
          <span class="tools for-finger">
            <Button
              icon="pencil"
              kind="quiet"
              label={corrections}
              onClick={() => setOpen("corrections")}
            />
          </span>
        )}
        <span class="tools">
          <Button icon="help" kind="quiet" label={t("web-help")} onClick={onHelp} />
        </span>
        <Button icon="menu" kind="quiet" label={t("web-menu")} onClick={() => setOpen("menu")} />
      </div>
      {open === "menu" && (
        <Dialog title={t("web-menu")} close={t("web-close")} onClose={close}>
          <Menu
            onSeats={() => setOpen("seats")}
            onSettings={() => setOpen("settings")}
            onCorrections={() => setOpen("corrections")}
            onHelp={() => {
              close();
              onHelp();
            }}
            onClose={close}
          />
        </Dialog>
      )}
      {open === "seats" && (
        <Dialog wide title={t("web-step-seats")} close={t("web-close")} onClose={close}>
          <SeatList />
        </Dialog>
      )}
      {open === "settings" && <SettingsDialog onClose={close} />}
      {open === "corrections" && <CorrectionsDialog table={table} onClose={close} />}
    </header>
  );
}

interface MenuProps {
  onSeats(): void;
  onSettings(): void;
  onCorrections(): void;
  onHelp(): void;
  onClose(): void;
}

function Menu({ onSeats, onSettings, onCorrections, onHelp, onClose }: MenuProps) {
  const { store } = useTable();
  const tableView = store.tableView.value;
  if (!tableView) return null;
  const { table, seat, last_decision: last, undoable } = tableView;
  const running = table.lifecycle === "running";
  const playing = table.seats.some((one) => one.yours);
  const mayAsk = running && seat !== null && last !== null && undoable === null && !table.request;
  return (
    <div class="menu">
      <a class="button" href="#/">
        {t("web-back-to-lobby")}
      </a>
      <Button icon="players" onClick={onSeats}>
        {t("web-step-seats")}
      </Button>
      <Button
        icon="text"
        onClick={() => {
          changeSettings({ words: !settings.value.words });
          onClose();
        }}
      >
        {t(settings.value.words ? "web-show-board" : "web-text-table")}
      </Button>
      <Button icon="settings" onClick={onSettings}>
        {t("web-settings")}
      </Button>
      <Button icon="help" onClick={onHelp}>
        {t("web-help")}
      </Button>
      {correctionFact(table) && (
        <Button icon="pencil" onClick={onCorrections}>
          {correctionFact(table)}
        </Button>
      )}
      {mayAsk && (
        <Button
          icon="undo"
          title={t("web-ask-undo-about")}
          onClick={() => {
            onClose();
            void store.sendCommand({ do: "ask_undo", seat, of: last });
          }}
        >
          {t("web-ask-undo")}
        </Button>
      )}
      {running && playing && !table.request && (
        <Button
          icon="flag"
          title={t("web-ask-abandon-about")}
          onClick={() => {
            onClose();
            void store.sendCommand({ do: "abandon" });
          }}
        >
          {t("web-ask-abandon")}
        </Button>
      )}
      <p class="soft fine">{t("web-seed-hash", { hash: table.seed_hash.slice(0, 16) })}</p>
    </div>
  );
}
