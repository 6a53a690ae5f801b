/** The foot of the page: by which tables the next table is played. */
import { useState } from "preact/hooks";
import { newTableAddress } from "../app/route.ts";
import { t } from "../app/state.ts";
import { playable } from "./choice.ts";
import { useHouseTables } from "./context.ts";
import { ImportDialog } from "./dialogs.tsx";
import { TablesChoice } from "./TablesChoice.tsx";

export function WhenOpened() {
  const { store } = useHouseTables();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isImporting, setImporting] = useState(false);
  const stored = store.saver.stored.value;
  const summaries = store.summaries.value.map((one) => (one.id === stored?.id ? stored : one));
  const all = stored && !summaries.includes(stored) ? [stored, ...summaries] : summaries;
  const proposed = playable(all).some((one) => one.id === stored?.id) ? (stored?.id ?? "") : "";
  const isThere = chosen === "" || playable(all).some((one) => one.id === chosen);
  const id = isThere ? (chosen ?? proposed) : proposed;
  return (
    <section class="panel when-opened" aria-label={t("web-tables-when-opened")}>
      <div>
        <h2>{t("web-tables-when-opened")}</h2>
        <p class="fine soft">{t("web-tables-for-ever")}</p>
      </div>
      <TablesChoice
        rules={store.components.value?.rules ?? 0}
        summaries={all}
        chosen={id}
        onChoose={setChosen}
        onFile={() => store.requireName(() => setImporting(true))}
      />
      <a class="button" href={newTableAddress(store.game, id)}>
        {t("web-open-table")}
      </a>
      {isImporting && (
        <ImportDialog
          game={store.game}
          mine={store.mine}
          onImported={(view) => {
            setImporting(false);
            if (!store.isReadOnly) store.replace(view);
            setChosen(view.id);
          }}
          onClose={() => setImporting(false)}
        />
      )}
    </section>
  );
}
