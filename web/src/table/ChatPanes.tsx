/** Chat beside the log, and private notes. */
import { useEffect, useRef, useState } from "preact/hooks";
import { refusalText } from "../app/announce.ts";
import { isSignedIn, t } from "../app/state.ts";
import { get, put, Refusal } from "../net/http.ts";
import { useTable } from "./context.ts";
import { personName } from "./names.ts";

export function ChatPane() {
  const { store, tableView } = useTable();
  const [text, setText] = useState("");
  const end = useRef<HTMLDivElement>(null);
  const lines = store.chat.value;
  const may = tableView.table.yours || tableView.table.seats.some((seat) => seat.yours);
  useEffect(() => {
    if (lines.length) end.current?.scrollIntoView?.({ block: "nearest" });
  }, [lines]);
  const send = async () => {
    const said = text.trim();
    setText("");
    if (said && !(await store.sendCommand({ do: "say", text: said }))) setText(said);
  };
  return (
    <div class="chat">
      <div class="chat-lines" role="log" aria-label={t("web-chat")}>
        {lines.length === 0 && <p class="nothing">{t("web-chat-empty")}</p>}
        {lines.map((line) => (
          <p key={line.number} class={line.yours ? "chat-line mine" : "chat-line"}>
            <strong>{personName(line.name)}</strong> {line.text}
          </p>
        ))}
        <div ref={end} />
      </div>
      {may && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <input
            type="text"
            aria-label={t("web-chat-say")}
            placeholder={t("web-chat-say")}
            maxLength={2000}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <button type="submit" class="button" disabled={!text.trim()}>
            {t("web-chat-send")}
          </button>
        </form>
      )}
    </div>
  );
}

const KEEP_AFTER = 800;

export function NotesPane() {
  const { store } = useTable();
  const [text, setText] = useState<string | null>(null);
  const [state, setState] = useState("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const path = `/api/tables/${store.id}/notes`;
  useEffect(() => {
    if (!isSignedIn()) return;
    get<{ text: string }>(path).then(
      (note) => setText(note.text),
      () => setText(""),
    );
  }, [path]);
  const keep = (value: string) => {
    setText(value);
    setState("");
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      put(path, { text: value }).then(
        () => setState(t("web-kept")),
        (error: unknown) =>
          setState(error instanceof Refusal ? refusalText(error.why) : String(error)),
      );
    }, KEEP_AFTER);
  };
  if (!isSignedIn()) return <p class="nothing">{t("web-notes-need-name")}</p>;
  return (
    <div class="notes">
      <textarea
        aria-label={t("web-notes")}
        placeholder={t("web-notes-empty")}
        maxLength={10_000}
        disabled={text === null}
        value={text ?? ""}
        onInput={(event) => keep(event.currentTarget.value)}
      />
      <p class="soft fine" role="status">
        {state || t("web-notes-empty")}
      </p>
    </div>
  );
}
