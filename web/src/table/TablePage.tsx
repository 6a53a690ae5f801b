/** A table: loads what it needs, then shows its page. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { NameDialog } from "../account/NameDialog.tsx";
import { say, whyText } from "../app/announce.ts";
import { go, tableAddress } from "../app/route.ts";
import { settings } from "../app/settings.ts";
import { known, line, t } from "../app/state.ts";
import { paintsOf } from "../board/pieces/paints.ts";
import { newId } from "../net/http.ts";
import type { TableSeen } from "../protocol/messages.ts";
import { loadSources, type Texts } from "../text/texts.ts";
import { Words } from "../text/words.ts";
import { useNarrow } from "../ui/useIsPhone.ts";
import { type Table, TableScope } from "./context.ts";
import { type Kit, loadGameTexts, loadKit } from "./gameAssets.ts";
import { placeLabels } from "./lights.ts";
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
  return (
    <>
      <Loaded store={store} />
      {secret && seat !== null && <Claim id={id} seat={seat} secret={secret} />}
    </>
  );
}

/** The page as soon as everything for it is there. */
function Loaded({ store }: { store: TableStore }) {
  const sight = store.sight.value;
  const shown = store.shown.value;
  const kit = useKit(sight?.table.game ?? null);
  // What stays the same from update to update keeps its identity, so that it is not drawn anew.
  const players = useSame(sight ? playersOf(sight.table, sight.seat) : []);
  const painted = useSame([...paintsOf(sight?.view, players)]);
  const paints = useMemo(() => new Map(painted), [painted]);
  const texts = useGameTexts(kit, sight?.table.options ?? null, paints);
  const narrow = useNarrow();
  const words = useMemo(() => {
    if (!texts || !kit) return null;
    const names = players.map((player) => player.name);
    return new Words(texts, kit.game, kit.catalog, names);
  }, [texts, kit, players]);
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
  if (!sight || !shown || !kit || !words) {
    return (
      <main class="alone">
        <p class="soft">{t("web-loading")}</p>
      </main>
    );
  }
  store.actionsAt = (place) => kit.actionsAt.get(place) ?? [];
  const node = (shown.view as { node?: unknown } | null)?.node;
  const question = typeof node === "string" ? words.thing("ask", node) : "";
  const bare = { store, kit, words, players, paints, sight: shown, question, narrow };
  const table: Table = { ...bare, label: placeLabels(bare) };
  return (
    <TableScope value={table}>
      <TableView />
    </TableScope>
  );
}

/** The value of before, as long as it says the same. */
function useSame<T>(value: T): T {
  const before = useRef(value);
  if (JSON.stringify(before.current) !== JSON.stringify(value)) before.current = value;
  return before.current;
}

/** The texts of the game at this table, in the language of now, with the house's colours. */
export function useGameTexts(
  kit: Kit | null,
  options: TableSeen["options"] | null,
  paints: ReadonlyMap<string, number>,
  more: readonly string[] = ["rules"],
): Texts | null {
  const texts = useSignal<Texts | null>(null);
  const { language } = settings.value;
  useEffect(() => {
    let wanted = true;
    if (!kit || !options) return;
    void loadGameTexts(language, kit.game, options, more).then((loaded) => {
      if (!wanted) return;
      const names = [...paints].map(([colour, paint]): [string, string] => [
        `${kit.game}-color-${colour}`,
        loaded.say(`web-colour-${paint}`),
      ]);
      loaded.override(new Map(names));
      texts.value = loaded;
    });
    return () => {
      wanted = false;
    };
    // By what is in them: a new map with the same paints is no reason to load anything.
  }, [kit, language, JSON.stringify(options), JSON.stringify([...paints])]);
  return texts.value;
}

export function useKit(game: string | null): Kit | null {
  const [kit, setKit] = useState<Kit | null>(null);
  useEffect(() => {
    let wanted = true;
    if (game) {
      void loadSources(settings.peek().language, game); // together with the rest, not after it
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
