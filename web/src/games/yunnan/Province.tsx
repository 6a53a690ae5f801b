/** What stands in a province, in fixed rows: traders, posts, the stable; tea house and gifts beside. */
import { Place } from "../../board/Place.tsx";
import { Count } from "../../board/pieces/badges.tsx";
import { type Drawing, GUARDS } from "./geometry.ts";
import {
  Gift,
  Guard,
  Horse,
  HorseGhost,
  NoIncome,
  Points,
  Post,
  Sign,
  TeaHouse,
  Trader,
} from "./pieces.tsx";
import { NAME, payPlate } from "./plates.ts";
import type { Edition, PlaceDrawing } from "./tables.ts";
import type { PlaceView } from "./view.ts";

type Here = Drawing & { place: PlaceView; draw: PlaceDrawing };

export function Provinces(props: Drawing) {
  const { view, data } = props;
  const edition = data.edition[String(view.edition)];
  return (
    <g>
      {data.places.slice(1).map(({ id, draw }, n) => {
        const place = view.places.find((one) => one.id === id);
        if (!place) return null;
        const here = { ...props, place, draw };
        return (
          <g key={id}>
            <Head {...here} />
            <Posts {...here} />
            <Stable {...here} points={edition?.horse_vp[n] ?? 0} scored={scored(edition)} />
            <House {...here} points={edition?.tea_house_vp[n] ?? 0} />
            <Gifts {...here} />
            <GuardPost {...here} />
            <Traders {...here} />
          </g>
        );
      })}
    </g>
  );
}

function scored(edition: Edition | undefined): boolean {
  return edition?.horse_vp.some((vp) => vp > 0) ?? false;
}

/** The name, and what a trader and a trading post earn here. */
function Head({ place, draw, t }: Here) {
  const [x, y] = draw.label;
  const name = t(`yunnan-province-${place.id}`);
  const plate = payPlate(place.id, draw.label, name);
  return (
    <g class="province-head" pointer-events="none">
      <text x={x} y={y} font-size={NAME} class="province-name">
        {name}
      </text>
      <g transform={`translate(${plate.x} ${plate.y})`} class="pay">
        <rect width={plate.width} height={plate.height} rx={5} />
        <g transform="translate(18 14) scale(.68)">
          <Sign of="trader" />
        </g>
        <text x={33} y={22} font-size={20}>
          {place.trader_income}
        </text>
        <g transform="translate(76 15) scale(.68)">
          <Sign of="post" />
        </g>
        <text x={90} y={22} font-size={20}>
          {place.post_income}
        </text>
      </g>
    </g>
  );
}

/** One stack for each colour. A trader that may be displaced is a place of its own. */
export function Traders({ view, place, draw, paint }: Here) {
  const here = view.arrived === place.id;
  return (
    <g>
      {view.colors.map(({ color }, n) => {
        const count = place.traders[color] ?? 0;
        const guarded = place.guards.includes(color);
        if (count === 0 && !guarded) return null;
        const [x, y] = draw.seats[n] ?? draw.station;
        const stack = (
          <g transform={`translate(${x} ${y})`}>
            {count > 1 && (
              <g transform="translate(0 -6)">
                <Trader colour={paint(color)} />
              </g>
            )}
            {count > 0 && <Trader colour={paint(color)} />}
            {count > 1 && <Count x={17} y={13} r={15} of={count} />}
            {color === view.color && (view.fresh?.[place.id] ?? 0) > 0 && <Fresh />}
            {guarded && (
              <g transform="translate(-16 -10) scale(.85)">
                <Guard colour={paint(color)} />
              </g>
            )}
          </g>
        );
        return here ? (
          <Place key={color} id={`traders:${color}`} ring={{ x, y: y + 1, r: 27 }}>
            <circle cx={x} cy={y} r={27} class="hit" />
            {stack}
          </Place>
        ) : (
          <g key={color} pointer-events="none">
            {stack}
          </g>
        );
      })}
    </g>
  );
}

/** Traders that may still travel this turn: a small arrow at their feet. */
function Fresh() {
  return (
    <g transform="translate(-17 14)" class="fresh">
      <circle r={11} />
      <path d="M-3-5.5L5 0L-3 5.5Z" />
    </g>
  );
}

