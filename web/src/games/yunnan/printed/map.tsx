/** What is printed on the map: provinces, roads, ravines, the posts of Duli. */
import type { PrintedDrawing, PrintedProps } from "../../../board/PrintedDrawing.ts";
import { textWidth } from "../../../board/pieces/lettering.ts";
import { Flow, type FlowItem } from "../../../board/printed/Flow.tsx";
import { Line } from "../../../board/printed/Line.tsx";
import { listOf, shown } from "../../../board/printed/values.ts";
import { Gift, Sign } from "../pieces.tsx";
import type { YunnanTables } from "../tables.ts";
import { placeNameOf, SmallMap, stationOf, Way } from "./SmallMap.tsx";

type Props = PrintedProps<YunnanTables>;

const PLACE = { width: 132, height: 70 };

/** What a trader and a trading post earn there, and its gifts. */
export const place: PrintedDrawing = {
  ...PLACE,
  draw: ({ component, values, t }: Props) => (
    <g class="yunnan">
      <rect {...PLACE} rx="5" class={`yunnan-tint-${component.id}`} />
      <Line
        x={10}
        y={17}
        text={t(`yunnan-province-${component.id}`)}
        size={16}
        room={96}
        class="drawn-title drawn-begin"
      />
      <rect x="6" y="34" width="120" height="30" rx="4" class="drawn-sheet" />
      <Flow
        items={[
          signed("trader", <Sign of="trader" />, values.trader),
          signed("post", <Sign of="post" />, values.post),
          signed("gifts", <Gift />, values.gifts),
        ]}
        x={66}
        y={49}
        width={116}
        height={24}
        gap={6}
      />
    </g>
  ),
};

function signed(key: string, sign: preact.ComponentChild, count: unknown): FlowItem {
  const text = shown(count);
  const room = textWidth(text, 14);
  return {
    key,
    width: 20 + room,
    drawn: (
      <>
        <g transform={`translate(${(-room / 2).toFixed(1)} 0) scale(.56)`}>{sign}</g>
        <Line x={10} y={0} text={text} class="drawn-number" />
      </>
    ),
  };
}

const MAP = { width: 164, height: 150 };
const CAPTION = 24;

/** The names under the map. */
function Caption({ text }: { text: string }) {
  const { width, height } = MAP;
  return (
    <>
      <rect y={height - CAPTION} width={width} height={CAPTION} class="drawn-sheet" />
      <Line
        x={width / 2}
        y={height - CAPTION / 2}
        text={text}
        room={width - 8}
        class="drawn-title"
      />
    </>
  );
}

/** The map with one way, and the names of its ends. */
function wayOf(ravine: boolean): PrintedDrawing {
  return {
    ...MAP,
    draw: (props: Props) => {
      const ends = listOf(props.values.ends);
      const names = ends.map((end) => placeNameOf(end, props)).join(" – ");
      return (
        <g class="yunnan">
          <SmallMap data={props.data} width={MAP.width}>
            <Way data={props.data} ends={ends} ravine={ravine} />
          </SmallMap>
          <Caption text={names || shown(ends)} />
        </g>
      );
    },
  };
}

export const road = wayOf(false);
export const ravine = wayOf(true);

/** The provinces in which Duli has posts. */
export const duliPosts: PrintedDrawing = {
  ...MAP,
  draw: (props: Props) => {
    const posts = listOf(props.values.posts);
    const names = posts.map((post) => placeNameOf(post, props)).join(", ");
    return (
      <g class="yunnan">
        <SmallMap data={props.data} width={MAP.width}>
          {posts.map((post, n) => {
            const at = stationOf(props.data, post);
            if (!at) return null;
            return (
              <g key={n} transform={`translate(${at[0]} ${at[1]}) scale(3)`}>
                <circle r="22" class="yunnan-post-ground" />
                <Sign of="post" />
              </g>
            );
          })}
        </SmallMap>
        <Caption text={names || shown(posts)} />
      </g>
    );
  },
};
