/** What I may do: the question, the steps so far, the choices, and undo, restart, confirm. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { settings } from "../app/settings.ts";
import { t } from "../app/state.ts";
import { placeName } from "../text/placeNames.ts";
import { Button } from "../ui/controls.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Changes } from "./Changes.tsx";
import { useTable } from "./context.ts";
import { hoverHandlers } from "./hover.ts";
import { afterTurn, statusOf } from "./Status.tsx";

/** On a phone the choices are one line of the bar; more than these can be opened as a list. */
const FEW = 2;

export function Choices() {
  const table = useTable();
  const { store, words, question } = table;
  const tableView = store.tableView.value;
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(false), [tableView?.asked_since]);
  if (!tableView) return null;
  const changes = store.previews.changes.value;
  const asked = store.isAsked.value && tableView.table.lifecycle === "running";
  // On a phone every line counts: nothing to do, nothing to show.
  if (table.isPhone && !asked && tableView.undoable === null) return null;
  return (
    <section
      class={["panel choices", asked && "asked", open && "open"].filter(Boolean).join(" ")}
      aria-label={t("web-choices")}
    >
      {asked ? (
        <>
          <h2>{afterTurn(question)}</h2>
          <Steps />
          <ol class="choice-list">
            {store.choices.value.map((choice, i) => (
              <li key={choice.action}>
                <button
                  type="button"
                  class={
                    store.chosenAction.value === choice.action
                      ? "choice-button chosen"
                      : "choice-button"
                  }
                  aria-pressed={store.chosenAction.value === choice.action}
                  disabled={store.pastTableView.value !== null || store.isSending.value}
                  onClick={() => store.chooseAction(choice.action)}
                  {...hoverHandlers(store, choice.places)}
                >
                  {i < 9 && <kbd>{i + 1}</kbd>}
                  <span class="choice-words">{words.action(choice.action)}</span>
                  <Changes words={words} changes={changes.get(choice.action) ?? []} />
                </button>
              </li>
            ))}
          </ol>
        </>
      ) : (
        <h2 class="waiting">{statusOf(table).text}</h2>
      )}
      <TurnButtons>
        {table.isPhone && asked && store.choices.value.length > FEW && (
          <Button
            icon="log"
            label={t("web-all-choices", { count: store.choices.value.length })}
            expanded={open}
            onClick={() => setOpen(!open)}
          />
        )}
      </TurnButtons>
    </section>
  );
}

/** The places chosen so far; a click takes one back. */
function Steps() {
  const { store, words } = useTable();
  const path = store.path.value;
  if (path.length === 0) return null;
  return (
    <p class="steps">
      {path.map((place) => (
        <button type="button" key={place} class="chip" onClick={() => store.clickPlace(place)}>
          <Icon name="check" size={16} /> {placeName(words, place)}
        </button>
      ))}
      <span class="soft fine">{t("web-then")}</span>
    </p>
  );
}

function TurnButtons({ children }: { children: ComponentChildren }) {
  const { store } = useTable();
  const tableView = store.tableView.value;
  if (!tableView || tableView.seat === null || tableView.table.lifecycle !== "running") return null;
  const chosen = store.path.value.length > 0 || store.chosenAction.value !== null;
  const undoable = tableView.undoable !== null;
  const busy = store.isSending.value || store.pastTableView.value !== null;
  const nothing = undoable || chosen ? undefined : t("web-nothing-to-undo");
  return (
    <div class="turn-buttons">
      <Button
        icon="undo"
        disabled={busy || !(undoable || chosen)}
        title={nothing}
        label={t("web-undo")}
        onClick={() => store.undo()}
      >
        {t("web-undo")}
      </Button>
      <Button
        icon="restart"
        disabled={busy || !undoable}
        title={nothing}
        label={t("web-restart")}
        onClick={() => store.restart()}
      >
        {t("web-restart")}
      </Button>
      {children}
      {settings.value.confirm && (
        <Button
          icon="check"
          kind="seal"
          disabled={busy || store.chosenAction.value === null}
          onClick={() => store.confirm()}
        >
          {t(store.isSending.value ? "web-sending" : "web-confirm")}
        </Button>
      )}
    </div>
  );
}
