/** Memoized drawings: drawn again if a property differs, and lit in any case. */
import { cleanup, render } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";
import type { Light } from "../src/board/BoardProps.ts";
import { memoized } from "../src/board/memo.tsx";
import { BoardScope, Place } from "../src/board/Place.tsx";

afterEach(cleanup);

const drawn = vi.fn();
const Drawing = memoized(({ name, gains }: { name: string; gains: number[] }) => {
  drawn();
  return (
    <Place id="port" ring={{ x: 0, y: 0, r: 1 }}>
      <text>
        {name} {gains.join(" ")}
      </text>
    </Place>
  );
});

function board(name: string, gains: number[], light: Light | null) {
  const lights = new Map<string, Light>(light ? [["port", light]] : []);
  return (
    <BoardScope value={{ lights, onPlace: () => {}, label: (place) => place }}>
      <svg role="presentation">
        <Drawing name={name} gains={gains} />
      </svg>
    </BoardScope>
  );
}

test("a drawing is kept while it is given the same, and its place follows the lights", () => {
  const page = render(board("silk", [1, 2], null));
  page.rerender(board("silk", [1, 2], "legal"));
  expect(drawn).toHaveBeenCalledTimes(1);
  expect(page.container.querySelector(".place-legal")).not.toBeNull();
  page.rerender(board("silk", [1, 3], null));
  expect(drawn).toHaveBeenCalledTimes(2);
  expect(page.container.textContent).toBe("silk 1 3");
  expect(page.container.querySelector(".place-legal")).toBeNull();
  page.rerender(board("tea", [1, 3], null));
  expect(page.container.textContent).toBe("tea 1 3");
});
