/** A new table may be played by house tables: shown for games of which somebody has corrected any. */
import { useEffect, useState } from "preact/hooks";
import { NameDialog, needsName } from "../account/NameDialog.tsx";
import { t } from "../app/state.ts";
import { playable } from "../houseTables/choice.ts";
import { ImportDialog } from "../houseTables/dialogs.tsx";
import { loadSummaries } from "../houseTables/requests.ts";
import { TablesChoice } from "../houseTables/TablesChoice.tsx";
import { Refusal } from "../net/http.ts";
import type { GameView, HouseTablesSummary } from "../protocol/messages.ts";

export interface TablesChosen {
  summaries: HouseTablesSummary[];
  /** Null: as Teahouse has them. */
  chosen: HouseTablesSummary | null;
  /** The id that a new table is opened with, also before the list is there; the server checks it. */
  asked: string;
  choose(id: string): void;
  reload(id: string): Promise<void>;
}

/** The house tables of a game; `wanted` are those that the address asks for. */
export function useTablesChoice(game: string, wanted: string): TablesChosen {
  const [summaries, setSummaries] = useState<HouseTablesSummary[]>([]);
  const [choice, setChoice] = useState({ game, id: wanted });
  const asked = choice.game === game ? choice.id : "";
  const choose = (id: string) => setChoice({ game, id });
  const load = async (isWanted: () => boolean) => {
    try {
      const found = game ? await loadSummaries(game) : [];
      if (isWanted()) setSummaries(found);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error; // then there is nothing to choose
    }
  };
  useEffect(() => {
    let isWanted = true;
    setSummaries([]);
    void load(() => isWanted);
    return () => {
      isWanted = false;
    };
  }, [game]);
  const chosen = playable(summaries).find((one) => one.id === asked) ?? null;
  const reload = async (next: string) => {
    await load(() => true);
    choose(next);
  };
  return { summaries, chosen, asked, choose, reload };
}

interface TablesRowProps {
  game: GameView;
  choice: TablesChosen;
}

export function TablesRow({ game, choice }: TablesRowProps) {
  const [dialog, setDialog] = useState<"name" | "import" | null>(null);
  const { summaries, chosen, choose, reload } = choice;
  if (!playable(summaries).length) return null;
  return (
    <div class={chosen ? "option-row tables-row changed" : "option-row tables-row"}>
      <strong>{t("web-tables-choice")}</strong>
      <TablesChoice
        rules={game.rules}
        summaries={summaries}
        chosen={chosen?.id ?? ""}
        onChoose={choose}
        onFile={() => setDialog(needsName() ? "name" : "import")}
      />
      <p class="fine soft">{t("web-tables-for-ever")}</p>
      {dialog === "name" && (
        <NameDialog onNamed={() => setDialog("import")} onClose={() => setDialog(null)} />
      )}
      {dialog === "import" && (
        <ImportDialog
          game={game.name}
          mine={summaries.find((one) => one.mine) ?? null}
          onImported={(view) => {
            setDialog(null);
            void reload(view.id);
          }}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  );
}
