/** The whole client: a head, a page, one quiet message. */
import { useEffect, useState } from "preact/hooks";
import { Account } from "../account/Account.tsx";
import { TablesPage } from "../houseTables/TablesPage.tsx";
import { LearnPage } from "../learn/LearnPage.tsx";
import { Lobby } from "../lobby/Lobby.tsx";
import { NewTable } from "../lobby/NewTable.tsx";
import { Refusal } from "../net/http.ts";
import { TablePage } from "../table/TablePage.tsx";
import { Button } from "../ui/controls.tsx";
import { message } from "./announce.ts";
import { Header } from "./Header.tsx";
import { route } from "./route.ts";
import { connectToServer, me, serverInfo, t, texts } from "./state.ts";

export function App() {
  const [away, setAway] = useState(false);
  const connect = () => {
    setAway(false);
    connectToServer().catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      setAway(true);
    });
  };
  useEffect(connect, []);
  if (!texts.value) return null;
  if (away) {
    return (
      <main class="alone">
        <h1>{t("web-house-away")}</h1>
        <Button onClick={connect}>{t("web-try-now")}</Button>
      </main>
    );
  }
  if (!serverInfo.value || !me.value) return <main class="alone" aria-busy="true" />;
  return (
    <>
      <Page />
      <p
        class={message.value ? "message" : "message hidden-visually"}
        role="status"
        aria-live="polite"
      >
        {message.value}
      </p>
    </>
  );
}

function Page() {
  const at = route.value;
  if (at.page === "table")
    return <TablePage key={at.id} id={at.id} seat={at.seat} secret={at.secret} />;
  if (at.page === "learn") {
    return <LearnPage key={at.game} game={at.game} lesson={at.lesson} step={at.step} />;
  }
  if (at.page === "tables") {
    return <TablesPage key={`${at.game}/${at.id}`} game={at.game} id={at.id} />;
  }
  return (
    <div class="page">
      <Header />
      {at.page === "new" ? (
        <NewTable key={`${at.game}/${at.tables}`} game={at.game} houseTables={at.tables ?? ""} />
      ) : at.page === "account" ? (
        <Account />
      ) : (
        <Lobby />
      )}
    </div>
  );
}
