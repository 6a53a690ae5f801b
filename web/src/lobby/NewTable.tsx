/** A new table: game, seats, start. Everything is filled in. */

import { useState } from "preact/hooks";
import { NameDialog, needsName } from "../account/NameDialog.tsx";
import { announceRefusal } from "../app/announce.ts";
import { houseTablesAddress, navigate, tableAddress } from "../app/route.ts";
import { defaultBot, me, serverInfo, t } from "../app/state.ts";
import { Mark } from "../board/pieces/Mark.tsx";
import { summaryText } from "../houseTables/choice.ts";
import { newId, post, Refusal } from "../net/http.ts";
import type { GameView, Opened, OptionView, SeatWish } from "../protocol/messages.ts";
import { gameDuration, gameName } from "../text/gameNames.ts";
import { Button, Segments, Switch } from "../ui/controls.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Emblem } from "./Emblem.tsx";
import {
  allowedChanges,
  type Chosen,
  chooseOption,
  chosenValue,
  excludedBy,
  isAllowed,
  shownOptions,
} from "./options.ts";
import { differenceText, gameTexts, valueText } from "./optionText.ts";
import { StrengthSelect } from "./StrengthSelect.tsx";
import { TablesRow, useTablesChoice } from "./TablesRow.tsx";

interface NewTableProps {
  game: string | null;
  /** The id of house tables that are asked for; empty: none. */
  houseTables?: string;
}

export function NewTable({ game: wanted, houseTables = "" }: NewTableProps) {
  const games = serverInfo.value?.games ?? [];
  const [name, setName] = useState(wanted ?? games[0]?.name ?? "");
  const game = games.find((one) => one.name === name) ?? games[0];
  const [seats, setSeats] = useState<SeatWish[]>(game ? fittingSeats(game, usualSeats(game)) : []);
  const [chosen, setChosen] = useState<Chosen>({});
  const [watchable, setWatchable] = useState(true);
  const [asking, setAsking] = useState(false);
  const tables = useTablesChoice(game?.name ?? "", houseTables);
  if (!game) return null;

  const bot = botFor(game);
  const most = Math.max(...game.seats);
  const least = Math.min(...game.seats);
  const change = (next: SeatWish[]) => {
    setSeats(next);
    setChosen(allowedChanges(game, chosen, next.length));
  };
  const take = (other: GameView) => {
    setName(other.name);
    setChosen({});
    setSeats(fittingSeats(other, seats));
  };
  const start = async () => {
    setAsking(false);
    try {
      const own = tables.asked ? { house_tables: tables.asked } : {};
      const body = { id: newId(), game: game.name, seats, options: chosen, watchable, ...own };
      const { table } = await post<Opened>("/api/tables", body);
      if (seats.every((seat) => seat.kind !== "open")) {
        await post(`/api/tables/${table}/commands`, { do: "start", id: newId() });
      }
      navigate(tableAddress(table));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      announceRefusal(error.why);
    }
  };
  const open = seats.filter((seat) => seat.kind === "open").length;
  return (
    <main class="new-table">
      <div class="lobby-head">
        <div class="new-head">
          <h1>{t("web-new-table")}</h1>
          <p class="soft">{t("web-new-table-about")}</p>
        </div>
      </div>
      <div class="new-columns">
        <section class="panel" aria-label={t("web-step-game")}>
          <header>
            <span class="step">1</span>
            <h2>{t("web-step-game")}</h2>
          </header>
          <div class="game-choices">
            {games.map((one) => (
              <label key={one.name} class={one === game ? "game-choice chosen" : "game-choice"}>
                <input type="radio" name="game" checked={one === game} onChange={() => take(one)} />
                <Emblem game={one.name} size={84} />
                <span>
                  <strong class="serif">{gameName(one.name)}</strong>
                  <span class="soft fine">
                    {Math.min(...one.seats)}–{Math.max(...one.seats)} · {gameDuration(one.name)}
                  </span>
                </span>
              </label>
            ))}
          </div>
        </section>
        <section class="panel" aria-label={t("web-step-seats")}>
          <header>
            <span class="step">2</span>
            <h2>{t("web-step-seats")}</h2>
            <span class="chip push">
              {t("web-seats-allowed", { count: seats.length, least, most })}
            </span>
          </header>
          <ul class="wishes">
            {seats.map((seat, i) => (
              <SeatLine
                key={i}
                number={i}
                seat={seat}
                game={game}
                onChange={(wish) => change(seats.map((other, j) => (i === j ? wish : other)))}
                onRemove={
                  i > 0 && seats.length > least
                    ? () => change(seats.filter((_, j) => j !== i))
                    : null
                }
              />
            ))}
          </ul>
          <div class="buttons wish-buttons">
            <Button
              icon="person"
              disabled={seats.length >= most}
              onClick={() => change([...seats, { kind: "open" }])}
            >
              {t("web-add-person")}
            </Button>
            <Button
              icon="bot"
              disabled={seats.length >= most}
              onClick={() => change([...seats, bot])}
            >
              {t("web-add-bot")}
            </Button>
          </div>
          <div class="option-row">
            <div class="line-row">
              <strong>{t("web-visible")}</strong>
              <Segments<boolean>
                label={t("web-visible")}
                chosen={watchable}
                onChoose={setWatchable}
                values={[
                  { value: true, text: t("web-visible-all") },
                  { value: false, text: t("web-visible-link") },
                ]}
              />
            </div>
          </div>
          <TablesRow game={game} choice={tables} />
        </section>
        <OptionPanel game={game} chosen={chosen} seats={seats.length} onChange={setChosen} />
      </div>
      <footer class="new-foot">
        <span class="step">3</span>
        <span class="new-summary">
          <strong>{gameName(game.name)}</strong>
          <span class="soft fine">
            {tables.chosen && `${t("web-tables")}: ${summaryText(tables.chosen)}. `}
            {open ? t("web-starts-when-full", { count: open }) : t("web-starts-now")}
          </span>
        </span>
        <Button onClick={() => navigate("#/")}>{t("web-cancel")}</Button>
        <Button
          icon="play"
          kind="seal"
          onClick={() => (needsName() ? setAsking(true) : void start())}
        >
          {open ? t("web-open-table") : t("web-start-table")}
        </Button>
      </footer>
      {asking && <NameDialog onNamed={() => void start()} onClose={() => setAsking(false)} />}
    </main>
  );
}