/** The row of trading posts: empty sites are faint marks, posts without a route have one. */
function Posts({ view, place, draw, paint, isPhone }: Here) {
  const sites = draw.posts ?? [];
  const xs = sites.map(([x]) => x);
  const ys = sites.map(([, y]) => y);
  const reach = isPhone ? 10 : 0;
  const box = {
    x: Math.min(...xs) - 19,
    y: Math.min(...ys) - 17,
    width: Math.max(...xs) - Math.min(...xs) + 38,
    height: Math.max(...ys) - Math.min(...ys) + 34,
    radius: 8,
  };
  return (
    <Place id={`posts:${place.id}`} ring={box} class="posts">
      <rect
        x={box.x}
        y={box.y - reach}
        width={box.width}
        height={box.height + 2 * reach}
        class="hit"
      />
      {view.colors.map(({ color }, n) => {
        const site = sites[n];
        const count = place.posts[color] ?? 0;
        if (!site) return null;
        return (
          <g key={color} transform={`translate(${site[0]} ${site[1]})`}>
            {count === 0 && <path d="M-9 1L0-7L9 1M-6 1V9H6V1" class="site" />}
            {count > 0 && <Post colour={paint(color)} />}
            {count > 1 && <Count x={14} y={11} r={14} of={count} />}
            {place.cut_off?.includes(color) && (
              <g transform="translate(12 -11)">
                <NoIncome />
              </g>
            )}
          </g>
        );
      })}
    </Place>
  );
}

function Stable({
  place,
  draw,
  paint,
  points,
  scored: pays,
}: Here & { points: number; scored: boolean }) {
  if (!draw.stable) return null;
  const [x, y] = draw.stable;
  const step = 26;
  return (
    <g data-place={`stable:${place.id}`} pointer-events="none">
      <path d={`M${x - 20} ${y + 18}H${x + 118}`} class="rail-edge" />
      <path d={`M${x - 18} ${y + 18}H${x + 116}`} class="rail" />
      <path d={`M${x - 8} ${y + 20}v7M${x + 106} ${y + 20}v7`} class="rail-edge" />
      {place.horses.length === 0 && (
        <g transform={`translate(${x + 2} ${y})`}>
          <HorseGhost />
        </g>
      )}
      {place.horses.map((color, n) => (
        <g key={color} transform={`translate(${x + n * step} ${y})`}>
          <Horse colour={paint(color)} />
        </g>
      ))}
      {pays && <Points x={x + 128} y={y + 18} of={points} />}
    </g>
  );
}

function House({ place, draw, paint, points, isPhone }: Here & { points: number }) {
  if (!draw.tea_house) return null;
  const [x, y] = draw.tea_house;
  const half = isPhone ? 33 : 28;
  return (
    <Place
      id={`tea_house:${place.id}`}
      ring={{ x: x - 28, y: y - 32, width: 56, height: 64, radius: 8 }}
    >
      <rect x={x - half} y={y - half - 4} width={2 * half} height={2 * half + 8} class="hit" />
      <g transform={`translate(${x} ${y})`}>
        {place.tea_house ? (
          <TeaHouse colour={paint(place.tea_house)} />
        ) : (
          <>
            <rect x={-23} y={-27} width={46} height={54} rx={6} class="house-site" />
            <g transform="scale(1.05)" class="site-sign">
              <Sign of="tea_house" />
            </g>
          </>
        )}
      </g>
      <Points x={x + 24} y={y + 24} of={points} />
    </Place>
  );
}

function Gifts({ place, draw }: Here) {
  if (!draw.gift) return null;
  const [x, y] = draw.gift;
  return (
    <g
      data-place={`gifts:${place.id}`}
      transform={`translate(${x} ${y})`}
      class="gifts"
      pointer-events="none"
    >
      <Gift gone={place.gifts === 0} />
      <text x={21} y={11} font-size={20}>
        ×{place.gifts}
      </text>
    </g>
  );
}

/** Where a guard may be laid. Drawn only where guards are played. */
function GuardPost({ view, place }: Here) {
  const at = GUARDS[place.id];
  if (!at || !view.colors.some(({ guard }) => guard !== null)) return null;
  const [x, y] = at;
  return (
    <Place id={`guard:${place.id}`} ring={{ x, y, r: 18 }}>
      <circle cx={x} cy={y} r={18} class="hit" />
      <g transform={`translate(${x} ${y}) scale(.9)`} class="site-sign">
        <Sign of="guard" />
      </g>
    </Place>
  );
}
