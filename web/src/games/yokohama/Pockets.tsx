/** Beside the lower rows of the map: goals and awards left, the way to the end and Chinatown right. */

import type { BoardProps } from "../../board/BoardProps.ts";
import { memoized } from "../../board/memo.tsx";
import { Place } from "../../board/Place.tsx";
import { GOODS, NATIONS } from "./data.ts";
import { Amount, Flag, Icon, Points } from "./icons.tsx";
import { Piece } from "./pieces.tsx";
import type { Goal, YokohamaTables } from "./tables.ts";
import type { GoalView, SpaceView, YokohamaView } from "./view.ts";

type Props = BoardProps<YokohamaView, YokohamaTables>;
/** The view has the points of a goal; the tables say what it needs. */
type GoalNeeds = Omit<Goal, "first" | "later" | "have"> & { have: Goal["have"] | "" };

const HAVE: Record<string, string> = {
  technologies: "technology",
  tokens: "token",
  orders: "order",
};

/** What a goal asks for, in signs. */
function Wanted({ goal }: { goal: GoalNeeds }) {
  if (goal.have === "built") {
    const sites = [
      ["production", goal.production ?? 0],
      ["commerce", goal.trade ?? 0],
    ] as const;
    return (
      <>
        {sites
          .filter(([, count]) => count > 0)
          .map(([kind, count], k) => (
            <g key={kind} transform={`translate(${16 + 66 * k} 23)`}>
              <text x="0" y="8" class="yoko-number" font-size="22">
                {count}
              </text>
              <Icon kind={kind} x={24} size={24} />
            </g>
          ))}
      </>
    );
  }
  return (
    <g transform="translate(16 23)">
      <text x="0" y="8" class="yoko-number" font-size="22">
        {goal.count}
      </text>
      <Icon kind={HAVE[goal.have] ?? goal.have} x={26} size={24} />
    </g>
  );
}

interface GoalProps {
  view: GoalView;
  goal: GoalNeeds;
  players: Props["players"];
  title: string;
}

const GoalCard = memoized(({ view, goal, players, title }: GoalProps) => {
  const open = view.claimed.length === 0;
  return (
    <Place id={`goal:${view.group}`} ring={{ x: 1, y: 1, width: 161, height: 82, radius: 7 }}>
      <title>{title}</title>
      <rect x="1" y="1" width="161" height="82" rx="7" class="yoko-sheet" />
      <Wanted goal={goal} />
      <g class={open ? "" : "yoko-past"}>
        <Points x={106} y={61} r={17} value={view.first} />
      </g>
      <Points x={142} y={61} r={17} value={view.later} />
      {view.claimed.map((seat, k) => (
        <Piece
          key={seat}
          kind="assistant"
          colour={players[seat]?.colour ?? 0}
          x={15 + 22 * k}
          y={63}
          scale={0.9}
        />
      ))}
    </Place>
  );
});

function Goals(props: Props) {
  const { view, data, players, t } = props;
  return (
    <>
      {view.goals.map((goal, k) => (
        <g key={goal.group} transform={`translate(0 ${k * 90})`}>
          <GoalCard
            view={goal}
            goal={data.goals[goal.id] ?? { have: "" }}
            players={players}
            title={t(`yokohama-goal-${goal.id}`)}
          />
        </g>
      ))}
    </>
  );
}

/** Completed-goals tokens (mini-expansion): a flag or the independent agent. */
function Awards({ view }: Props) {
  return (
    <g data-place="awards">
      {Object.entries(view.awards).map(([award, nation], k) => (
        <g key={award} transform={`translate(${(k % 2) * 40} ${Math.floor(k / 2) * 44})`}>
          <Place id={`award:${award}`} ring={{ x: 1, y: 1, width: 37, height: 40, radius: 5 }}>
            <rect x="1" y="1" width="37" height="40" rx="5" class="yoko-wood" />
            <Flag nation={nation} x={19.5} y={21} scale={0.9} />
          </Place>
        </g>
      ))}
    </g>
  );
}

/** The most buildings of one player. */
function most(view: YokohamaView, spacesOf: (k: number) => (SpaceView | null)[]): number {
  const owners = view.locations.flatMap((_, k) => spacesOf(k)).map((space) => space?.owner);
  return Math.max(...view.seats.map(({ seat }) => owners.filter((owner) => owner === seat).length));
}

const taken = (spaces: readonly SpaceView[]) =>
  spaces.filter((space) => space.owner !== null || space.neutral).length;

