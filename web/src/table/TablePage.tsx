/** A table: loads what it needs, then shows its page. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { NameDialog } from "../account/NameDialog.tsx";
import { announceRefusal, refusalText } from "../app/announce.ts";
import { navigate, tableAddress } from "../app/route.ts";
import { settings } from "../app/settings.ts";
import { connection, isSignedIn, t } from "../app/state.ts";
import { paintsOf } from "../board/pieces/paints.ts";
import { newId } from "../net/http.ts";
import type { TableSummary } from "../protocol/messages.ts";
import { gameSources, type TextPart } from "../text/sources.ts";
import type { Texts } from "../text/texts.ts";
import { Words } from "../text/words.ts";
import { useIsPhone } from "../ui/useIsPhone.ts";
import { type Table, TableScope } from "./context.ts";
import {
  type GameAssets,
  loadGameAssets,
  loadGameTexts,
  newestRules,
  type RulesAddress,
  rulesOf,
} from "./gameAssets.ts";
import { placeLabels } from "./lights.ts";
import { playersOf } from "./names.ts";
import { TableStore } from "./store.ts";
import { TableScreen } from "./TableScreen.tsx";

interface TablePageProps {
  id: string;
  seat: number | null;
  secret: string | null;
}

export function TablePage({ id, seat, secret }: TablePageProps) {
  const store = useMemo(() => new TableStore(id, connection), [id]);
  useEffect(() => {
    store.needsConfirmation = () => settings.value.confirm;
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
  const tableView = store.tableView.value;
  const shown = store.shownTableView.value;
  const summary = tableView?.table;
  const assets = useGameAssets(summary?.game ?? null, summary && rulesOf(summary));
  // What stays the same from update to update keeps its identity, so that it is not drawn again.
  const players = useStableValue(tableView ? playersOf(tableView.table, tableView.seat) : []);
  const painted = useStableValue([...paintsOf(tableView?.view, players)]);
  const paints = useMemo(() => new Map(painted), [painted]);
  const texts = useGameTexts(assets, tableView?.table.options ?? null, paints);
  const isPhone = useIsPhone();
  const words = useMemo(() => {
    if (!texts || !assets) return null;
    const names = players.map((player) => player.name);
    return new Words(texts, assets.game, assets.catalog, names);
  }, [texts, assets, players]);
  if (store.goneReason.value) {
    return (
      <main class="alone">
        <h1>{t("web-table-gone")}</h1>
        <p>{refusalText(store.goneReason.value)}</p>
        <a class="button" href="#/">
          {t("web-back-to-lobby")}
        </a>
      </main>
    );
  }
  if (!tableView || !shown || !assets || !words) {
    return (
      <main class="alone">
        <p class="soft">{t("web-loading")}</p>
      </main>
    );
  }
  store.actionsAt = (place) => assets.actionsAt.get(place) ?? [];
  const node = (shown.view as { node?: unknown } | null)?.node;
  const question = typeof node === "string" ? words.thing("ask", node) : "";
  const bare = { store, assets, words, players, paints, tableView: shown, question, isPhone };
  const table: Table = { ...bare, label: placeLabels(bare) };
  return (
    <TableScope value={table}>
      <TableScreen />
    </TableScope>
  );
}

/** The value of before, as long as it says the same. */
function useStableValue<T>(value: T): T {
  const before = useRef(value);
  if (JSON.stringify(before.current) !== JSON.stringify(value)) before.current = value;
  return before.current;
}

/** The texts of the game at this table, in the chosen language, with the colours of the palette. */
export function useGameTexts(
  assets: GameAssets | null,
  options: TableSummary["options"] | null,
  paints: ReadonlyMap<string, number>,
  parts: readonly TextPart[] = ["", "rules"],
): Texts | null {
  const texts = useSignal<Texts | null>(null);
  const { language } = settings.value;
  useEffect(() => {
    let wanted = true;
    if (!assets || !options) return;
    void loadGameTexts(language, assets.game, options, parts).then((loaded) => {
      if (!wanted) return;
      const names = [...paints].map(([colour, paint]): [string, string] => [
        `${assets.game}-color-${colour}`,
        loaded.say(`web-colour-${paint}`),
      ]);
      loaded.override(new Map(names));
      texts.value = loaded;
    });
    return () => {
      wanted = false;
    };
    // By what is in them: a new map with the same paints is no reason to load anything.
  }, [assets, language, JSON.stringify(options), JSON.stringify([...paints])]);
  return texts.value;
}

/** Without an address: those of the newest rules. */
export function useGameAssets(game: string | null, address?: RulesAddress): GameAssets | null {
  const [assets, setKit] = useState<GameAssets | null>(null);
  useEffect(() => {
    let wanted = true;
    if (game) {
      void gameSources(settings.peek().language, game); // together with the rest, not after it
      loadGameAssets(game, address ?? newestRules(game)).then(
        (found) => wanted && setKit(found),
        () => {}, // a banner says that the server does not answer
      );
    }
    return () => {
      wanted = false;
    };
  }, [game, address?.data, connection.state.value === "open"]);
  return assets;
}

/** The person who opens an invitation sits down; then the secret is removed from the address. */
function Claim({ id, seat, secret }: { id: string; seat: number; secret: string }) {
  const [asking, setAsking] = useState(!isSignedIn());
  const claim = async () => {
    setAsking(false);
    const answer = await connection.sendCommand(id, {
      do: "claim",
      id: newId(),
      answers: 0,
      seat,
      secret,
    });
    if (answer.type === "refused") announceRefusal(answer.why);
    navigate(tableAddress(id));
  };
  useEffect(() => {
    if (isSignedIn()) void claim();
  }, []);
  if (!asking) return null;
  return <NameDialog onNamed={() => void claim()} onClose={() => navigate(tableAddress(id))} />;
}
