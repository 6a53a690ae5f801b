import { beforeEach, expect, test } from "vitest";
import { texts } from "../src/app/state.ts";
import type { SeatSummary } from "../src/protocol/messages.ts";
import { seatName } from "../src/table/names.ts";
import { smallTexts } from "./support/smallGame.ts";

const seat = (kind: string, name: string): SeatSummary => ({
  kind,
  name,
  strength: "",
  yours: false,
  may_return: false,
});

beforeEach(() => {
  texts.value = smallTexts();
});

test("whoever sits there has a name, also after leaving the house for good", () => {
  expect(seatName(seat("person", "Mei"), 0)).toBe("Mei");
  expect(seatName(seat("person", ""), 0)).toBe("somebody who left");
  expect(seatName(seat("bot", ""), 1)).toBe("Bot 2");
  expect(seatName(seat("open", ""), 2)).toBe("Seat 3");
});
