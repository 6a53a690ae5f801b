/** What stands on the land: roads, alliances, names, spaces with their pieces, emissaries. */

import { Place, useLight } from "../../board/Place.tsx";
import { textWidth } from "../../board/pieces/lettering.ts";
import { Shape } from "../../board/pieces/Mark.tsx";
import { across, type Borders, roadPath } from "./borders.ts";
import type { Point } from "./data.ts";
import { Emblem } from "./emblems.tsx";
import { Emissary, Fort, Palace, Tile } from "./pieces.tsx";
import type { AllianceView, ProvinceView, SpaceView } from "./view.ts";

export function Roads({
  spaces,
  spots,
}: {
  spaces: readonly SpaceView[];
  spots: ReadonlyMap<string, Point>;
}) {
  const paths = spaces.flatMap(({ id, roads }) =>
    roads
      .filter((other) => id < other) // each road stands in the view of both its ends
      .map((other) => {
        const [a, b] = [spots.get(id), spots.get(other)];
        return a && b ? roadPath(a, b) : "";
      }),
  );
  const all = paths.join("");
  return (
    <g class="china-roads" pointer-events="none">
      <path d={all} class="china-road-edge" />
      <path d={all} class="china-road-core" />
    </g>
  );
}

const HEX = "M-9 -17.500H9L19 0L9 17.500H-9L-19 0Z";

/** An alliance: its number, a bar into both provinces, the shapes of those who lead in both. */
export function Alliance({
  alliance,
  at,
  lines,
  colours,
  title,
}: {
  alliance: AllianceView;
  at: Point;
  lines: Borders;
  colours: readonly number[];
  title: string;
}) {
  const turn = across(lines.arcs, alliance.provinces, at);
  return (
    <g transform={`translate(${at[0]} ${at[1]})`} class="china-alliance">
      <title>{title}</title>
      <path d="M-30 0H30" class="china-bar-halo" transform={`rotate(${turn.toFixed(1)})`} />
      <path d="M-30 0H30" class="china-bar" transform={`rotate(${turn.toFixed(1)})`} />
      <path d={HEX} class="china-hex" />
      <text y="7.5" class="china-number">
        {alliance.number}
      </text>
      {alliance.winners.map((owner, k) => (
        <Shape
          key={owner}
          colour={colours[owner] ?? 0}
          x={(k - (alliance.winners.length - 1) / 2) * 20}
          y={22}
          r={8.5}
        />
      ))}
    </g>
  );
}

/** The name of a province with the emblem of its cards, and a tick when it has been scored. */
export function Name({ province, at, text }: { province: ProvinceView; at: Point; text: string }) {
  const width = textWidth(text, 27);
  const left = at[0] - (width + 24) / 2;
  return (
    <g class={`china-${province.color}`} pointer-events="none">
      <Emblem color={province.color} x={left + 8} y={at[1]} scale={0.92} />
      <text x={left + 24} y={at[1] + 8.5} class="china-name">
        {text}
      </text>
      {province.scored && (
        <g transform={`translate(${left + 42 + width} ${at[1]})`} class="china-tick">
          <circle r="12.5" />
          <path d="M-5.5 0.500L-1.5 4.500L6 -4.5" />
        </g>
      )}
    </g>
  );
}

const ANCHOR = "M0 -9V9.500M-9 3C-8.5 8 -4 9.5 0 9.500C4 9.5 8.5 8 9 3M-5 -4.500H5";

/** The empty space: round, a harbour with an anchor, a border post in the tints of both provinces. */
function Ground({ space, colors }: { space: SpaceView; colors: readonly string[] }) {
  if (space.provinces.length > 1) {
    return (
      <>
        <path d="M0 -33L33 0L0 33L-33 0Z" class="china-post" />
        <path d="M-3 -25V25L-28 0Z" class={`china-half china-${colors[0]}`} />
        <path d="M3 -25V25L28 0Z" class={`china-half china-${colors[1]}`} />
        <Emblem color={colors[0] ?? ""} x={-12} scale={0.55} />
        <Emblem color={colors[1] ?? ""} x={12} scale={0.55} />
      </>
    );
  }
  if (space.harbour) {
    return (
      <>
        <circle r="26" class="china-harbour" />
        <circle r="20.5" class="china-harbour-line" />
        <g class="china-anchor">
          <circle cy="-11.5" r="2.8" />
          <path d={ANCHOR} />
        </g>
      </>
    );
  }
  return (
    <>
      <circle r="18.5" class="china-space" />
      <circle r="14.5" class="china-space-line" />
    </>
  );
}

export function Space({
  space,
  at,
  colors,
  colours,
}: {
  space: SpaceView;
  at: Point;
  colors: readonly string[];
  colours: readonly number[];
}) {
  const taken = space.owner !== null;
  const light = useLight(`space:${space.id}`);
  const low = space.harbour || space.provinces.length > 1;
  return (
    <Place id={`space:${space.id}`} ring={{ x: at[0], y: at[1], r: low ? 33 : 25 }}>
      <circle cx={at[0]} cy={at[1]} r="33" class="china-touch" />
      <g transform={`translate(${at[0]} ${at[1]})`}>
        {(!taken || low) && <Ground space={space} colors={colors} />}
        {space.tile && <Tile color={space.tile_color} scale={0.95} />}
        {light === "legal" && !taken && !space.tile && !low && <circle r="6" class="china-dot" />}
        {space.fort && <Fort y={12} scale={0.92} />}
        {space.owner !== null && (
          <Palace colour={colours[space.owner] ?? 0} y={space.fort ? -6 : -1} />
        )}
      </g>
    </Place>
  );
}

/** A finger's width on a phone, in the units of the map. */
const TOUCH = 60;

/** Sockets beside the dragon: as many as emissaries are allowed now. */
function sockets(count: number): Point[] {
  const rows = count > 4 ? 2 : 1;
  const columns = Math.ceil(count / rows);
  return Array.from({ length: count }, (_, k): Point => {
    const row = Math.floor(k / columns);
    const width = row === rows - 1 ? count - columns * row : columns;
    return [((k % columns) - (width - 1) / 2) * 30, (row - (rows - 1) / 2) * 31];
  });
}

export function DragonSpace({
  province,
  at,
  colours,
}: {
  province: ProvinceView;
  at: Point;
  colours: readonly number[];
}) {
  const sent = province.emissaries.flatMap((count, owner) => Array<number>(count).fill(owner));
  const places = sockets(Math.max(province.cap, sent.length));
  const columns = Math.max(1, places.length > 4 ? Math.ceil(places.length / 2) : places.length);
  const width = columns * 30 + 14;
  const height = places.length > 4 ? 76 : 44;
  const [wide, high] = [Math.max(width, TOUCH), Math.max(height, TOUCH)];
  return (
    <Place
      id={`dragon:${province.id}`}
      ring={{ x: at[0] - width / 2, y: at[1] - height / 2, width, height, radius: 22 }}
    >
      <rect
        x={at[0] - wide / 2}
        y={at[1] - high / 2}
        width={wide}
        height={high}
        class="china-touch"
      />
      {places.map(([x, y], k) => {
        const owner = sent[k];
        return owner === undefined ? (
          <circle key={k} cx={at[0] + x} cy={at[1] + y} r="11" class="china-socket" />
        ) : (
          <Emissary key={k} colour={colours[owner] ?? 0} x={at[0] + x} y={at[1] + y} scale={0.95} />
        );
      })}
    </Place>
  );
}
