/** Tiles and tokens: goals, buildings, level-5 tokens, completed goals, agents. */
import type { PrintedDrawing, PrintedProps } from "../../../board/PrintedDrawing.ts";
import { Flow, type FlowItem } from "../../../board/printed/Flow.tsx";
import { Ground, Line } from "../../../board/printed/Line.tsx";
import { shown } from "../../../board/printed/values.ts";
import { Points } from "../icons.tsx";
import { numbered, pennant, Rewards } from "./amounts.tsx";

const GOAL = { width: 108, height: 66 };
const BUILDING = { width: 218, height: 62 };
const TOKEN = { width: 60, height: 66 };
const SMALL = { width: 60, height: 44 };

const COLLECTED: Record<string, string> = {
  technologies: "technology",
  tokens: "token",
  orders: "order",
};

/** What it asks for; below it the points of the first and of later claims. */
export const goal: PrintedDrawing = {
  ...GOAL,
  draw: (props) => (
    <g class="yoko">
      <Ground {...GOAL} />
      <Flow items={wantedOf(props)} x={54} y={19} width={72} height={24} gap={12} />
      <path d="M7 34.5H101" class="drawn-rule" />
      <Points x={37} y={50} r={12.5} value={shown(props.values.first)} />
      <Points x={73} y={50} r={10.4} value={shown(props.values.later)} />
    </g>
  ),
};

/** Things to have, or buildings on two kinds of locations; a kind that is not asked for is left out. */
function wantedOf({ values }: PrintedProps): FlowItem[] {
  const items: FlowItem[] = [];
  const { have, count, production, trade } = values;
  const sites = [
    ["production", production],
    ["commerce", trade],
  ] as const;
  for (const [kind, wanted] of sites) {
    if (wanted !== undefined && wanted !== null && wanted !== 0) items.push(numbered(kind, wanted));
  }
  if (have !== "built" || "count" in values || items.length === 0) {
    const kind = shown(have);
    items.unshift(numbered(COLLECTED[kind] ?? (kind === "built" ? "house" : kind), count ?? ""));
  }
  return items;
}

const SHOPS = ["shop_1", "shop_2", "shop_3", "shop_4"];

/** Four shop spaces, then the space of the trading house. */
export const building: PrintedDrawing = {
  ...BUILDING,
  draw: ({ values }) => (
    <g class="yoko">
      <Ground {...BUILDING} board />
      {SHOPS.map((shop, n) => (
        <g key={shop} transform={`translate(${5 + 38 * n} 15)`}>
          <path d="M0 0H35V42H0Z" class="yoko-site" />
          <Rewards of={values[shop]} x={17.5} y={21} width={34} height={40} />
        </g>
      ))}
      <g transform="translate(158 5)">
        <path d="M0 52V16L21 2L42 16V52Z" class="yoko-site" />
        <Rewards of={values.house} x={21} y={32} width={38} height={40} />
      </g>
    </g>
  ),
};

/** The token that the first action of level 5 takes. */
export const token: PrintedDrawing = {
  ...TOKEN,
  draw: ({ values }) => (
    <g class="yoko yoko-token">
      <rect {...TOKEN} rx="5" class="yoko-printed-wood" />
      <rect x="5" y="5" width="50" height="56" rx="3" class="yoko-token-face" />
      <Rewards of={values.reward} x={30} y={33} width={48} height={54} />
    </g>
  ),
};

/** A flag or the independent agent. */
export const completed: PrintedDrawing = {
  ...SMALL,
  draw: ({ values }) => (
    <g class="yoko">
      <rect {...SMALL} rx="5" class="yoko-printed-wood" />
      <rect x="5" y="5" width="50" height="34" rx="3" class="yoko-token-face" />
      <Flow items={[pennant(values.award)]} x={30} y={25} width={48} height={20} />
    </g>
  ),
};

/** The tokens of a nation in the box. */
export const agent: PrintedDrawing = {
  ...SMALL,
  draw: ({ component, values }) => (
    <g class="yoko">
      <Ground {...SMALL} />
      <Flow items={[pennant(component.id)]} x={20} y={25} width={26} height={20} />
      <Line
        x={47}
        y={25}
        text={`× ${shown(values.copies)}`}
        size={16}
        room={24}
        class="drawn-number"
      />
    </g>
  ),
};
