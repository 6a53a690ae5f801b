/** The board of Yunnan, both editions: the map above, Pu'er as a ledger below it. */
import type { BoardProps } from "../../board/BoardProps.ts";
import { PlaceDetails } from "../../board/pieces/PlaceDetails.tsx";
import { Market } from "./Bank.tsx";
import { paints } from "./colours.ts";
import { Duli } from "./Duli.tsx";
import { type Drawing, wideGeometry } from "./geometry.ts";
import { Land, Ways } from "./Land.tsx";
import { PhoneBoard } from "./PhoneBoard.tsx";
import { Provinces } from "./Province.tsx";
import { Puer } from "./Puer.tsx";
import { placeDetails } from "./placeDetails.ts";
import { Rail } from "./Rail.tsx";
import type { YunnanTables } from "./tables.ts";
import type { YunnanView } from "./view.ts";
import "../../board/frame.css";
import "./yunnan.css";
import "./pieces.css";
import "./puer.css";
import "./area.css";

export { PlayerArea } from "./PlayerArea.tsx";

/** The points on the track. */
export function score(view: unknown, seat: number): number | null {
  return (view as YunnanView).seats[seat]?.vp ?? null;
}

export function Board(props: BoardProps<YunnanView, YunnanTables>) {
  const all = { ...props, paint: paints(props.view, props.players) };
  return (
    <PlaceDetails props={props} detail={placeDetails(props)}>
      {props.isPhone ? <PhoneBoard {...all} /> : <WideBoard {...all} />}
    </PlaceDetails>
  );
}

function WideBoard(all: Drawing) {
  return (
    <div class="board-frame board-wide yunnan yunnan-wide">
      <svg viewBox="0 0 1000 1000" class="board-drawing" aria-label={all.t("yunnan-title")}>
        <rect width={1000} height={1000} rx={8} class="board-ground" />
        <Land {...all} />
        <rect x={58} y={58} width={884} height={884} class="frame" />
        <Ways {...all} />
        <Provinces {...all} />
        <Puer {...all} geometry={wideGeometry(all.data)} />
        <Market {...all} />
        <Duli {...all} x={66} y={461} />
        <Rail {...all} />
      </svg>
    </div>
  );
}
