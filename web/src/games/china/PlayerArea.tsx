/** One player's area: supply, hand, and in the Duel kept cards, influence and special cards. */

import type { ComponentChildren } from "preact";
import type { BoardProps } from "../../board/BoardProps.ts";
import { Place } from "../../board/Place.tsx";
import { Chip, Chips } from "../../board/pieces/Chip.tsx";
import { PlaceDetails } from "../../board/pieces/PlaceDetails.tsx";
import { COLORS, type Counts } from "./data.ts";
import { Emblem } from "./emblems.tsx";
import { Influence } from "./Offer.tsx";
import { colourOf } from "./owners.ts";
import { Emissary, Fort, Palace, Tile } from "./pieces.tsx";
import { placeDetails } from "./placeDetails.ts";
import type { ChinaTables } from "./tables.ts";
import type { ChinaView, OwnerView } from "./view.ts";

type Props = BoardProps<ChinaView, ChinaTables> & { seat: number };

/** The player's own supply can be chosen, the others' only watched. */
function Stock({
  kind,
  own,
  width,
  count,
  children,
}: {
  kind: string;
  own: boolean;
  width: number;
  count: number;
  children: ComponentChildren;
}) {
  return (
    <Chip id={own ? `supply:${kind}` : undefined} width={width}>
      {children}
      <text x={width - 6} y="22" class="china-amount">
        {count}
      </text>
    </Chip>
  );
}

/** What the player can still build with, in one line with what is known of the cards. */
function Supply(props: Props & { owner: OwnerView; own: boolean }) {
  const { owner, options, players, view } = props;
  // In the Emperor's turn, the Emperor's pieces are placed.
  const own = props.own && view.node !== "emperor";
  const colour = colourOf(owner, players);
  return (
    <div class="china-line">
      <div class="china-line" data-place={`supply:${owner.seat}`}>
        <Stock kind="palace" own={own} width={66} count={owner.palaces}>
          <Palace colour={colour} x={20} y={18} scale={0.66} />
        </Stock>
        <Stock kind="emissary" own={own} width={50} count={owner.emissaries}>
          <Emissary colour={colour} x={15} y={18} scale={0.74} />
        </Stock>
        {options.fortifications === true && (
          <Stock kind="fort" own={own} width={56} count={owner.forts}>
            <Fort x={20} y={18} scale={0.62} />
          </Stock>
        )}
      </div>
      <Back count={owner.hand_size} />
      {!owner.hand && <Known counts={owner.known} place={`hand:${owner.seat}`} />}
    </div>
  );
}

/** How many cards a hand holds. */
function Back({ count }: { count: number }) {
  return (
    <Chip width={48}>
      <rect
        x="4"
        y="8"
        width="14"
        height="20"
        rx="2.5"
        transform="rotate(-8 11 18)"
        class="china-mini-back"
      />
      <rect
        x="10"
        y="7"
        width="14"
        height="20"
        rx="2.5"
        transform="rotate(7 17 17)"
        class="china-mini-back"
      />
      <text x="42" y="23" class="china-amount">
        {count}
      </text>
    </Chip>
  );
}

function pick(counts: Counts): { color: string; count: number }[] {
  return COLORS.flatMap((color) => {
    const count = counts[color] ?? 0;
    return count > 0 ? [{ color, count }] : [];
  });
}

/** The open hand: one stack for each colour, which is one place. */
function Hand(props: Props & { hand: Counts }) {
  const { hand, data, t, seat } = props;
  return (
    <div class="china-line china-hand" data-place={`hand:${seat}`}>
      {pick(hand).map(({ color, count }) => {
        const width = 62 + (count - 1) * 14;
        const names = Object.entries(data.provinces)
          .filter(([, c]) => c === color)
          .map(([id]) => t(`china-province-${id}`));
        return (
          <Chip key={color} width={width + 6} height={84}>
            <Place
              id={`hand:${color}`}
              ring={{ x: 2, y: 2, width: width + 2, height: 80, radius: 8 }}
            >
              {Array.from({ length: count }, (_, k) => (
                <g key={k} class={`china-${color}`} transform={`translate(${4 + k * 14} 4)`}>
                  <rect width="58" height="76" rx="6" class="china-card-edge" />
                  <rect x="3.5" y="3.5" width="51" height="69" rx="4" class="china-card-face" />
                  {k === count - 1 && (
                    <>
                      <Emblem color={color} x={29} y={names.length > 1 ? 22 : 28} scale={1.05} />
                      {names.map((name, line) => (
                        <text
                          key={name}
                          x="29"
                          y={(names.length > 1 ? 50 : 60) + 16 * line}
                          class="china-hand-name"
                        >
                          {name}
                        </text>
                      ))}
                    </>
                  )}
                </g>
              ))}
            </Place>
          </Chip>
        );
      })}
    </div>
  );
}

