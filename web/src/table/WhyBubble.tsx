/** Why not: the rules that forbid the actions of a dark place. */
import type { Signal } from "@preact/signals";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../app/state.ts";
import { placeName } from "../text/placeNames.ts";
import type { Words } from "../text/words.ts";
import { Button } from "../ui/controls.tsx";
import { Icon } from "../ui/Icon.tsx";
import { useTable } from "./context.ts";
import type { Explanation } from "./store.ts";

export function TableWhyBubble() {
  const { store, words } = useTable();
  return <WhyBubble why={store.explanation} words={words} />;
}

interface WhyBubbleProps {
  why: Signal<Explanation | null>;
  words: Words;
}

export function WhyBubble({ why: explanation, words }: WhyBubbleProps) {
  const why = explanation.value;
  const bubble = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState({ left: 0, top: 0 });
  useLayoutEffect(() => {
    const element = bubble.current;
    if (!why || !element) return;
    const place = document.querySelector(`[data-place="${CSS.escape(why.place)}"]`);
    const at = place?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, innerHeight / 2, 0, 0);
    const { width, height } = element.getBoundingClientRect();
    const below = at.bottom + 10 + height < innerHeight;
    setSpot({
      left: Math.max(8, Math.min(at.left + at.width / 2 - 40, innerWidth - width - 8)),
      top: Math.max(8, below ? at.bottom + 10 : at.top - height - 10),
    });
  }, [why]);
  if (!why) return null;
  const name = placeName(words, why.place);
  return (
    <div
      ref={bubble}
      class="bubble"
      role="alert"
      style={{ left: `${spot.left}px`, top: `${spot.top}px` }}
    >
      <header>
        <Icon name="lock" size={18} />
        <strong class="serif">{t("web-why-not", { place: name })}</strong>
        <Button
          icon="close"
          kind="quiet"
          label={t("web-close")}
          onClick={() => {
            explanation.value = null;
          }}
        />
      </header>
      {why.reasons.slice(0, 3).map(({ action, why: reason }) => {
        const { text, rule } = words.reasonAndRule(reason);
        return (
          <p key={action}>
            {why.reasons.length > 1 && <span class="soft">{words.action(action)}: </span>}
            {text} {rule && <span class="soft fine">({rule})</span>}
          </p>
        );
      })}
      {why.reasons.length === 0 && <p>{t(why.loading ? "web-why-loading" : "web-why-nothing")}</p>}
    </div>
  );
}
