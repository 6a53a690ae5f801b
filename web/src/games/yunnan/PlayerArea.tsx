/** One person's pieces and levels, colour by colour; stock and supply are places for the player who decides. */

import type { ComponentChildren } from "preact";
import type { BoardProps } from "../../board/BoardProps.ts";
import { PlaceBox } from "../../board/Place.tsx";
import { Coin } from "../../board/pieces/badges.tsx";
import { type FactProps, Fact as SharedFact } from "../../board/pieces/Fact.tsx";
import { Mark } from "../../board/pieces/Mark.tsx";
import { PlaceDetails } from "../../board/pieces/PlaceDetails.tsx";
import { deciding, paints } from "./colours.ts";
import { Arch, Gift, Guard, Icon, Post, TeaHouse } from "./pieces.tsx";
import { placeDetails } from "./placeDetails.ts";
import type { YunnanTables } from "./tables.ts";
import type { ColorView, YunnanView } from "./view.ts";

type Props = BoardProps<YunnanView, YunnanTables> & { seat: number };
const KINDS = ["trading_post", "bridge", "tea_house"];

type Own = Props & { own: ColorView; paint: number };

export function PlayerArea(props: Props) {
  const { view, players, seat } = props;
  const paint = paints(view, players);
  const colors = view.colors.filter((one) => one.seat === seat);
  return (
    <PlaceDetails props={props} detail={placeDetails(props)}>
      <div class="board-frame yunnan yunnan-area">
        {colors.map((own) => (
          <Color key={own.color} {...props} own={own} paint={paint(own.color)} />
        ))}
      </div>
    </PlaceDetails>
  );
}

function decides({ view, players, seat, own }: Own): boolean {
  return players[seat]?.you === true && own.color === deciding(view, seat);
}

function Color(props: Own) {
  const { own, t, paint, view, players, seat } = props;
  return (
    <div class="color">
      <div class="facts">
        <Fact title={t("yunnan-table-name")} icon={<Mark colour={paint} size={16} />}>
          <small>{t(`yunnan-color-${own.color}`)}</small>
        </Fact>
        <Fact place={`coins:${own.color}`} title={t("yunnan-table-coins")} icon={<CoinIcon />}>
          {own.coins}
        </Fact>
        <Fact title={t("yunnan-table-passes")} icon={<Icon of="pass" />}>
          {own.passes}
        </Fact>
        <Fact title={t("yunnan-table-influence")} icon={<Icon of="influence" />}>
          {own.influence}
        </Fact>
        <Fact place={`gifts:${own.color}`} title={t("yunnan-table-gifts")} icon={<GiftIcon />}>
          {own.gifts}
        </Fact>
        {own.horse && (
          <Fact title={t("yunnan-table-horse")} icon={<Icon of="horse" />}>
            <small>{t(`yunnan-province-${own.horse}`)}</small>
          </Fact>
        )}
        {own.income > 0 && (
          <Fact title={t("yunnan-table-income")} icon={<CoinIcon />}>
            +{own.income}
          </Fact>
        )}
        {own.bid_sum > 0 && (
          <Fact title={t("yunnan-table-bids")} icon={<span class="sum">Σ</span>}>
            {own.bid_sum}
          </Fact>
        )}
        {own.passed && <span class="tag">{t("yunnan-table-passed")}</span>}
        {own.banked && <span class="tag">{t("yunnan-table-banked")}</span>}
      </div>
      {players[seat]?.you ? <Holdings {...props} /> : <Pieces {...props} />}
      {view.passes_left !== null && view.color === own.color && (
        <p class="left">
          {t("yunnan-table-passes-left")}: <b>{view.passes_left}</b>
        </p>
      )}
    </div>
  );
}

