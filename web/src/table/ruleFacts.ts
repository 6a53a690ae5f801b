/** What is said of the rules of a table: nothing where they are the newest, as released. */
import { gameInfo, t } from "../app/state.ts";
import type { TableSummary } from "../protocol/messages.ts";

export function ruleFacts(table: TableSummary): string[] {
  const facts = [];
  const newest = gameInfo(table.game)?.rules;
  if (newest !== undefined && table.rules !== newest) {
    facts.push(t("web-rules-version", { rules: table.rules }));
  }
  return facts;
}

/** "12 corrected values"; empty where the tables are as released. */
export function correctionFact(table: TableSummary): string {
  const count = table.correction_count ?? 0;
  return count ? t("web-corrections", { count }) : "";
}