function botFor(game: GameView): SeatWish {
  return { kind: "bot", strength: defaultBot(game) };
}

function usualSeats(game: GameView): SeatWish[] {
  return [{ kind: "me" }, botFor(game), botFor(game)];
}

/** As many seats as the game has, and only bots that can play it. */
function fittingSeats(game: GameView, seats: readonly SeatWish[]): SeatWish[] {
  const kept = seats.slice(0, Math.max(...game.seats)).map((seat) => {
    const canPlay = seat.kind !== "bot" || game.bots.includes(seat.strength ?? "");
    return canPlay ? seat : botFor(game);
  });
  while (kept.length < Math.min(...game.seats)) kept.push(botFor(game));
  return kept;
}

interface SeatLineProps {
  number: number;
  seat: SeatWish;
  game: GameView;
  onChange(wish: SeatWish): void;
  onRemove: (() => void) | null;
}

function SeatLine({ number, seat, game, onChange, onRemove }: SeatLineProps) {
  const kinds = [
    { value: "bot", text: t("web-bot") },
    { value: "open", text: t("web-person") },
  ];
  const strength = seat.strength ?? defaultBot(game);
  return (
    <li class="wish">
      <Mark colour={number} size={24} />
      {seat.kind === "me" ? (
        <span class="wish-name">
          <strong>{me.value?.name || t("web-you")}</strong>
          <span class="soft fine">{t("web-you-always-seated")}</span>
        </span>
      ) : (
        <>
          <Segments
            label={t("web-seat-of", { number: number + 1 })}
            chosen={seat.kind ?? "bot"}
            values={kinds}
            onChoose={(kind) => onChange(kind === "bot" ? { kind, strength } : { kind })}
          />
          {seat.kind === "bot" && game.bots.length > 1 ? (
            <StrengthSelect
              bots={game.bots}
              chosen={strength}
              onChoose={(wanted) => onChange({ kind: "bot", strength: wanted })}
            />
          ) : (
            <span class="soft fine">{seat.kind === "open" && t("web-first-to-open-the-link")}</span>
          )}
          {onRemove && (
            <span class="push">
              <Button
                icon="close"
                kind="quiet"
                label={t("web-remove-seat", { number: number + 1 })}
                onClick={onRemove}
              />
            </span>
          )}
        </>
      )}
    </li>
  );
}

interface OptionPanelProps {
  game: GameView;
  chosen: Chosen;
  seats: number;
  onChange(chosen: Chosen): void;
}

function OptionPanel({ game, chosen, seats, onChange }: OptionPanelProps) {
  const changed = Object.keys(chosen).length;
  const line = (option: OptionView) => {
    const texts = gameTexts(game.name);
    const name = texts?.say(`${game.name}-option-${option.key}`) ?? "";
    const about = texts?.say(`${game.name}-option-${option.key}-about`) ?? "";
    const value = chosenValue(option, chosen);
    const take = (next: typeof value) =>
      onChange(chooseOption(game, chosen, seats, option.key, next));
    const other = option.values.find((one) => one !== option.default) ?? option.default;
    const boolean = typeof option.default === "boolean";
    const excluded = boolean ? excludedBy(game, chosen, option.key, other) : null;
    const impossible = boolean && !isAllowed(option, other, seats);
    const differs = option.key in chosen;
    return (
      <li key={option.key} class={differs ? "option-row changed" : "option-row"}>
        <div class="line-row">
          <span>
            <strong>{name}</strong> {differs && <span class="chip gold">{t("web-changed")}</span>}
          </span>
          {boolean ? (
            <Switch
              label={name}
              on={value === true}
              disabled={excluded !== null || impossible}
              onChange={take}
            />
          ) : (
            <Segments
              label={name}
              chosen={value}
              onChoose={take}
              values={option.values.map((one) => ({
                value: one,
                text: valueText(game.name, one),
                disabled: !isAllowed(option, one, seats),
              }))}
            />
          )}
        </div>
        <p class="fine soft">
          {excluded !== null || impossible ? (
            <>
              <Icon name="lock" size={16} />{" "}
              {excluded !== null
                ? t("web-not-with", { option: differenceText(game.name, ...excluded) })
                : t("web-not-for-so-many", { count: seats })}
            </>
          ) : (
            <>
              {about} {t("web-default-is", { value: valueText(game.name, option.default) })}
            </>
          )}
        </p>
      </li>
    );
  };
  return (
    <section class="panel options" aria-label={t("web-options")}>
      <header>
        <h2>{t("web-options")}</h2>
        <span class="push buttons">
          {changed > 0 && <span class="chip">{t("web-options-changed", { count: changed })}</span>}
          <Button disabled={changed === 0} onClick={() => onChange({})}>
            {t("web-defaults")}
          </Button>
        </span>
      </header>
      <ul>{shownOptions(game).map(line)}</ul>
      <div class="option-row">
        <a class="fine" href={houseTablesAddress(game.name)}>
          {t("web-tables-compare")}
        </a>
      </div>
    </section>
  );
}