/** Cards that everybody saw, as small emblems with a number. */
function Known({ counts, place, title }: { counts: Counts; place: string; title?: string }) {
  const shown = pick(counts);
  if (shown.length === 0 && title) return null;
  return (
    <div class="china-line" data-place={place}>
      {title && <span class="china-title">{title}</span>}
      {shown.map(({ color, count }) => (
        <Chip key={color} width={count > 1 ? 46 : 28}>
          <g class={`china-${color}`}>
            <rect x="3" y="4" width="21" height="26" rx="3" class="china-card-face" />
            <Emblem color={color} x={13.5} y={17} scale={0.75} />
          </g>
          {count > 1 && (
            <text x="42" y="23" class="china-amount">
              {count}
            </text>
          )}
        </Chip>
      ))}
    </div>
  );
}

function Specials({ owner, own, t }: { owner: OwnerView; own: boolean; t: Props["t"] }) {
  if (owner.special.length === 0) return null;
  return (
    <div class="china-specials" data-place={`special:${owner.seat}`}>
      {owner.special.map((card) => (
        <Chip key={card} id={own ? `special:${card}` : undefined} width={236}>
          <rect x="2" y="2" width="232" height="28" rx="6" class="china-card-edge" />
          <path
            d="M18 7L20.5 13L27 13.5L22 17.5L23.5 24L18 20.5L12.5 24L14 17.5L9 13.5L15.5 13Z"
            class="china-star"
          />
          <text x="34" y="21" class="china-special">
            {t(`china-special-${card}`)}
          </text>
        </Chip>
      ))}
    </div>
  );
}

/** Won bonus tiles: by colour, or only how many. */
function Tiles({ owner }: { owner: OwnerView }) {
  if (owner.tile_count === 0) return null;
  const known = Object.entries(owner.tiles ?? {}).filter(([, count]) => count > 0);
  const shown: [string | null, number][] = owner.tiles ? known : [[null, owner.tile_count]];
  return (
    <div class="china-line" data-place={`tiles:${owner.seat}`}>
      {shown.map(([color, count]) => (
        <Chip key={color} width={48}>
          <Tile color={color} x={16} y={17} scale={0.8} />
          <text x="43" y="23" class="china-amount">
            {count}
          </text>
        </Chip>
      ))}
    </div>
  );
}

export function PlayerArea(props: Props) {
  const { view, players, seat, t } = props;
  const owner = view.owners[seat];
  if (!owner) return null;
  const own = players[seat]?.you === true;
  return (
    <PlaceDetails props={props} detail={placeDetails(props)}>
      <Chips size={own ? (props.isPhone ? "finger" : "own") : "other"}>
        <div class="china china-area">
          <Supply {...props} owner={owner} own={own} />
          {/* Cards are large enough for a finger as they are. */}
          <Chips size="own">{owner.hand && <Hand {...props} hand={owner.hand} />}</Chips>
          <Known counts={owner.kept} place={`kept:${seat}`} title={t("china-table-kept")} />
          {owner.influence.length > 0 && (
            <div class="china-line" data-place={`influence:${seat}`}>
              <span class="china-title">{t("china-table-influence")}</span>
              {owner.influence.map((color) => (
                <Chip key={color} width={40} height={40}>
                  <Influence color={color} x={20} y={20} />
                </Chip>
              ))}
            </div>
          )}
          <Specials owner={owner} own={own} t={t} />
          <Tiles owner={owner} />
        </div>
      </Chips>
    </PlaceDetails>
  );
}
