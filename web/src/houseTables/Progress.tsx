/** How much has been compared: of the whole game, and of each kind of components. */
import { useEffect, useRef } from "preact/hooks";
import { t } from "../app/state.ts";
import type { PrintedKindView } from "../protocol/messages.ts";
import { doneOf, progressOf } from "./box.ts";
import { useHouseTables } from "./context.ts";

interface BarProps {
  done: number;
  total: number;
  label: string;
}

/** The words beside it say the same. */
export function Bar({ done, total, label }: BarProps) {
  return <progress class="compared-bar" value={done} max={total} aria-label={label} />;
}

/** The whole game, in one line. */
export function Overall() {
  const { store } = useHouseTables();
  const progress = progressOf(store.components.value?.kinds ?? [], store.box);
  const [done, total] = [doneOf(progress), progress.total];
  const text = t("web-tables-confirmed", { done, total });
  return (
    <div class="overall">
      <p class="fine" role="status">
        {text}
      </p>
      <Bar done={done} total={total} label={text} />
    </div>
  );
}

interface KindsProps {
  /** The kind that is in sight. */
  shown: string;
  onChoose(kind: string): void;
}

/** All kinds in the order of the box. */
export function Kinds({ shown, onChoose }: KindsProps) {
  const { store, words } = useHouseTables();
  const kinds = store.components.value?.kinds ?? [];
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // On narrow screens they stand in one line that scrolls: the line moves, and nothing else.
    const button = list.current?.querySelector<HTMLElement>("[aria-current]");
    const line = list.current;
    if (button && line) line.scrollTo?.({ left: button.offsetLeft - line.offsetLeft - 40 });
  }, [shown]);
  return (
    <nav class="kinds" aria-label={t("web-tables-components")}>
      <ul ref={list}>
        {kinds.map((kind) => (
          <li key={kind.id}>
            <KindButton
              kind={kind}
              name={words.kind(kind.id)}
              isShown={kind.id === shown}
              onClick={() => onChoose(kind.id)}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface KindButtonProps {
  kind: PrintedKindView;
  name: string;
  isShown: boolean;
  onClick(): void;
}

function KindButton({ kind, name, isShown, onClick }: KindButtonProps) {
  const { store } = useHouseTables();
  const progress = progressOf([kind], store.box);
  const [done, total] = [doneOf(progress), progress.total];
  return (
    <button type="button" aria-current={isShown ? "true" : undefined} onClick={onClick}>
      <span class={total ? "strong" : ""}>{name}</span>
      {total > 0 && (
        <>
          <span class="soft fine">{t("web-tables-done-of", { done, total })}</span>
          <Bar done={done} total={total} label={name} />
        </>
      )}
    </button>
  );
}
