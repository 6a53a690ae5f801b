/** The lists of the lobby, fetched again and again while it is open. */
import { batch, signal } from "@preact/signals";
import { navigate, tableAddress } from "../app/route.ts";
import { get, Refusal } from "../net/http.ts";
import type { TableSummary } from "../protocol/messages.ts";

export const lists = {
  waiting: signal<TableSummary[]>([]),
  mine: signal<TableSummary[]>([]),
  open: signal<TableSummary[]>([]),
  running: signal<TableSummary[]>([]),
  finished: signal<TableSummary[]>([]),
};
export const areListsLoaded = signal(false);

const whereIAmAsked = () => get<TableSummary[]>("/api/tables/waiting").catch(() => []);

/** Only the tables that wait for me: all that is needed while another table is open. */
export async function loadWaiting(): Promise<void> {
  lists.waiting.value = await whereIAmAsked();
}

export async function loadLists(): Promise<void> {
  const tables = (query: string) => get<TableSummary[]>(`/api/tables?${query}&limit=50`);
  try {
    const [waiting, mine, open, running, finished] = await Promise.all([
      whereIAmAsked(),
      tables("mine=true"),
      tables("lifecycle=open"),
      tables("lifecycle=running"),
      tables("lifecycle=finished"),
    ]);
    batch(() => {
      lists.waiting.value = waiting;
      lists.mine.value = sortByTurn(mine, waiting);
      lists.open.value = open.filter((table) => !isMine(table));
      lists.running.value = running.filter((table) => !isMine(table));
      lists.finished.value = finished;
      areListsLoaded.value = true;
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error; // a banner says that the server does not answer
  }
}

function isMine(table: TableSummary): boolean {
  return table.yours || table.seats.some((seat) => seat.yours || seat.may_return);
}

/** Where I must decide first (the longest waiting), then running, then those that have not begun. */
export function sortByTurn(mine: TableSummary[], waiting: TableSummary[]): TableSummary[] {
  const place = (table: TableSummary) => {
    const at = waiting.findIndex((one) => one.id === table.id);
    if (at >= 0) return at - waiting.length;
    return table.lifecycle === "running" ? 1 : 2;
  };
  return mine
    .filter((table) => table.lifecycle === "open" || table.lifecycle === "running")
    .sort((a, b) => place(a) - place(b) || b.created - a.created);
}

/** On to the table that has waited longest for me, other than this one. */
export function goToNextTable(): void {
  const next = lists.waiting.value.find((table) => tableAddress(table.id) !== location.hash);
  if (next) navigate(tableAddress(next.id));
}
