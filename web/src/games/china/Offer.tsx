/** The cards beside the map: row, pile, discards, cards to pay with or to keep, the Emperor's things. */

import type { ComponentChildren } from "preact";
import type { BoardProps } from "../../board/BoardProps.ts";
import { Place } from "../../board/Place.tsx";
import { fitText } from "../../board/pieces/lettering.ts";
import { CARD_HEIGHT, CARD_WIDTH, Card, Pile } from "./Cards.tsx";
import { COLORS, type Counts, type Point } from "./data.ts";
import { Emblem } from "./emblems.tsx";
import type { Layout } from "./layout.ts";
import { colourOf } from "./owners.ts";
import { Emissary, Palace } from "./pieces.tsx";
import type { ChinaTables } from "./tables.ts";
import type { ChinaView } from "./view.ts";

type Props = BoardProps<ChinaView, ChinaTables>;

function namesOf(props: Props, color: string): string[] {
  return Object.entries(props.data.provinces)
    .filter(([, c]) => c === color)
    .map(([id]) => props.t(`china-province-${id}`));
}

/** Cards as a flat list, equal colours side by side. */
function flat(counts: Counts): { color: string; first: number; count: number }[] {
  let first = 0;
  return COLORS.flatMap((color) => {
    const count = counts[color] ?? 0;
    first += count;
    return count > 0 ? [{ color, first: first - count, count }] : [];
  });
}

function box([x, y]: Point) {
  return { x: x - 3, y: y - 3, width: CARD_WIDTH + 6, height: CARD_HEIGHT + 6, radius: 11 };
}

/** Cards of one colour in a line: one place, however many they are. */
function Group(props: Props & { id: string; color: string; spots: Point[] }) {
  const { id, color, spots } = props;
  const names = namesOf(props, color);
  const [first = [0, 0], last = first] = [spots[0], spots[spots.length - 1]];
  const together = first[1] === last[1];
  const ring = { ...box(first), width: last[0] - first[0] + CARD_WIDTH + 6 };
  return (
    <Place id={id} ring={together ? ring : box(first)}>
      {spots.map((spot) => (
        <Card key={spot.join()} color={color} x={spot[0]} y={spot[1]} names={names} />
      ))}
    </Place>
  );
}

function spotsOf(first: number, count: number, at: (k: number) => Point): Point[] {
  return Array.from({ length: count }, (_, k) => at(first + k));
}

/** The colours of what is being paid for: "palace wei3", "emissary shu". */
function wanted(view: ChinaView, data: ChinaTables): string[] {
  const subject = view.target?.split(" ").pop() ?? "";
  const provinces = view.spaces.find((s) => s.id === subject)?.provinces ?? [subject];
  return provinces.flatMap((p) => data.provinces[p] ?? []);
}

/** A way to pay as emblems: one, two, or any pair for one. */
function Payment({ way, at, colors }: { way: string; at: Point; colors: readonly string[] }) {
  const two = way.startsWith("two:") ? way.slice(4) : null;
  const shown = two
    ? [two, two]
    : way === "both"
      ? colors
      : way === "single"
        ? colors.slice(0, 1)
        : [];
  return (
    <Place id={`payment:${way}`} ring={box(at)}>
      <g transform={`translate(${at[0]} ${at[1]})`}>
        <rect width={CARD_WIDTH} height={CARD_HEIGHT} rx="9" class="china-card-edge" />
        {shown.map((color, k) => (
          <g key={`${color}${k === 0 ? "" : "+"}`} class={`china-${color}`}>
            <rect
              x={shown.length > 1 ? 7 + 43 * k : 24}
              y="26"
              width={shown.length > 1 ? 39 : 48}
              height="60"
              rx="6"
              class="china-card-face"
            />
            <Emblem color={color} x={shown.length > 1 ? 26.5 + 43 * k : 48} y={56} scale={1.2} />
          </g>
        ))}
        {way === "joker" && (
          <>
            <rect x="14" y="18" width="40" height="58" rx="6" class="china-blank" />
            <rect x="32" y="34" width="40" height="58" rx="6" class="china-blank" />
            <text x="52" y="73" class="china-pair">
              2=1
            </text>
          </>
        )}
      </g>
    </Place>
  );
}

const WAYS = ["single", "both", ...COLORS.map((c) => `two:${c}`), "joker"];

/** The ways to pay that are lit now. */
function waysOf({ view, lights }: Props): string[] {
  return view.node === "pay" ? WAYS.filter((way) => lights.has(`payment:${way}`)) : [];
}

/** Whether there is something to choose from beside row and pile. */
export function hasTray(props: Props): boolean {
  return waysOf(props).length > 0 || Object.values(props.view.played).some((count) => count > 0);
}

/** What one has to choose from just now: ways to pay, or played cards of which one is kept. */
function Tray(props: Props & { layout: Layout }) {
  const { view, data, layout } = props;
  const ways = waysOf(props);
  const colors = wanted(view, data);
  return (
    <g data-place="played">
      {ways.map((way, k) => (
        <Payment key={way} way={way} at={layout.tray(k)} colors={colors} />
      ))}
      {ways.length === 0 &&
        flat(view.played).map(({ color, first, count }) => (
          <Group
            {...props}
            key={color}
            id={`played:${color}`}
            color={color}
            spots={spotsOf(first, count, layout.tray)}
          />
        ))}
    </g>
  );
}

