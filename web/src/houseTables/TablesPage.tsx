/** The page of the house tables: loads what it needs, and puts its parts in order. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { NameDialog, needsName } from "../account/NameDialog.tsx";
import { announceRefusal, refusalText } from "../app/announce.ts";
import { Header } from "../app/Header.tsx";
import { houseTablesAddress } from "../app/route.ts";
import { settings } from "../app/settings.ts";
import { me, t } from "../app/state.ts";
import type { PrintedModule } from "../board/PrintedDrawing.ts";
import { loadPrinted } from "../games/registry.ts";
import { Refusal } from "../net/http.ts";
import type { PrintedComponentView } from "../protocol/messages.ts";
import { loadGameTexts } from "../table/gameAssets.ts";
import { personName } from "../table/names.ts";
import { ComponentWords } from "../text/componentWords.ts";
import { gameName } from "../text/gameNames.ts";
import type { Texts } from "../text/texts.ts";
import { Words } from "../text/words.ts";
import { useIsPhone } from "../ui/useIsPhone.ts";
import { markOf, progressOf } from "./box.ts";
import { ComponentForm } from "./ComponentForm.tsx";
import { ComponentGrid, sectionId } from "./ComponentGrid.tsx";
import { type HouseTablesPage, HouseTablesScope, useHouseTables, useIsMapForm } from "./context.ts";
import { cardOf, focusCard, handleKey, isOnCard } from "./keys.ts";
import { Others } from "./Others.tsx";
import { PageHead } from "./PageHead.tsx";
import { Kinds } from "./Progress.tsx";
import { HouseTablesStore } from "./store.ts";
import { WhenOpened } from "./WhenOpened.tsx";

interface TablesPageProps {
  game: string;
  /** Other people's; null: my own. */
  id: string | null;
}

export function TablesPage({ game, id }: TablesPageProps) {
  const store = useMemo(() => new HouseTablesStore(game, id), [game, id]);
  const [then, setThen] = useState<(() => void) | null>(null);
  const printed = usePrinted(game);
  const texts = useTableTexts(game);
  const isPhone = useIsPhone();
  useEffect(() => {
    store.requireName = (go) => (needsName() ? setThen(() => go) : go());
    store.onRefusedMark = announceRefusal;
    void store.load();
  }, [store]);
  const words = useMemo(() => texts && new ComponentWords(new Words(texts, game, [], [])), [texts]);
  if (store.goneReason.value) {
    return (
      <main class="alone">
        <h1>{t("web-tables-gone")}</h1>
        <p>{refusalText(store.goneReason.value)}</p>
        <a class="button" href="#/">
          {t("web-back-to-lobby")}
        </a>
      </main>
    );
  }
  if (!words || printed === undefined || !store.components.value) {
    return (
      <main class="alone">
        <p class="soft">{t("web-loading")}</p>
      </main>
    );
  }
  const page: HouseTablesPage = { store, words, printed, isPhone, nameOf };
  return (
    <HouseTablesScope value={page}>
      <Screen />
      {then && (
        <NameDialog
          onNamed={() => {
            setThen(null);
            store.loadBox().then(then, (error: unknown) => {
              if (!(error instanceof Refusal)) throw error;
              announceRefusal(error.why);
            });
          }}
          onClose={() => setThen(null)}
        />
      )}
    </HouseTablesScope>
  );

  function nameOf({ kind, key, id: name }: PrintedComponentView): string {
    const found = store.components.value?.kinds.find((one) => one.id === kind);
    const number = found?.components.findIndex((one) => one.key === key) ?? 0;
    return words?.component(kind, found?.thing ?? "", name, number + 1) ?? name;
  }
}

function usePrinted(game: string): PrintedModule | null | undefined {
  const [printed, setPrinted] = useState<PrintedModule | null | undefined>(undefined);
  useEffect(() => {
    void loadPrinted(game).then(setPrinted);
  }, [game]);
  return printed;
}