/** How near each end of the game is, and the agents in the supply. */
function Ends({ view, data, t }: Props) {
  const count = view.seats.length - 2;
  const rows: [string, string, number, number | null][] = [
    [
      "houses",
      "house",
      most(view, (k) => [view.locations[k]?.house ?? null]),
      data.numbers.houses_to_end,
    ],
    ["shops", "shop", most(view, (k) => view.locations[k]?.shops ?? []), data.numbers.shops_to_end],
    ["church", "faith", taken(view.church), data.by_players.church_to_end[count] ?? null],
    ["customs", "import", taken(view.customs), data.by_players.customs_to_end[count] ?? null],
    ["orders", "order", view.port_pile, null],
  ];
  return (
    <g>
      <rect width="165" height="134" rx="7" class="yoko-sheet" />
      {rows.map(([id, icon, now, end], k) => (
        <g key={id} transform={`translate(${4 + (k % 2) * 82} ${20 + Math.floor(k / 2) * 29})`}>
          <title>{t(`yokohama-trigger-${id}`)}</title>
          <Icon kind={icon} x={13} size={20} />
          <text x="28" y="7" class="yoko-tally">
            {end === null ? now : `${now}/${end}`}
          </text>
        </g>
      ))}
      <g data-place="supply">
        {NATIONS.map((nation, k) => (
          <g
            key={nation}
            transform={`translate(${16 + k * 32} 105)`}
            class={view.agent_supply[nation] ? "" : "yoko-past"}
          >
            <Flag nation={nation} x={2} y={0} scale={0.76} />
            <text x="0" y="24" class="yoko-small">
              {view.agent_supply[nation] ?? 0}
            </text>
          </g>
        ))}
      </g>
    </g>
  );
}

/** One exchange of Chinatown: what is paid above, what is got below its good. */
function Price({
  id,
  x,
  y,
  buy,
  count,
}: {
  id: string;
  x: number;
  y: number;
  buy: boolean;
  count: number;
}) {
  return (
    <Place id={`exchange:${id}`} ring={{ x: x + 1, y: y + 1, width: 45, height: 42, radius: 5 }}>
      <rect
        x={x + 1}
        y={y + 1}
        width="45"
        height="42"
        rx="5"
        class={buy ? "yoko-buy" : "yoko-sell"}
      />
      <path
        d={
          buy ? `M${x + 38} ${y + 31}v-17m-4 5l4 -5l4 5` : `M${x + 38} ${y + 13}v17m-4 -5l4 5l4 -5`
        }
        class="yoko-arrow"
      />
      <Amount kind="yen" count={count} x={x + 17} y={y + 22} size={18} />
    </Place>
  );
}

/** Chinatown's prices under the supply of goods, and the supply itself. */
const Chinatown = memoized(({ data, t }: Pick<Props, "data" | "t">) => {
  const columns = [...GOODS, "import"];
  return (
    <g>
      <rect width="246" height="134" rx="7" class="yoko-sheet" />
      {columns.map((kind, k) => {
        const x = 4 + 48 * k;
        const head = <Icon kind={kind} x={x + 23} y={22} size={25} />;
        const trades = Object.entries(data.chinatown);
        const buy = trades.find(([, trade]) => trade.get === kind);
        const sell = trades.find(([, trade]) => trade.pay === kind);
        return (
          <g key={kind}>
            {kind === "import" ? (
              head
            ) : (
              <Place
                id={`supply:${kind}`}
                ring={{ x: x + 1, y: 3, width: 45, height: 38, radius: 5 }}
              >
                <rect x={x + 1} y="3" width="45" height="38" class="yoko-touch" />
                {head}
              </Place>
            )}
            {buy && <Price id={buy[0]} x={x} y={42} buy count={buy[1].cost} />}
            {sell && <Price id={sell[0]} x={x} y={87} buy={false} count={sell[1].gain ?? 1} />}
          </g>
        );
      })}
      <title>{t("yokohama-location-chinatown")}</title>
    </g>
  );
});

/** `bottom` is the lower edge of the map. */
export function Pockets(props: Props & { bottom: number }) {
  const { bottom } = props;
  return (
    <>
      <g transform={`translate(4 ${bottom - 270})`}>
        <Goals {...props} />
      </g>
      <g transform={`translate(172 ${bottom - 90})`}>
        <Awards {...props} />
      </g>
      <g transform={`translate(831 ${bottom - 275})`}>
        <Ends {...props} />
      </g>
      <g transform={`translate(750 ${bottom - 137})`}>
        <Chinatown data={props.data} t={props.t} />
      </g>
    </>
  );
}
