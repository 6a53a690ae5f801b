/** The log as it is read: what was taken back is gone, the rest is grouped by turn. */
import type { LogEntryView, SeenEvent } from "../protocol/messages.ts";

export interface LogLine {
  /** Number of the log entry: `entry + 1` is the position right after it. */
  entry: number;
  event: SeenEvent;
  seat: number | null;
  places: string[];
}

export interface Turn {
  key: string;
  /** Round and phase stand alone as headings; `seat` is whose turn it was, null for nobody. */
  kind: "heading" | "turn" | "table";
  seat: number | null;
  lines: LogLine[];
  entry: LogEntryView | null;
}

const HEADINGS = new Set(["round", "phase"]);

/** Which seat plays a colour of the game. Views list colours beside seats; this reads them off. */
export function seatsOfColours(view: Record<string, unknown> | null): Map<string, number> {
  const found = new Map<string, number>();
  for (const value of Object.values(view ?? {})) {
    if (!Array.isArray(value)) continue;
    for (const item of value as unknown[]) {
      if (typeof item !== "object" || item === null) continue;
      const { color, seat } = item as { color?: unknown; seat?: unknown };
      if (typeof color === "string" && typeof seat === "number") found.set(color, seat);
    }
  }
  return found;
}

/** Whose shape stands before this event. */
export function seatOf(event: SeenEvent, colours: ReadonlyMap<string, number>): number | null {
  const { seat, color } = event.params;
  if (typeof seat === "number") return seat;
  return typeof color === "string" ? (colours.get(color) ?? null) : null;
}

/** Does the event happen to this seat, as its doer or not? */
export function concernsSeat(
  event: SeenEvent,
  seat: number,
  colours: ReadonlyMap<string, number>,
): boolean {
  const { other_seat, other_color } = event.params;
  if (seatOf(event, colours) === seat || other_seat === seat) return true;
  return typeof other_color === "string" && colours.get(other_color) === seat;
}

/** The entries that still count: decisions taken back, and their undoing, are left out. */
export function withoutUndone(news: readonly LogEntryView[]): LogEntryView[] {
  let kept: LogEntryView[] = [];
  for (const one of news) {
    if (one.kind === "undo" && one.of !== null) {
      kept = kept.filter((other) => other.number !== one.of);
    } else if (one.kind === "undo_granted" && one.of !== null) {
      const first = one.of;
      kept = kept.filter((other) => other.kind !== "decide" || other.number < first);
      kept.push(one);
    } else kept.push(one);
  }
  return kept;
}

export function placesOfEvent(event: SeenEvent): string[] {
  return event.moves.flatMap((move) => [move.source, move.target]);
}

/** Lines in the order they happened; a new group begins when another seat decides. */
export function groupByTurn(
  news: readonly LogEntryView[],
  colours: ReadonlyMap<string, number>,
): Turn[] {
  const found: Turn[] = [];
  for (const one of withoutUndone(news)) {
    if (one.kind !== "decide" && one.events.length === 0) {
      found.push({ key: `${one.number}`, kind: "table", seat: one.seat, lines: [], entry: one });
      continue;
    }
    one.events.forEach((event, i) => {
      const seat = seatOf(event, colours);
      const line = { entry: one.number, event, seat, places: placesOfEvent(event) };
      const key = `${one.number}.${i}`;
      const last = found.at(-1);
      if (HEADINGS.has(event.key)) {
        found.push({ key, kind: "heading", seat: null, lines: [line], entry: null });
      } else if (last?.kind === "turn" && last.seat === one.seat) {
        last.lines.push(line);
      } else {
        found.push({ key, kind: "turn", seat: one.seat, lines: [line], entry: null });
      }
    });
  }
  return found;
}

/** What happened after a decision, things done to this seat first. */
export function eventsSince(
  news: readonly LogEntryView[],
  decision: number | null,
  seat: number,
  colours: ReadonlyMap<string, number>,
): LogLine[] {
  const lines: LogLine[] = [];
  for (const one of withoutUndone(news)) {
    if (one.number <= (decision ?? -1)) continue;
    for (const event of one.events) {
      if (HEADINGS.has(event.key)) continue;
      const line = {
        entry: one.number,
        event,
        seat: seatOf(event, colours),
        places: placesOfEvent(event),
      };
      lines.push(line);
    }
  }
  const mine = lines.filter((line) => concernsSeat(line.event, seat, colours));
  return [...mine, ...lines.filter((line) => !mine.includes(line))];
}