/** The texts of the game with those of its components, in the chosen language. */
function useTableTexts(game: string): Texts | null {
  const texts = useSignal<Texts | null>(null);
  const { language } = settings.value;
  useEffect(() => {
    let wanted = true;
    void loadGameTexts(language, game, {}, ["", "tables"]).then((loaded) => {
      if (wanted) texts.value = loaded;
    });
    return () => {
      wanted = false;
    };
  }, [game, language]);
  return texts.value;
}

function Screen() {
  const { store, isPhone } = useHouseTables();
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(store.components.value?.kinds[0]?.id ?? "");
  const open = store.open.value;
  const hasMap = useIsMapForm(open);
  useEffect(() => {
    // The owner goes on where they stopped; on a phone the form would cover the box.
    if (!isPhone && !store.openKey.value) {
      const next = store.all.value.find(
        (one) => one.is_reconstructed && markOf(one, store.box) === "believed",
      );
      store.select((next ?? store.all.value[0])?.key ?? null);
    }
  }, [store]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.defaultPrevented && handleKey(event, store)) event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [store]);
  useEffect(() => {
    if (!open) return;
    cardOf(open.key)?.scrollIntoView({ block: "nearest" });
    if (isOnCard()) focusCard(open.key);
    setShown(open.kind);
  }, [open?.key]);
  const choose = (kind: string) => {
    document.getElementById(sectionId(kind))?.scrollIntoView({ block: "start" });
    setShown(kind);
  };
  useEffect(() => {
    // The panel scrolls, on small screens the page.
    const onScroll = () => {
      const kind = kindInSight(box.current);
      if (kind) setShown(kind);
    };
    document.addEventListener("scroll", onScroll, true);
    return () => document.removeEventListener("scroll", onScroll, true);
  }, []);
  return (
    <div class={open ? "tables-page has-open" : "tables-page"}>
      {!isPhone && <Header />}
      <main class={hasMap ? "tables-main has-map" : "tables-main"}>
        <div class="tables-top">
          <PageHead />
          <Banner />
        </div>
        <div class="kinds-panel panel">
          <h2>{t("web-tables-components")}</h2>
          <Kinds shown={shown} onChoose={choose} />
          <div class="fine soft own-box">
            <p>{t("web-tables-own-box")}</p>
            <p class="keys-hint">{t("web-tables-keys")}</p>
          </div>
          <Others />
        </div>
        <div class="panel box-panel" ref={box}>
          <ComponentGrid />
        </div>
        {open && <ComponentForm component={open} />}
        <WhenOpened />
      </main>
    </div>
  );
}

/** The last kind that begins in the upper third of what is seen of the box. */
function kindInSight(box: HTMLElement | null): string | null {
  if (!box) return null;
  const { top, height } = box.getBoundingClientRect();
  const line = Math.max(top, 0) + Math.min(height, innerHeight) / 3;
  const sections = [...box.querySelectorAll<HTMLElement>("[data-kind]")];
  const begun = sections.filter((one) => one.getBoundingClientRect().top <= line);
  return begun.at(-1)?.dataset.kind ?? null;
}

/** Whose house tables these are, or thanks for all that was done. */
function Banner() {
  const { store } = useHouseTables();
  const { printed, corrected, total } = progressOf(store.components.value?.kinds ?? [], store.box);
  const stored = store.saver.stored.value;
  if (store.isReadOnly && stored) {
    const isOld = stored.rules !== store.components.value?.rules;
    return (
      <p class="banner banner-indigo">
        <span>
          {t("web-tables-of", { name: personName(stored.by) })}{" "}
          {isOld && t("web-tables-of-version", { rules: stored.rules })}
        </span>
        <a class="button" href={houseTablesAddress(store.game)}>
          {t("web-tables-mine")}
        </a>
      </p>
    );
  }
  if (total > 0 && printed + corrected === total) {
    const params = { game: gameName(store.game), name: me.value?.name ?? "" };
    return <p class="banner banner-tea">{t("web-tables-all-done", params)}</p>;
  }
  return null;
}
