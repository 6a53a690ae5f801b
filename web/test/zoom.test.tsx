/** Fingers on the board. */
import { cleanup, render } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test } from "vitest";
import { NO_ZOOM, resetZoom, Zoom, zoomState } from "../src/table/Zoom.tsx";

let board: Element;

beforeEach(() => {
  resetZoom();
  board = render(<Zoom>board</Zoom>).container.querySelector(".zoom") as Element;
});

afterEach(cleanup);

/** A finger does something. jsdom has no pointer events of its own. */
function finger(does: string, id: number, isPrimary: boolean, clientX: number, clientY = 0): void {
  const event = new MouseEvent(does, { bubbles: true, clientX, clientY });
  Object.defineProperties(event, { pointerId: { value: id }, isPrimary: { value: isPrimary } });
  board.dispatchEvent(event);
}

test("two fingers that part bring the board nearer", () => {
  finger("pointerdown", 1, true, 100);
  finger("pointerdown", 2, false, 200);
  finger("pointermove", 2, false, 300);
  expect(zoomState.value.scale).toBeCloseTo(2);
  finger("pointerup", 2, false, 300);
  finger("pointermove", 1, true, 110, 5);
  expect(zoomState.value.scale).toBeCloseTo(2); // one finger drags
});

test("a finger whose end was never heard does not pinch with the next one", () => {
  finger("pointerdown", 1, true, 100);
  finger("pointerdown", 2, true, 200);
  finger("pointermove", 2, true, 300);
  expect(zoomState.value).toEqual(NO_ZOOM);
});
