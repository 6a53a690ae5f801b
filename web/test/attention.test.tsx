/** The sound for "your turn": once when it becomes my turn, and never before the page was touched. */
import { cleanup, render } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";
import { useAttention } from "../src/table/attention.ts";

const opened = vi.fn();

class SilentAudio {
  currentTime = 0;
  destination = {};
  constructor() {
    opened();
  }
  createOscillator() {
    return { frequency: {}, connect: () => ({ connect() {} }), start() {}, stop() {} };
  }
  createGain() {
    return {
      gain: {
        setValueAtTime() {},
        linearRampToValueAtTime() {},
        exponentialRampToValueAtTime() {},
      },
    };
  }
  close() {}
}

function Page({ myTurn }: { myTurn: boolean }) {
  useAttention(myTurn, "Table");
  return null;
}

function becomesMyTurn(hasBeenActive: boolean) {
  vi.stubGlobal("AudioContext", SilentAudio);
  Object.defineProperty(navigator, "userActivation", {
    value: { hasBeenActive },
    configurable: true,
  });
  const page = render(<Page myTurn={false} />);
  page.rerender(<Page myTurn={true} />);
}

afterEach(() => {
  cleanup();
  opened.mockClear();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "userActivation");
});

test("a page that was touched sounds when it becomes my turn", () => {
  becomesMyTurn(true);
  expect(opened).toHaveBeenCalledTimes(1);
});

test("a page that nobody has touched since it was loaded opens no sound", () => {
  becomesMyTurn(false);
  expect(opened).not.toHaveBeenCalled();
});
