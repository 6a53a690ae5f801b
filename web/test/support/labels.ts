/** The drawing of a place is hidden from screen readers: its label says its numbers. */
import { expect, test } from "vitest";
import { nameOf } from "./drawings.tsx";
import type { Table } from "./recordedTable.tsx";

const numbers = (text: string): string[] => text.match(/\d+/g) ?? [];

/** The numbers drawn in a place that its label does not say. */
function unspokenNumbers(place: Element): string[] {
  const spoken = numbers(nameOf(place));
  const drawn = [...place.querySelectorAll("text, b, span, small, tspan")]
    .filter((one) => one.children.length === 0)
    .flatMap((one) => numbers(one.textContent ?? ""));
  return drawn.filter((number) => !spoken.includes(number));
}

/** Declares the test; `pictures` are places whose numbers are printed and never change. */
export function testLabels(table: Table, pictures?: RegExp): void {
  test("every number that is drawn is told", () => {
    let places = 0;
    for (const [n, scene] of table.latest().entries()) {
      if (n % 6) continue; // drawing is slow in a simulated page
      for (const isPhone of [false, true]) {
        for (const place of table.show(scene, isPhone).querySelectorAll(".place")) {
          const id = place.getAttribute("data-place") ?? "";
          const about = `${scene.name}: ${nameOf(place)}`;
          if (!pictures?.test(id)) expect(unspokenNumbers(place), about).toEqual([]);
          places += 1;
        }
      }
    }
    expect(places).toBeGreaterThan(200);
  }, 120_000);
}
