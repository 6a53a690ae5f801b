/** Who sits where: before the start in the middle of the table, later in a dialog. */
import { useState } from "preact/hooks";
import { NameDialog, needsName } from "../account/NameDialog.tsx";
import { announce, announceRefusal } from "../app/announce.ts";
import { seatAddress } from "../app/route.ts";
import { defaultBot, gameInfo, isSignedIn, t } from "../app/state.ts";
import { Mark } from "../board/pieces/Mark.tsx";
import { StrengthSelect } from "../lobby/StrengthSelect.tsx";
import { post, Refusal } from "../net/http.ts";
import type { Link, SeatSummary } from "../protocol/messages.ts";
import { Button } from "../ui/controls.tsx";
import { useTable } from "./context.ts";
import { seatName } from "./names.ts";
import { botText } from "./Panels.tsx";

export function WaitingRoom() {
  const { store, tableView } = useTable();
  const { table } = tableView;
  const open = table.seats.filter((seat) => seat.kind === "open").length;
  return (
    <section class="panel waiting-room" aria-label={t("web-step-seats")}>
      <header>
        <h2>{t(open ? "web-status-open" : "web-status-ready", { count: open })}</h2>
      </header>
      <SeatList />
      <footer class="buttons">
        {table.yours && (
          <Button
            kind="seal"
            icon="play"
            disabled={open > 0}
            onClick={() => void store.sendCommand({ do: "start" })}
          >
            {t("web-start-table")}
          </Button>
        )}
        {table.yours && (
          <Button onClick={() => void store.sendCommand({ do: "abandon" })}>
            {t("web-close-table")}
          </Button>
        )}
        {!table.yours && <p class="soft">{t("web-owner-starts")}</p>}
      </footer>
    </section>
  );
}

export function SeatList() {
  const { tableView } = useTable();
  return (
    <ul class="wishes">
      {tableView.table.seats.map((seat, i) => (
        <SeatRow key={i} seat={seat} number={i} />
      ))}
    </ul>
  );
}

function SeatRow({ seat, number }: { seat: SeatSummary; number: number }) {
  const { store, tableView } = useTable();
  const { table } = tableView;
  const [asking, setAsking] = useState(false);
  const game = gameInfo(table.game);
  const [strength, setStrength] = useState(defaultBot(game));
  const seated = table.seats.some((one) => one.yours);
  const open = seat.kind === "open";
  const mayFill = table.yours && open;
  const mayGive = seat.yours && table.lifecycle === "running";
  const kind =
    seat.kind === "bot" ? botText(seat.strength) : t(open ? "web-waits-for-person" : "web-person");
  const join = () => void store.sendCommand({ do: "join", seat: number });
  return (
    <li class="wish">
      {open ? <span class="seat-open" /> : <Mark colour={number} size={24} />}
      <span class="wish-name">
        <strong>{seatName(seat, number)}</strong>
        <span class="soft fine">{seat.yours ? t("web-you") : kind}</span>
      </span>
      <span class="buttons push">
        {open && !seated && (
          <Button kind="ink" onClick={() => (needsName() ? setAsking(true) : join())}>
            {t("web-sit-down")}
          </Button>
        )}
        {isSignedIn() && seat.may_return && !seat.yours && (
          <Button onClick={() => void store.sendCommand({ do: "take_back", seat: number })}>
            {t("web-take-back")}
          </Button>
        )}
        {(seat.yours || (table.yours && seat.kind !== "person")) && <CopyLink seat={number} />}
        {(mayFill || mayGive) && (
          <StrengthSelect bots={game?.bots ?? []} chosen={strength} onChoose={setStrength} />
        )}
        {mayFill && (
          <Button
            icon="bot"
            onClick={() => void store.sendCommand({ do: "fill_seat", seat: number, strength })}
          >
            {t("web-bot")}
          </Button>
        )}
        {table.yours && !open && !seat.yours && table.lifecycle === "open" && (
          <Button
            icon="close"
            kind="quiet"
            label={t("web-clear-seat", { number: number + 1 })}
            onClick={() => void store.sendCommand({ do: "clear_seat", seat: number })}
          />
        )}
        {mayGive && (
          <Button
            icon="bot"
            onClick={() => void store.sendCommand({ do: "give_to_bot", seat: number, strength })}
          >
            {t("web-give-to-bot")}
          </Button>
        )}
        {seat.yours && (
          <Button icon="door" onClick={() => void store.sendCommand({ do: "leave", seat: number })}>
            {t("web-leave")}
          </Button>
        )}
      </span>
      {asking && (
        <NameDialog
          onNamed={() => {
            setAsking(false);
            join();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}

/** A new link to this seat; earlier links stop working. */
function CopyLink({ seat }: { seat: number }) {
  const { store } = useTable();
  const [link, setLink] = useState("");
  const copy = async () => {
    try {
      const { secret } = await post<Link>(`/api/tables/${store.id}/seats/${seat}/link`);
      const address = seatAddress(store.id, seat, secret);
      setLink(address);
      await navigator.clipboard?.writeText(address).then(
        () => announce(t("web-link-copied")),
        () => announce(t("web-link-shown")),
      );
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      announceRefusal(error.why);
    }
  };
  return (
    <>
      <Button icon="link" onClick={() => void copy()}>
        {t("web-copy-link")}
      </Button>
      {link && (
        <input class="link-shown" type="text" readOnly value={link} aria-label={t("web-link")} />
      )}
    </>
  );
}