/** Somebody else's pieces in one line: personal stock + general supply. */
function Pieces({ own, paint, t }: Own) {
  return (
    <div class="facts" title={t("yunnan-table-pieces")} data-place={`supply:${own.color}`}>
      <Fact
        place={`stock:${own.color}`}
        title={t("yunnan-table-traders")}
        icon={<Icon of="trader" />}
      >
        {own.stock}+{own.supply}
      </Fact>
      {KINDS.map((kind) => (
        <Fact
          key={kind}
          title={t(`yunnan-structure-${kind}`)}
          icon={<Structure kind={kind} paint={paint} size={20} />}
        >
          {own.kept[kind] ?? 0}+{own.general[kind] ?? 0}
        </Fact>
      ))}
      {own.guard === "unused" && (
        <Fact
          title={t("yunnan-structure-guard")}
          icon={<Structure kind="guard" paint={paint} size={20} />}
        >
          1
        </Fact>
      )}
    </div>
  );
}

/** Two rows of the same things: the personal stock, and the general supply. */
function Holdings(props: Own) {
  const { own, paint, t } = props;
  const mine = decides(props);
  const guard = own.guard === "unused";
  return (
    <div class="holdings" title={t("yunnan-table-pieces")}>
      <div class="holding" data-place={`stock:${own.color}`}>
        <Cell
          place={mine ? "stock" : null}
          title={t("yunnan-do-from_stock")}
          none={own.stock === 0}
        >
          <Icon of="trader" size={24} />
          <b>{own.stock}</b>
        </Cell>
        {KINDS.map((kind) => (
          <Cell
            key={kind}
            place={mine ? `kept:${kind}` : null}
            title={t(`yunnan-structure-${kind}`)}
            none={!own.kept[kind]}
          >
            <Structure kind={kind} paint={paint} />
            <b>{own.kept[kind] ?? 0}</b>
          </Cell>
        ))}
        {own.guard !== null && <span />}
      </div>
      <div class="holding supply" data-place={`supply:${own.color}`}>
        <Cell place={null} title={t("yunnan-table-traders")} none={own.supply === 0}>
          <Icon of="trader" size={24} />
          <b>{own.supply}</b>
        </Cell>
        {KINDS.map((kind) => (
          <Cell
            key={kind}
            place={mine ? `general:${kind}` : null}
            title={t(`yunnan-structure-${kind}`)}
            none={!own.general[kind]}
          >
            <Structure kind={kind} paint={paint} />
            <b>{own.general[kind] ?? 0}</b>
          </Cell>
        ))}
        {own.guard !== null && (
          <Cell
            place={mine ? "general:guard" : null}
            title={t("yunnan-structure-guard")}
            none={!guard}
          >
            <Structure kind="guard" paint={paint} />
            <b>{guard ? 1 : 0}</b>
          </Cell>
        )}
      </div>
    </div>
  );
}

function Cell({ place, title, none, children }: CellProps) {
  const shade = none ? "cell none" : "cell";
  return place ? (
    <PlaceBox id={place} class={shade}>
      {children}
    </PlaceBox>
  ) : (
    <span class={shade} title={title}>
      {children}
    </span>
  );
}

interface CellProps {
  place: string | null;
  title: string;
  none: boolean;
  children: ComponentChildren;
}

function Structure({ kind, paint, size = 26 }: { kind: string; paint: number; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="-26 -28 52 58" aria-hidden="true">
      {kind === "trading_post" && <Post colour={paint} />}
      {kind === "bridge" && <Arch colour={paint} />}
      {kind === "tea_house" && <TeaHouse colour={paint} />}
      {kind === "guard" && <Guard colour={paint} />}
    </svg>
  );
}

function CoinIcon() {
  return (
    <svg width="20" height="20" viewBox="-20 -20 40 40" aria-hidden="true">
      <Coin r={18} />
    </svg>
  );
}

function GiftIcon() {
  return (
    <svg width="20" height="20" viewBox="-18 -18 36 36" aria-hidden="true">
      <Gift />
    </svg>
  );
}

function Fact({ children, ...props }: FactProps) {
  return (
    <SharedFact {...props}>
      <b>{children}</b>
    </SharedFact>
  );
}
