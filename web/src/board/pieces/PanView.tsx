/** A drawing larger than the phone, to be moved by the finger. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import "./pan.css";

/** Scrolls the lit places into the middle of the window; before there are any, its own middle. */
function showLit(window: HTMLElement): void {
  const frame = window.getBoundingClientRect();
  const lit = [...window.querySelectorAll(".place-legal, .place-chosen")].map((place) =>
    place.getBoundingClientRect(),
  );
  if (lit.length === 0) {
    if (window.scrollLeft > 0 || window.scrollTop > 0) return;
    window.scrollLeft = (window.scrollWidth - frame.width) / 2;
    window.scrollTop = (window.scrollHeight - frame.height) / 2;
    return;
  }
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

/** The window; its button shows the whole drawing and back. */
export function PanView({
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
    <div class="pan">
      <div ref={ref} class={whole ? "pan-view pan-whole" : "pan-view"}>
        {children}
      </div>
      <button
        type="button"
        class="pan-fit"
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
