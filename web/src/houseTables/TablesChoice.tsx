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
  const card = (id: string, title: string, facts: string) => (
    <label key={id} class={id === chosen ? "tables-card chosen" : "tables-card"}>
      <input type="radio" name={name} checked={id === chosen} onChange={() => onChoose(id)} />
      <span>
        {title} <span class="soft fine">{facts}</span>
      </span>
    </label>
  );
  return (
    <fieldset class="tables-choice" aria-label={t("web-tables-choice")}>
      {card("", t("web-tables-released"), t("web-tables-version", { rules }))}
      {playable(summaries).map((one) => card(one.id, t("web-tables"), summaryText(one)))}
      <Button icon="import" onClick={onFile}>
        {t("web-tables-from-file")}
      </Button>
    </fieldset>
  );
}
