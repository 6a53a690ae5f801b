/** Yokohama: the board and the players' areas. */

import type { BoardProps } from "../../board/BoardProps.ts";
import { PanView } from "../../board/pieces/PanView.tsx";
import { PlaceDetails } from "../../board/pieces/PlaceDetails.tsx";
import {
  BLOCK_WIDTH,
  Church,
  Customs,
  Labs,
  Ports,
  rowsHeight,
  SPACES_HEIGHT,
} from "./Management.tsx";
import { extentOf, YokohamaMap } from "./Map.tsx";
import { Pockets } from "./Pockets.tsx";
import { placeDetails } from "./placeDetails.ts";
import type { YokohamaTables } from "./tables.ts";
import type { YokohamaView } from "./view.ts";
import "./yokohama.css";
import "./locations.css";
import "./area.css";

export { PlayerArea } from "./PlayerArea.tsx";

type Props = BoardProps<YokohamaView, YokohamaTables>;

const WIDTH = 1000;
const HEIGHT = 988;
const GAP = 6;

export function Board(props: Props) {
  return (
    <PlaceDetails props={props} detail={placeDetails(props)}>
      {props.isPhone ? <PhoneBoard {...props} /> : <WideBoard {...props} />}
    </PlaceDetails>
  );
}

/** The map with its pockets, on the ground of the board. */
function Harbour(props: Props & { height: number }) {
  const extent = extentOf(props.data, props.view.seats.length, WIDTH - 4, props.height - 4);
  return (
    <>
      <rect width={WIDTH} height={props.height} rx="9" class="yoko-ground" />
      <YokohamaMap {...props} extent={extent} x={(WIDTH - extent.width) / 2} />
      <Pockets {...props} bottom={props.height} />
    </>
  );
}

function WideBoard(props: Props) {
  const { view, t } = props;
  const left = rowsHeight(view.ports.length);
  const right = rowsHeight(view.labs.length);
  const block = Math.max(left, right);
  const low = HEIGHT - SPACES_HEIGHT;
  const top = low - block - GAP;
  const second = WIDTH - BLOCK_WIDTH;
  return (
    <div class="yoko yoko-board">
      <svg class="yoko-whole" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
        <title>{t("yokohama-title")}</title>
        <Harbour {...props} height={top - GAP} />
        <g transform={`translate(0 ${top})`}>
          <Ports {...props} />
        </g>
        <g transform={`translate(${second} ${top})`}>
          <Labs {...props} />
        </g>
        <g transform={`translate(0 ${low})`}>
          <Church {...props} />
        </g>
        <g transform={`translate(${second} ${low})`}>
          <Customs {...props} />
        </g>
      </svg>
    </div>
  );
}

function PhoneBoard(props: Props) {
  const { view, t } = props;
  const blocks = [
    { name: "port", height: rowsHeight(view.ports.length), Block: Ports },
    { name: "lab", height: rowsHeight(view.labs.length), Block: Labs },
    { name: "church", height: SPACES_HEIGHT, Block: Church },
    { name: "customs", height: SPACES_HEIGHT, Block: Customs },
  ];
  const height = rowsHeight(2) + 290;
  return (
    <div class="yoko yoko-board yoko-narrow">
      <PanView name={t("yokohama-table-map")} question={`${view.on_turn} ${view.node}`}>
        <svg viewBox={`0 0 ${WIDTH} ${height}`}>
          <title>{t("yokohama-title")}</title>
          <Harbour {...props} height={height} />
        </svg>
      </PanView>
      {blocks.map(({ name, height: high, Block }) => (
        <svg key={name} viewBox={`0 0 ${BLOCK_WIDTH} ${high}`} role="presentation">
          <Block {...props} />
        </svg>
      ))}
    </div>
  );
}

/** The points so far. */
export function score(view: unknown, seat: number): number | null {
  return (view as YokohamaView).seats[seat]?.points ?? null;
}
