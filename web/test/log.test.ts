import { describe, expect, test } from "vitest";
import type { LogEntryView, SeenEvent } from "../src/protocol/messages.ts";
import { firstShownTurn } from "../src/table/LogPane.tsx";
import {
  concernsSeat,
  eventsSince,
  groupByTurn,
  seatsOfColours,
  withoutUndone,
} from "../src/table/log.ts";

function event(
  key: string,
  params: SeenEvent["params"] = {},
  moves: SeenEvent["moves"] = [],
): SeenEvent {
  return { key, params, moves };
}

function news(number: number, part: Partial<LogEntryView>): LogEntryView {
  return {
    number,
    kind: "decide",
    at: 0,
    author: "person",
    seat: null,
    of: null,
    to: "",
    name: "",
    action: null,
    events: [],
    ...part,
  };
}

const none = new Map<string, number>();

describe("the log", () => {
  const log = [
    news(0, {
      kind: "started",
      events: [event("start", { seat: 1 }), event("round", { round: 1 })],
    }),
    news(1, { seat: 0, events: [event("bid", { seat: 0 })] }),
    news(2, { seat: 0, events: [event("pay", { seat: 0 })] }),
    news(3, { seat: 1, events: [event("bid", { seat: 1, other_seat: 0 })] }),
    news(4, { kind: "seat_given", seat: 1, to: "bot" }),
  ];

  test("groups the decisions of one seat, with headings and the table's own news apart", () => {
    const found = groupByTurn(log, none).map((turn) => [turn.kind, turn.seat, turn.lines.length]);
    expect(found).toEqual([
      ["turn", null, 1],
      ["heading", null, 1],
      ["turn", 0, 2],
      ["turn", 1, 1],
      ["table", 1, 0],
    ]);
  });

  test("shows the last turns, and the one that is looked at in any case", () => {
    const groups = groupByTurn(log, none);
    expect(firstShownTurn(groups, 2, undefined)).toBe(3);
    expect(firstShownTurn(groups, 9, undefined)).toBe(0);
    expect(firstShownTurn(groups, 2, 3)).toBe(2);
    expect(firstShownTurn(groups, 2, 4)).toBe(3);
  });

  test("what was taken back is gone", () => {
    const undone = [...log, news(5, { kind: "undo", seat: 1, of: 3 })];
    expect(withoutUndone(undone).map((one) => one.number)).toEqual([0, 1, 2, 4]);
    const agreed = [...log, news(5, { kind: "undo_granted", of: 2 })];
    expect(withoutUndone(agreed).map((one) => one.number)).toEqual([0, 1, 4, 5]);
  });

  test("things done to me come first", () => {
    const told = eventsSince(log, 1, 0, none).map((line) => [line.entry, line.event.key]);
    expect(told).toEqual([
      [2, "pay"],
      [3, "bid"],
    ]);
    expect(concernsSeat(event("bid", { seat: 1, other_seat: 0 }), 0, none)).toBe(true);
    expect(concernsSeat(event("bid", { seat: 1, other_seat: 2 }), 0, none)).toBe(false);
  });

  test("colours of the game stand for the seats that play them", () => {
    const colours = seatsOfColours({
      round: 1,
      colors: [
        { color: "red", seat: 1 },
        { color: "blue", seat: 0 },
      ],
    });
    expect(colours).toEqual(
      new Map([
        ["red", 1],
        ["blue", 0],
      ]),
    );
    const [turn] = groupByTurn(
      [news(0, { seat: 0, events: [event("home", { color: "red" })] })],
      colours,
    );
    expect(turn?.lines[0]?.seat).toBe(1);
  });

  test("a line lights up the places of its pieces", () => {
    const moved = event("palace", { seat: 0 }, [
      { piece: "palace:0", source: "supply:0", target: "space:yan4", count: 1 },
    ]);
    const [turn] = groupByTurn([news(0, { seat: 0, events: [moved] })], none);
    expect(turn?.lines[0]?.places).toEqual(["supply:0", "space:yan4"]);
  });
});
