/** Export, send, import, delete: what is done with house tables as a whole. */
import { useEffect, useRef, useState } from "preact/hooks";
import { announce, announceRefusal, refusalText } from "../app/announce.ts";
import { settings } from "../app/settings.ts";
import { t } from "../app/state.ts";
import { Refusal } from "../net/http.ts";
import type { HouseTablesSummary, HouseTablesView } from "../protocol/messages.ts";
import { gameName } from "../text/gameNames.ts";
import { Button, Dialog } from "../ui/controls.tsx";
import { download } from "../ui/download.ts";
import { deleteMine, importFile, loadFile } from "./requests.ts";

/** Larger files are none of ours: the server takes 100 kB. */
const MOST_BYTES = 1_000_000;

export function fileName(game: string): string {
  return `${game}-house-tables.toml`;
}

/** Store them as a file. */
export async function exportTables(tables: HouseTablesSummary): Promise<void> {
  try {
    const text = await loadFile(tables.id, settings.value.language);
    download(fileName(tables.game), text, "application/toml");
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    announceRefusal(error.why);
  }
}

interface SendProps {
  tables: HouseTablesSummary;
  onClose(): void;
}

/** The file to be sent to the project, with what to do with it. */
export function SendDialog({ tables, onClose }: SendProps) {
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState("");
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    loadFile(tables.id, settings.value.language).then(setText, (error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      setWrong(refusalText(error.why));
    });
  }, [tables.id]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      announce(t("web-tables-copied"));
    } catch {
      area.current?.select(); // no clipboard: the person copies it
      announce(t("web-tables-select-copy"));
    }
  };
  return (
    <Dialog wide title={t("web-tables-send")} close={t("web-close")} onClose={onClose}>
      <ol class="send-steps">
        <li>{t("web-tables-send-1")}</li>
        <li>{t("web-tables-send-2")}</li>
        <li>{t("web-tables-send-3")}</li>
      </ol>
      {wrong && <p class="wrong">{wrong}</p>}
      <textarea
        ref={area}
        class="file-text"
        readOnly
        rows={10}
        aria-label={t("web-tables-file-text")}
        value={text}
      />
      <div class="buttons">
        <Button icon="copy" disabled={!text} onClick={() => void copy()}>
          {t("web-tables-copy")}
        </Button>
        <Button
          icon="import"
          disabled={!text}
          onClick={() => download(fileName(tables.game), text, "application/toml")}
        >
          {t("web-tables-download")}
        </Button>
      </div>
    </Dialog>
  );
}

interface ImportProps {
  game: string;
  mine: HouseTablesSummary | null;
  onImported(view: HouseTablesView): void;
  onClose(): void;
}

/** House tables from a file become one's own. */
export function ImportDialog({ game, mine, onImported, onClose }: ImportProps) {
  const [wrong, setWrong] = useState("");
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File) => {
    setWrong("");
    if (file.size > MOST_BYTES) {
      setWrong(t("web-tables-file-large"));
      return;
    }
    setBusy(true);
    try {
      onImported(await importFile(game, await file.text()));
      announce(t("web-tables-imported"));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setWrong(refusalText(error.why));
    }
    setBusy(false);
  };
  const isReplacing = mine !== null && mine.corrections + mine.as_printed > 0;
  return (
    <Dialog title={t("web-tables-import")} close={t("web-close")} onClose={onClose}>
      <p>{t("web-tables-import-about", { game: gameName(game) })}</p>
      {isReplacing && (
        <p class="gold-text">
          {t("web-tables-import-replaces", {
            corrections: mine.corrections,
            printed: mine.as_printed,
          })}
        </p>
      )}
      <input
        ref={input}
        type="file"
        accept=".toml,text/plain"
        hidden
        aria-label={t("web-tables-file")}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = ""; // the same file again, when it was changed
          if (file) void take(file);
        }}
      />
      <p class="gold-text" role="status">
        {isBusy ? t("web-tables-trying") : wrong}
      </p>
      <div class="buttons">
        <Button icon="import" kind="ink" disabled={isBusy} onClick={() => input.current?.click()}>
          {t("web-tables-choose-file")}
        </Button>
        {isReplacing && (
          <Button icon="export" onClick={() => void exportTables(mine)}>
            {t("web-tables-export-first")}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

interface DeleteProps {
  mine: HouseTablesSummary;
  onDeleted(): void;
  onClose(): void;
}

export function DeleteDialog({ mine, onDeleted, onClose }: DeleteProps) {
  const [wrong, setWrong] = useState("");
  const go = async () => {
    try {
      await deleteMine(mine.game);
      onDeleted();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setWrong(refusalText(error.why));
    }
  };
  return (
    <Dialog title={t("web-tables-delete")} close={t("web-close")} onClose={onClose}>
      <p>
        {t("web-tables-delete-about", {
          corrections: mine.corrections,
          printed: mine.as_printed,
        })}
      </p>
      {wrong && <p class="wrong">{wrong}</p>}
      <div class="buttons">
        <Button kind="ink" onClick={() => void go()}>
          {t("web-tables-delete-sure")}
        </Button>
        <Button icon="export" onClick={() => void exportTables(mine)}>
          {t("web-tables-export-first")}
        </Button>
      </div>
    </Dialog>
  );
}
