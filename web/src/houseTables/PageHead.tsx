/** The head of the page: whose house tables, how far they are, and what is done with them. */
import { useState } from "preact/hooks";
import { houseTablesAddress, navigate } from "../app/route.ts";
import { SettingsDialog } from "../app/SettingsDialog.tsx";
import { t } from "../app/state.ts";
import { Emblem, Seal } from "../lobby/Emblem.tsx";
import type { HouseTablesView } from "../protocol/messages.ts";
import { gameName } from "../text/gameNames.ts";
import { Button, Dialog } from "../ui/controls.tsx";
import { doneOf, progressOf } from "./box.ts";
import { useHouseTables } from "./context.ts";
import { DeleteDialog, exportTables, ImportDialog, SendDialog } from "./dialogs.tsx";
import { Others } from "./Others.tsx";
import { Bar, Overall } from "./Progress.tsx";

type Opened = "menu" | "send" | "import" | "delete" | "settings" | null;

export function PageHead() {
  const { store, isPhone } = useHouseTables();
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const stored = store.saver.stored.value;
  const replaced = (view: HouseTablesView | null) => {
    close();
    store.replace(view);
  };
  return (
    <>
      {isPhone ? (
        <PhoneHead onMenu={() => setOpened("menu")} />
      ) : (
        <DeskHead stored={stored} onOpen={setOpened} />
      )}
      {opened === "menu" && (
        <Dialog title={t("web-menu")} close={t("web-close")} onClose={close}>
          <Menu stored={stored} onOpen={setOpened} />
        </Dialog>
      )}
      {opened === "send" && stored && <SendDialog tables={stored} onClose={close} />}
      {opened === "import" && (
        <ImportDialog
          game={store.game}
          mine={store.mine}
          onImported={(view) => {
            replaced(view);
            if (store.isReadOnly) navigate(houseTablesAddress(store.game));
          }}
          onClose={close}
        />
      )}
      {opened === "delete" && stored && (
        <DeleteDialog mine={stored} onDeleted={() => replaced(null)} onClose={close} />
      )}
      {opened === "settings" && <SettingsDialog onClose={close} />}
    </>
  );
}

interface ToolsProps {
  stored: HouseTablesView | null;
  onOpen(opened: Opened): void;
}

function DeskHead({ stored, onOpen }: ToolsProps) {
  const { store } = useHouseTables();
  return (
    <div class="tables-head">
      <Emblem game={store.game} size={44} />
      <h1>{t("web-tables-title", { game: gameName(store.game) })}</h1>
      <Overall />
      <div class="buttons push">
        <Button
          icon="export"
          disabled={!stored}
          title={stored ? undefined : t("web-tables-nothing-yet")}
          onClick={() => stored && void exportTables(stored)}
        >
          {t("web-tables-export")}
        </Button>
        <Button
          icon="send"
          disabled={!stored}
          title={stored ? undefined : t("web-tables-nothing-yet")}
          onClick={() => onOpen("send")}
        >
          {t("web-tables-send")}
        </Button>
        <Button icon="menu" label={t("web-menu")} onClick={() => onOpen("menu")} />
      </div>
    </div>
  );
}

function PhoneHead({ onMenu }: { onMenu(): void }) {
  const { store } = useHouseTables();
  const progress = progressOf(store.components.value?.kinds ?? [], store.box);
  const facts = { game: gameName(store.game), done: doneOf(progress), total: progress.total };
  const text = t("web-tables-short", facts);
  return (
    <header class="head tables-phone-head">
      <a href="#/" class="brand" title={t("web-back-to-lobby")}>
        <Seal />
        <span class="table-title">
          <h1>{t("web-tables")}</h1>
          <span class="soft fine">{text}</span>
        </span>
      </a>
      <div class="head-tools">
        <Button icon="menu" kind="quiet" label={t("web-menu")} onClick={onMenu} />
      </div>
      <Bar done={facts.done} total={facts.total} label={text} />
    </header>
  );
}

function Menu({ stored, onOpen }: ToolsProps) {
  const { store, isPhone } = useHouseTables();
  return (
    <div class="menu tables-menu">
      <a class="button" href="#/">
        {t("web-back-to-lobby")}
      </a>
      {isPhone && (
        <>
          <Button
            icon="export"
            disabled={!stored}
            onClick={() => stored && void exportTables(stored)}
          >
            {t("web-tables-export")}
          </Button>
          <Button icon="send" disabled={!stored} onClick={() => onOpen("send")}>
            {t("web-tables-send")}
          </Button>
          <Button icon="settings" onClick={() => onOpen("settings")}>
            {t("web-settings")}
          </Button>
        </>
      )}
      <Button icon="import" onClick={() => store.requireName(() => onOpen("import"))}>
        {t("web-tables-import")}
      </Button>
      {!store.isReadOnly && (
        <Button icon="close" disabled={!stored} onClick={() => onOpen("delete")}>
          {t("web-tables-delete")}
        </Button>
      )}
      <Others />
    </div>
  );
}
