/** A table: loads what it needs, then shows its page. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useState } from "preact/hooks";
import { NameDialog } from "../account/NameDialog.tsx";
import { known, line, t } from "../app/house.ts";
import { go, tableAddress } from "../app/route.ts";
import { say, whyText } from "../app/say.ts";
import { settings } from "../app/settings.ts";
import { newId } from "../net/http.ts";
import type { Texts } from "../text/texts.ts";
import { Words } from "../text/words.ts";
import { useNarrow } from "../ui/useNarrow.ts";
import { type Table, TableScope } from "./context.ts";
import { type Kit, loadGameTexts, loadKit } from "./game.ts";
import { placeLabel } from "./lights.ts";
import { playersOf } from "./names.ts";
import { TableStore } from "./store.ts";
import { TableView } from "./TableView.tsx";

interface TablePageProps {
  id: string;
  seat: number | null;
  secret: string | null;
}

export function TablePage({ id, seat, secret }: TablePageProps) {
  const store = useMemo(() => new TableStore(id, line), [id]);
  useEffect(() => {
    store.confirming = () => settings.value.confirm;
    void store.open();
    return () => store.close();
  }, [store]);
  const sight = store.sight.value;
  const kit = useKit(sight?.table.game ?? null);
  const texts = useSignal<Texts | null>(null);
  const { language } = settings.value;
  const options = sight?.table.options;
  const optionsKey = JSON.stringify(options ?? null);
  useEffect(() => {
    if (kit && options) void loadGameTexts(texts, language, kit.game, options);
  }, [kit, language, optionsKey]);
  const narrow = useNarrow();
  if (kit) store.actionsAt = (place) => kit.actionsAt.get(place) ?? [];

  if (store.gone.value) {
    return (
      <main class="alone">
        <h1>{t("web-table-gone")}</h1>
        <p>{whyText(store.gone.value)}</p>
        <a class="button" href="#/">
          {t("web-back-to-lobby")}
        </a>
      </main>
    );
  }
  const claim = secret && seat !== null && <Claim id={id} seat={seat} secret={secret} />;
  const shown = store.shown.value;
  if (!sight || !shown || !kit || !texts.value) {
    return (
      <main class="alone">
        <p class="soft">{t("web-loading")}</p>
        {claim}
      </main>
    );
  }
  const players = playersOf(sight.table, sight.seat);
  const words = new Words(
    texts.value,
    kit.game,
    kit.catalog,
    players.map((player) => player.name),
  );
  const node = (shown.view as { node?: unknown } | null)?.node;
  const question = typeof node === "string" ? words.thing("ask", node) : "";
  const bare: Omit<Table, "label"> = { store, kit, words, players, sight: shown, question, narrow };
  const table: Table = { ...bare, label: (place) => placeLabel(bare, place) };
  return (
    <TableScope value={table}>
      <TableView />
      {claim}
    </TableScope>
  );
}

function useKit(game: string | null): Kit | null {
  const [kit, setKit] = useState<Kit | null>(null);
  useEffect(() => {
    let wanted = true;
    if (game) {
      loadKit(game).then(
        (found) => wanted && setKit(found),
        () => {}, // the line says that the house is away
      );
    }
    return () => {
      wanted = false;
    };
  }, [game, line.state.value === "open"]);
  return kit;
}

/** Whoever opens an invitation sits down; the secret then leaves the address. */
function Claim({ id, seat, secret }: { id: string; seat: number; secret: string }) {
  const [asking, setAsking] = useState(!known());
  const claim = async () => {
    setAsking(false);
    const answer = await line.give(id, { do: "claim", id: newId(), answers: 0, seat, secret });
    if (answer.type === "refused") say(answer.why);
    go(tableAddress(id));
  };
  useEffect(() => {
    if (known()) void claim();
  }, []);
  if (!asking) return null;
  return <NameDialog onNamed={() => void claim()} onClose={() => go(tableAddress(id))} />;
}