/** The Emperor's pieces; in the Emperor's turn, they are the ones that are placed. */
function Supply({
  kind,
  moving,
  count,
  children,
}: {
  kind: string;
  moving: boolean;
  count: number;
  children: ComponentChildren;
}) {
  const inner = (
    <>
      <rect x="-26" y="-22" width="90" height="44" class="china-touch" />
      {children}
      <text x="30" y="9" class="china-tally">
        {count}
      </text>
    </>
  );
  const ring = { x: -26, y: -22, width: 90, height: 44, radius: 7 };
  return moving ? (
    <Place id={`supply:${kind}`} ring={ring}>
      {inner}
    </Place>
  ) : (
    inner
  );
}

/** The Emperor in the Duel: supply, open hand, the influence cards nobody has yet. */
function Emperor(props: Props & { layout: Layout }) {
  const { view, players, t, layout } = props;
  const emperor = view.owners.find((owner) => owner.seat === null);
  if (!emperor) return null;
  const { across, emperor: at } = layout;
  const title = t("china-table-emperor");
  const colour = colourOf(emperor, players);
  const taken = view.owners.flatMap((owner) => owner.influence);
  const free =
    props.options.duel_influence !== false ? COLORS.filter((c) => !taken.includes(c)) : [];
  const step = (x: number, y: number) => `translate(${x} ${y})`;
  return (
    <g transform={step(at[0], at[1])}>
      <rect
        width={across ? 640 : 140}
        height={across ? 126 : 524 + free.length * 43}
        rx="10"
        class="china-panel"
      />
      <text
        x={across ? 12 : 70}
        y="32"
        class={across ? "china-caption" : "china-caption china-middle"}
        {...fitText(title, 24, across ? 160 : 124)}
      >
        {title}
      </text>
      <g data-place="supply:emperor" transform={step(across ? 36 : 42, 72)}>
        <Supply kind="palace" moving={view.node === "emperor"} count={emperor.palaces}>
          <Palace colour={colour} scale={0.95} />
        </Supply>
        <g transform={across ? step(90, 0) : step(0, 48)}>
          <Supply kind="emissary" moving={view.node === "emperor"} count={emperor.emissaries}>
            <Emissary colour={colour} scale={0.95} />
          </Supply>
        </g>
      </g>
      <g
        data-place="hand:emperor"
        transform={across ? `${step(188, 18)} scale(0.8)` : step(22, 150)}
      >
        {flat(emperor.hand ?? {}).flatMap(({ color, first, count }) =>
          spotsOf(first, count, (k) => (across ? [k * 104, 0] : [0, k * 120])).map(([x, y]) => (
            <Card key={`${x} ${y}`} color={color} x={x} y={y} names={namesOf(props, color)} />
          )),
        )}
      </g>
      <g data-place="influence" transform={across ? step(452, 43) : step(70, 540)}>
        {free.map((color, k) => (
          <Influence key={color} color={color} x={across ? k * 40 : 0} y={across ? 20 : k * 43} />
        ))}
      </g>
    </g>
  );
}

/** An influence card: a seal in the colour. */
export function Influence({ color, x, y }: { color: string; x: number; y: number }) {
  return (
    <g class={`china-${color}`} transform={`translate(${x} ${y})`}>
      <circle r="19" class="china-seal" />
      <Emblem color={color} scale={0.95} />
    </g>
  );
}

export function Offer(props: Props & { layout: Layout }) {
  const { view, layout } = props;
  const discarded = Object.values(view.discard).reduce((sum, n) => sum + n, 0);
  return (
    <>
      <g data-place="row">
        {flat(view.row).map(({ color, first, count }) => (
          <Group
            {...props}
            key={color}
            id={`row:${color}`}
            color={color}
            spots={spotsOf(first, count, layout.row)}
          />
        ))}
      </g>
      <Place id="pile" ring={box(layout.pile)}>
        <Pile x={layout.pile[0]} y={layout.pile[1]} count={view.pile} />
        <g transform={`translate(${layout.pile[0] + 30} ${layout.pile[1] + 98})`}>
          {Array.from({ length: props.data.numbers.exhaustions }, (_, k) => (
            <circle
              key={k}
              cx={k * 36}
              r="6.5"
              class={k < view.exhausted ? "china-lamp-out" : "china-lamp"}
            />
          ))}
        </g>
      </Place>
      <Place id="discard" ring={box(layout.discard)}>
        <Discards at={layout.discard} count={discarded} />
      </Place>
      <Tray {...props} />
      <Emperor {...props} />
    </>
  );
}

function Discards({ at, count }: { at: Point; count: number }) {
  return (
    <g transform={`translate(${at[0]} ${at[1]})`} class="china-discard">
      <rect width={CARD_WIDTH} height={CARD_HEIGHT} rx="9" class="china-empty" />
      {count > 0 && (
        <rect
          x="17"
          y="14"
          width="62"
          height="80"
          rx="7"
          transform="rotate(-9 48 56)"
          class="china-blank"
        />
      )}
      {count > 1 && (
        <rect
          x="17"
          y="14"
          width="62"
          height="80"
          rx="7"
          transform="rotate(7 48 56)"
          class="china-blank"
        />
      )}
      <text x={CARD_WIDTH / 2} y={CARD_HEIGHT / 2 + 9} class="china-tally china-middle">
        {count}
      </text>
    </g>
  );
}
