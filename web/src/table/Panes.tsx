/** Log, chat and notes as tabs. */
import { useEffect, useState } from "preact/hooks";
import { t } from "../app/state.ts";
import { Icon, type IconName } from "../ui/Icon.tsx";
import { ChatPane, NotesPane } from "./ChatPanes.tsx";
import { useTable } from "./context.ts";
import { LogPane } from "./LogPane.tsx";

export type Pane = "log" | "chat" | "notes";
const PANES: { name: Pane; icon: IconName }[] = [
  { name: "log", icon: "log" },
  { name: "chat", icon: "chat" },
  { name: "notes", icon: "notes" },
];

export function Panes({ pane, onPane }: { pane: Pane; onPane(pane: Pane): void }) {
  const unread = useUnread(pane === "chat");
  return (
    <section class="panel panes">
      <div class="tabs" role="tablist">
        {PANES.map(({ name, icon }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={pane === name}
            aria-controls="pane"
            onClick={() => onPane(name)}
          >
            <Icon name={icon} size={18} /> {t(`web-${name}`)}
            {name === "chat" && unread > 0 && <span class="badge">{unread}</span>}
          </button>
        ))}
      </div>
      <div id="pane" class={`pane pane-${pane}`} role="tabpanel" aria-labelledby={`tab-${pane}`}>
        {pane === "log" && <LogPane />}
        {pane === "chat" && <ChatPane />}
        {pane === "notes" && <NotesPane />}
      </div>
    </section>
  );
}

/** Lines of chat by others that came while it was not open. */
function useUnread(open: boolean): number {
  const { store } = useTable();
  const count = store.chat.value.filter((line) => !line.yours).length;
  const [read, setRead] = useState<number | null>(null);
  useEffect(() => {
    if (open) setRead(count);
  }, [open, count]);
  return read === null ? count : Math.max(0, count - read);
}
