/** By which tables a new table is played: one of a few. */
import { useId } from "preact/hooks";
import { t } from "../app/state.ts";
import type { HouseTablesSummary } from "../protocol/messages.ts";
import { Button } from "../ui/controls.tsx";
import { playable, summaryText } from "./choice.ts";

interface TablesChoiceProps {
  /** The newest version of the rules. */
  rules: number;
  summaries: readonly HouseTablesSummary[];
  /** The id of house tables; empty: as Teahouse has them. */
  chosen: string;
  onChoose(id: string): void;
  onFile(): void;
}

export function TablesChoice({ rules, summaries, chosen, onChoose, onFile }: TablesChoiceProps) {
  const name = useId();
  const all = playable(summaries);
  const shown = all.find((one) => one.id === chosen) ?? all[0];
  const kind = (isChosen: boolean) => (isChosen ? "tables-card chosen" : "tables-card");
  return (
    <fieldset class="tables-choice" aria-label={t("web-tables-choice")}>
      <label class={kind(chosen === "")}>
        <input type="radio" name={name} checked={chosen === ""} onChange={() => onChoose("")} />
        <span>
          {t("web-tables-released")}{" "}
          <span class="soft fine">{t("web-tables-version", { rules })}</span>
        </span>
      </label>
      {shown && (
        <div class={kind(shown.id === chosen)}>
          <label>
            <input
              type="radio"
              name={name}
              checked={shown.id === chosen}
              onChange={() => onChoose(shown.id)}
            />
            <span>
              {t("web-tables")}{" "}
              {all.length === 1 && <span class="soft fine">{summaryText(shown)}</span>}
            </span>
          </label>
          {all.length > 1 && (
            <select
              aria-label={t("web-tables-whose")}
              value={shown.id}
              onChange={(event) => onChoose(event.currentTarget.value)}
            >
              {all.map((one) => (
                <option key={one.id} value={one.id}>
                  {summaryText(one)}
                </option>
              ))}
            </select>
          )}
        </div>
      )}
      <Button icon="import" onClick={onFile}>
        {t("web-tables-from-file")}
      </Button>
    </fieldset>
  );
}
