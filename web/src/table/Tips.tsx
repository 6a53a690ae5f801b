/** Tooltips: what a place is for, on hover, long press or focus. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { placeName } from "../text/placeNames.ts";
import type { Words } from "../text/words.ts";

const REST = 400;
const PRESS = 500;

interface Tip {
  place: string;
  element: Element;
}

/** The rule of a place's kind; empty where there is nothing to say. */
export function tipOf(words: Words, place: string): string {
  const id = `${words.game}-tip-${place.split(":")[0]}`;
  return words.texts.has(id) ? words.say(id) : "";
}

export function Tips({ words }: { words: Words }) {
  const [tip, setTip] = useState<Tip | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState({ left: 0, top: 0 });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hide = () => {
      clearTimeout(timer);
      setTip(null);
    };
    const soon = (event: Event, ms: number) => {
      hide();
      const at = event.target instanceof Element ? event.target : null;
      const element = at?.closest("[data-place]");
      const place = element?.getAttribute("data-place");
      if (element && place) timer = setTimeout(() => setTip({ place, element }), ms);
    };
    const over = (event: PointerEvent) => {
      if (event.pointerType === "mouse") soon(event, REST);
    };
    const press = (event: PointerEvent) => {
      if (event.pointerType === "mouse") hide();
      else soon(event, PRESS);
    };
    const focus = (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.matches(":focus-visible")) {
        soon(event, REST);
      }
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === "Escape") hide();
    };
    const ears: [string, (event: never) => void][] = [
      ["pointerover", over],
      ["pointerdown", press],
      ["pointerup", hide],
      ["pointercancel", hide],
      ["focusin", focus],
      ["focusout", hide],
      ["scroll", hide],
      ["keydown", key],
    ];
    for (const [name, ear] of ears) document.addEventListener(name, ear as EventListener, true);
    return () => {
      hide();
      for (const [name, ear] of ears) {
        document.removeEventListener(name, ear as EventListener, true);
      }
    };
  }, []);
  useLayoutEffect(() => {
    if (!tip || !box.current) return;
    const at = tip.element.getBoundingClientRect();
    const { width, height } = box.current.getBoundingClientRect();
    const above = at.top - height - 10;
    setSpot({
      left: Math.max(8, Math.min(at.left + at.width / 2 - width / 2, innerWidth - width - 8)),
      top: above > 8 ? above : Math.min(at.bottom + 10, innerHeight - height - 8),
    });
  }, [tip]);
  const text = tip && tipOf(words, tip.place);
  if (!tip || !text) return null;
  return (
    <div
      ref={box}
      class="tip"
      role="tooltip"
      style={{ left: `${spot.left}px`, top: `${spot.top}px` }}
    >
      <strong class="serif">{placeName(words, tip.place)}</strong>
      <p>{text}</p>
    </div>
  );
}
