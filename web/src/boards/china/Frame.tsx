/** How the map and the cards share the screen: one drawing, or a window on phones. */

import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

/** Whether the middle of the table is clearly wider than high. */
export function useWide() {
  const ref = useRef<HTMLDivElement>(null);
  const [wide, setWide] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === "undefined") return;
    const measure = () => setWide(element.clientWidth > 1.14 * (window.innerHeight - 76));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener("resize", measure);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", measure);
    };
  }, []);
  return { ref, wide };
}

/** Scrolls the lit places into the middle of the window. */
function showLit(window: HTMLElement): void {
  const frame = window.getBoundingClientRect();
  const lit = [...window.querySelectorAll(".place-legal, .place-chosen")].map((place) =>
    place.getBoundingClientRect(),
  );
  if (lit.length === 0) return;
  const middle = (low: number[], high: number[]) => (Math.min(...low) + Math.max(...high)) / 2;
  const x = middle(
    lit.map((r) => r.left),
    lit.map((r) => r.right),
  );
  const y = middle(
    lit.map((r) => r.top),
    lit.map((r) => r.bottom),
  );
  window.scrollLeft += x - frame.left - frame.width / 2;
  window.scrollTop += y - frame.top - frame.height / 2;
}

/** The map larger than the phone, to be moved by the finger; the button shows all of it. */
export function Window({
  name,
  question,
  children,
}: {
  name: string;
  /** When it changes, the window moves to the lit places. */
  question: string;
  children: ComponentChildren;
}) {
  const [whole, setWhole] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ref.current) showLit(ref.current);
  }, [question, whole]);
  return (
    <div class="china-window">
      <div ref={ref} class={whole ? "china-scroll china-scroll-whole" : "china-scroll"}>
        {children}
      </div>
      <button
        type="button"
        class="china-fit"
        aria-label={name}
        aria-pressed={whole}
        onClick={() => setWhole(!whole)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path
            d={
              whole
                ? "M9 4V9H4M15 4V9H20M9 20V15H4M15 20V15H20"
                : "M4 9V4H9M20 9V4H15M4 15V20H9M20 15V20H15"
            }
          />
        </svg>
      </button>
    </div>
  );
}
