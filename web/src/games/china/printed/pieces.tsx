/** Alliances, border posts, colours of provinces, cards and tiles. */
import type { PrintedDrawing, PrintedProps } from "../../../board/PrintedDrawing.ts";
import { Ground, Line } from "../../../board/printed/Line.tsx";
import { knownOf, listOf, shown } from "../../../board/printed/values.ts";
import { COLORS } from "../data.ts";
import { Emblem } from "../emblems.tsx";
import { Tile } from "../pieces.tsx";
import type { ChinaTables } from "../tables.ts";
import { spaceName, spotsOf } from "./roads.ts";

type Props = PrintedProps<ChinaTables>;

/** The colour of a province; null for a word that is none. */
function colorOf(province: unknown, data: ChinaTables): string | null {
  return data.provinces[String(province)] ?? null;
}

function nameOf(province: unknown, { data, t }: Props): string {
  return colorOf(province, data) ? t(`china-province-${province}`) : shown(province);
}

const ALLIANCE = { width: 150, height: 50 };
const HEX = "M-9 -17.500H9L19 0L9 17.500H-9L-19 0Z";

/** The number on the border of two provinces. */
export const alliance: PrintedDrawing = {
  ...ALLIANCE,
  draw: (props: Props) => {
    const { component, values, data } = props;
    return (
      <g class="china">
        <Half province={values.a} data={data} path="M75 0H5Q0 0 0 5V45Q0 50 5 50H75Z" />
        <Half province={values.b} data={data} path="M75 0H145Q150 0 150 5V45Q150 50 145 50H75Z" />
        <path d="M75 0V50" class="china-border" />
        <path d="M50 25H100" class="china-bar-halo" />
        <path d="M50 25H100" class="china-bar" />
        <g transform="translate(75 25)">
          <path d={HEX} class="china-hex" />
          <Line x={0} y={0} text={component.id} size={18} class="drawn-title drawn-number" />
        </g>
        <Line x={25} y={25} text={nameOf(values.a, props)} room={44} class="drawn-title" />
        <Line x={125} y={25} text={nameOf(values.b, props)} room={44} class="drawn-title" />
      </g>
    );
  },
};

function Half({ province, data, path }: { province: unknown; data: ChinaTables; path: string }) {
  const color = colorOf(province, data);
  return <path d={path} class={color ? `china-land china-${color}` : "drawn-sheet"} />;
}

const POST = { width: 150, height: 76 };

/** A space of two provinces, and the space of the map that was moved there. */
export const post: PrintedDrawing = {
  ...POST,
  draw: (props: Props) => {
    const { values, data, t } = props;
    const provinces = listOf(values.provinces);
    const [left, right] = [colorOf(provinces[0], data), colorOf(provinces[1], data)];
    const instead = values.instead_of;
    return (
      <g class="china">
        <Ground {...POST} board />
        <g transform="translate(36 38) scale(.94)">
          <path d="M0 -33L33 0L0 33L-33 0Z" class="china-post" />
          {left && <path d="M-3 -25V25L-28 0Z" class={`china-half china-${left}`} />}
          {right && <path d="M3 -25V25L28 0Z" class={`china-half china-${right}`} />}
          {left && <Emblem color={left} x={-12} scale={0.55} />}
          {right && <Emblem color={right} x={12} scale={0.55} />}
        </g>
        {provinces.map((province, n) => (
          <Line
            key={n}
            x={76}
            y={38 + (n - (provinces.length - 1) / 2 - 0.6) * Math.min(19, 44 / provinces.length)}
            text={nameOf(province, props)}
            room={52}
            class="drawn-title drawn-begin"
          />
        ))}
        {instead !== undefined && (
          <>
            <path d="M88 62H77M81 58L77 62L81 66" class="drawn-arrow" />
            <Line
              x={93}
              y={62}
              text={spaceName(instead, spotsOf(data.map.spaces).spots, t)}
              room={52}
              class="drawn-begin drawn-soft"
            />
          </>
        )}
      </g>
    );
  },
};

const PROVINCE = { width: 108, height: 48 };

/** The colour of a province, with the emblem of its cards. */
export const province: PrintedDrawing = {
  ...PROVINCE,
  draw: ({ component, values, t }: Props) => {
    const color = knownOf(values.color, COLORS);
    const name = t(`china-province-${component.id}`);
    return (
      <g class="china">
        {color === null ? (
          <Ground {...PROVINCE} />
        ) : (
          <rect {...PROVINCE} rx="5" class={`china-land china-${color}`} />
        )}
        {color === null ? (
          <Line x={46} y={35} text={shown(values.color)} room={84} />
        ) : (
          <Emblem color={color} x={20} y={25} />
        )}
        <Line
          x={color === null ? 10 : 38}
          y={color === null ? 14 : 26}
          text={name}
          size={18}
          room={50}
          class="drawn-title drawn-begin"
        />
      </g>
    );
  },
};

const CARD = { width: 66, height: 90 };

/** The cards of a colour. */
export const cards: PrintedDrawing = {
  ...CARD,
  draw: ({ component, values }) => (
    <g class={`china china-${component.id}`}>
      <rect {...CARD} rx="5" class="china-land" />
      <rect x="5" y="5" width="56" height="80" rx="4" class="drawn-sheet" />
      <Emblem color={component.id} x={33} y={36} scale={1.5} />
      <Copies of={values.cards} y={72} />
    </g>
  ),
};

/** The bonus tiles of a colour. */
export const tiles: PrintedDrawing = {
  width: CARD.width,
  height: 76,
  draw: ({ component, values }) => (
    <g class="china">
      <Ground width={CARD.width} height={76} />
      <Tile color={component.id} x={33} y={27} scale={1.2} />
      <Copies of={values.tiles} y={61} />
    </g>
  ),
};

function Copies({ of, y }: { of: unknown; y: number }) {
  return <Line x={33} y={y} text={`× ${shown(of)}`} size={16} room={48} class="drawn-number" />;
}
