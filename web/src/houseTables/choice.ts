/** By which tables a new table is played: as Teahouse has them, or by somebody's house tables. */
import { settings } from "../app/settings.ts";
import { t } from "../app/state.ts";
import type { HouseTablesSummary } from "../protocol/messages.ts";
import { personName } from "../table/names.ts";

/** Those that change anything. */
export function playable(summaries: readonly HouseTablesSummary[]): HouseTablesSummary[] {
  return summaries.filter((one) => one.corrections > 0);
}

/** "3 corrections by Mei, 14 Nov". */
export function summaryText(tables: HouseTablesSummary): string {
  const date = new Intl.DateTimeFormat(settings.value.language, { day: "numeric", month: "short" });
  return t("web-tables-by", {
    count: tables.corrections,
    name: personName(tables.by),
    date: date.format(tables.changed),
  });
}
