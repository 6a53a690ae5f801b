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
  const { language } = settings.value;
  // As the browser writes dates, if it speaks the language of the page.
  const locale = navigator.languages.find((one) => one.startsWith(language)) ?? language;
  const date = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short" });
  return t("web-tables-by", {
    count: tables.corrections,
    name: personName(tables.by),
    date: date.format(tables.changed),
  });
}
