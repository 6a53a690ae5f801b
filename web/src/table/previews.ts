/** Costs and gains of my choices, requested when my question changes: only the server knows the rules. */
import { type Signal, signal } from "@preact/signals";
import { get } from "../net/http.ts";
import type { Change, Preview, TableView } from "../protocol/messages.ts";

/** Questions that pass by at once (a bot is quick, I undo) are not worth a request. */
const PAUSE = 120;

const NONE: ReadonlyMap<number, Change[]> = new Map();

export class Previews {
  /** By action; an action that is not there costs and brings nothing that is certain. */
  readonly changes: Signal<ReadonlyMap<number, Change[]>> = signal(NONE);
  private question = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** What is asked now. The same question as before keeps its answer. */
  requestFor(tableView: TableView | null): void {
    const question = questionOf(tableView);
    if (question === this.question) return;
    this.question = question;
    clearTimeout(this.timer);
    this.changes.value = NONE;
    if (tableView && question)
      this.timer = setTimeout(() => void this.request(tableView, question), PAUSE);
  }

  private async request({ table, seat }: TableView, question: string): Promise<void> {
    // They are optional: without an answer the choices are shown without them.
    const found = await get<Preview[]>(`/api/tables/${table.id}/previews?seat=${seat}`).catch(
      () => [],
    );
    if (this.question !== question) return;
    this.changes.value = new Map(found.map(({ action, changes }) => [action, changes]));
  }
}

/** What the answer depends on; empty where my seat is asked nothing. */
function questionOf(tableView: TableView | null): string {
  if (!tableView || tableView.seat === null || tableView.legal.length === 0) return "";
  const actions = tableView.legal.map((choice) => choice.action);
  return [tableView.seat, tableView.asked_since, ...actions].join(" ");
}
