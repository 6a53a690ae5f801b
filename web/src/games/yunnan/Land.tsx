/** The land: provinces with dotted borders, the Tea-Horse Road, side tracks over the ravines. */
import { Place } from "../../board/Place.tsx";
import { corners, direction, region, smooth } from "./curves.ts";
import type { Point } from "./data.ts";
import { type Drawing, HIGH, LOW } from "./geometry.ts";
import { Blocker, Deck } from "./pieces.tsx";
import { namePlate } from "./plates.ts";
import type { RavineView } from "./view.ts";

/** The ground of the provinces. Each is one large place; its light rings the name and the station. */
export function Land({ data, t }: Drawing) {
  const outlines = data.places.map(({ draw }) => draw.outline);
  const corner = corners(outlines, LOW, HIGH);
  return (
    <g class="land">
      {data.places.slice(1).map(({ id, draw }) => {
        const plate = namePlate(draw.label, t(`yunnan-province-${id}`));
        return (
          <Place
            key={id}
            id={`province:${id}`}
            ring={{ path: `${roundBox(plate)}${disc(draw.station, 17)}` }}
            class={`province province-${id}`}
          >
            <path d={region(draw.outline, corner)} class="province-ground" />
          </Place>
        );
      })}
      {data.places.slice(0, 1).map(({ id, draw }) => (
        <path key={id} d={region(draw.outline, corner)} class="puer-ground" />
      ))}
      <Scenery />
    </g>
  );
}

function roundBox({
  x,
  y,
  width,
  height,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
}) {
  const r = 8;
  const [w, h] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1 ${-r} ${r}h${-w}a${r} ${r} 0 0 1 ${-r} ${-r}v${-h}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
}

function disc([x, y]: Point, r: number) {
  return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
}

/** Mountains, terraces, bamboo: where nothing else stands. */
function Scenery() {
  return (
    <g class="scenery" pointer-events="none">
      <path d="M194 130l24-30l22 26l16-18l22 24ZM240 140l34-44l38 46Z" />
      <path d="M84 508l36-44l44 46ZM190 510l26-28l30 28ZM262 508l20-22l26 22Z" />
      <path d="M774 292l24-34l30 36Z" />
      <path d="M652 514q28-8 58 0M658 524q22-6 46 0M664 534q16-5 34 0" class="scenery-line" />
      <path
        d="M770 372v-28m0 8l8-8m-8 16l-8-8M912 560v-30m0 9l8-8m-8 17l-8-8M900 352v-30m0 9l8-8m-8 17l-8-8"
        class="scenery-line"
      />
    </g>
  );
}

/** All side tracks, then the road as one line over them, then gates and stations. */
export function Ways(props: Drawing) {
  const { data, view } = props;
  const road = data.roads.flatMap(({ draw }, n) => (n ? draw.path.slice(1) : draw.path));
  const line = smooth(road);
  const tracks = data.ravines.map(({ draw }) => smooth(draw.path));
  return (
    <g class="ways">
      <g pointer-events="none">
        {data.ravines.map(({ id, draw }) => (
          <Chasm key={id} at={draw.site} turn={direction(draw.path, draw.site)} />
        ))}
        {tracks.map((track) => (
          <path key={track} d={track} class="track-edge" />
        ))}
        {tracks.map((track) => (
          <path key={track} d={track} class="track-core" />
        ))}
        <path d={line} class="road-edge" />
        <path d={line} class="road-core" />
        <path d={line} class="road-middle" />
        {data.roads.map(({ draw: { border } }) => (
          <g key={border.join()} transform={`translate(${border[0]} ${border[1]})`} class="gate">
            <rect x={-11} y={-14} width={22} height={28} rx={3} />
            <path d="M-6-7H1M-6-1H6M-6 5H0M4 8a2.5 2.5 0 1 0 .1 0" />
          </g>
        ))}
        {data.places.slice(1).map(({ id, draw }) => (
          <g
            key={id}
            transform={`translate(${draw.station[0]} ${draw.station[1]})`}
            class="station"
          >
            <circle r={12} />
            <circle r={4.5} class="station-dot" />
          </g>
        ))}
      </g>
      {data.ravines.map(({ id, draw }) => {
        const ravine = view.ravines.find((one) => one.id === id);
        return ravine && <Ravine key={id} {...props} ravine={ravine} draw={draw} />;
      })}
    </g>
  );
}

/** A river in its gorge, across the track. */
function Chasm({ at, turn }: { at: Point; turn: number }) {
  return (
    <g transform={`translate(${at[0]} ${at[1]}) rotate(${turn + 90})`} class="chasm">
      <path d="M-54-9q14-6 27 0t27 0t27 0t27 0V9q-14 6-27 0t-27 0t-27 0t-27 0Z" class="chasm-bed" />
      <path
        d="M-48-2q8-4 16 0t16 0M16-2q8-4 16 0t16 0M-44 5q8-4 16 0M24 5q8-4 16 0"
        class="chasm-line"
      />
      <path
        d="M-50-11v-6M-38-10v-6M-26-12v-6M26-12v-6M38-10v-6M50-11v-6M-50 11v6M-38 10v6M-26 12v6M26 12v6M38 10v6M50 11v6"
        class="chasm-hatch"
      />
    </g>
  );
}

type RavineProps = Drawing & { ravine: RavineView; draw: { site: Point; path: Point[] } };

/** Bridges side by side along the chasm; a white slip while there is none. */
function Ravine({ ravine, draw, paint, isPhone }: RavineProps) {
  const [x, y] = draw.site;
  const turn = direction(draw.path, draw.site);
  const gap = ravine.bridges.length > 3 ? 17 : 22;
  return (
    <Place id={`ravine:${ravine.id}`} ring={{ x, y, r: 38 }} class="ravine">
      <circle cx={x} cy={y} r={isPhone ? 40 : 36} class="hit" />
      <g transform={`translate(${x} ${y}) rotate(${turn})`}>
        {ravine.bridges.length === 0 && (
          <rect x={-24} y={-9} width={48} height={18} rx={2} class="bridge-site" />
        )}
        {ravine.bridges.map((color, n) => (
          <g key={color} transform={`translate(0 ${(n - (ravine.bridges.length - 1) / 2) * gap})`}>
            <Deck colour={paint(color)} turn={turn} />
          </g>
        ))}
      </g>
      {ravine.blocked && (
        <g transform={`translate(${x} ${y})`}>
          <Blocker />
        </g>
      )}
    </Place>
  );
}
