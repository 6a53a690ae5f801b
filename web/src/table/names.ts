/** The names of the people at a table. */
import { t } from "../app/state.ts";
import type { Player } from "../board/BoardProps.ts";
import type { SeatSummary, TableSummary } from "../protocol/messages.ts";

export function seatName(seat: SeatSummary, number: number): string {
  if (seat.kind === "bot") return t("web-bot-name", { number: number + 1 });
  if (seat.kind === "person") return personName(seat.name);
  return t("web-open-seat", { number: number + 1 });
}

/** A name is empty where the person has deleted the account. */
export function personName(name: string): string {
  return name || t("web-person-gone");
}

export function playersOf(table: TableSummary, mine: number | null): Player[] {
  return table.seats.map((seat, i) => ({
    seat: i,
    name: seatName(seat, i),
    colour: i,
    you: i === mine,
  }));
}

/** "Mei", "Mei and Jun", "Mei, Jun and Odile", in the language of now. */
export function formatList(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}
