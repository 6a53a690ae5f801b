/** The harbour from above: five junks in a ring, each bow to the next stern, round the market hall. */

import type { BoardProps } from "../../board/BoardProps.ts";
import { Shape } from "../../board/pieces/Mark.tsx";
import { Hall } from "./Hall.tsx";
import { Junk, Merchant } from "./Junk.tsx";
import { BOW, STERN, turned } from "./layout.ts";
import type { DschunkeTables } from "./tables.ts";
import type { DschunkeView } from "./view.ts";

type Props = BoardProps<DschunkeView, DschunkeTables>;

export function Harbour(props: Props) {
  const { view, data } = props;
  return (
    <g>
      <Gangways data={data} />
      <Hall {...props} />
      {data.junks.map(({ id, draw }) => {
        const junk = view.junks.find((one) => one.id === id);
        return junk && <Junk key={id} {...props} junk={junk} draw={draw} />;
      })}
      {data.merchants.map(({ id }) => (
        <Merchant key={id} {...props} id={id} />
      ))}
      <StartPlayer {...props} />
    </g>
  );
}

/** The merchants' way: from each bow to the stern of the next junk. */
function Gangways({ data }: { data: DschunkeTables }) {
  const count = data.junks.length;
  return (
    <g class="gangways">
      {data.junks.map(({ id, draw }, n) => {
        const next = data.junks[(n + 1) % count]?.draw ?? draw;
        const [x1, y1] = turned(draw, BOW - 14, 0);
        const [x2, y2] = turned(next, STERN + 8, 0);
        const line = `M${x1} ${y1}L${x2} ${y2}`;
        return (
          <g key={id}>
            <path d={line} class="gangway-edge" />
            <path d={line} class="gangway" />
            <path d={line} class="gangway-plank" />
          </g>
        );
      })}
    </g>
  );
}

/** The little red junk, with the mark of the player who has it this round. */
function StartPlayer({ view, data, players, t }: Props) {
  const [x, y] = data.layout.start_player;
  const player = players[view.start_player];
  return (
    <g transform={`translate(${x} ${y})`} class="start-player">
      <title>{t("dschunke-event-start", { seat: player?.name ?? "" })}</title>
      <path d="M-2-4V-38L24-8H-2" class="sail" />
      <path d="M-30-2H30C27 12 20 18 10 18H-12C-22 16-28 10-30-2Z" class="start-hull" />
      <path d="M-34 26q8-6 16 0t16 0t16 0t16 0" class="wave" />
      {player && <Shape colour={player.colour} y={48} r={11} />}
    </g>
  );
}
