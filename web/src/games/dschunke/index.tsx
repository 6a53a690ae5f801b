/** The board of Dschunke: a harbour of junks, the trainee tracks, four stacks of special cards. */
import type { BoardProps } from "../../board/BoardProps.ts";
import { Place } from "../../board/Place.tsx";
import { Coin } from "../../board/pieces/badges.tsx";
import { PlaceDetails } from "../../board/pieces/PlaceDetails.tsx";
import { Harbour } from "./Harbour.tsx";
import { NARROW_BOX } from "./layout.ts";
import { placeDetails } from "./placeDetails.ts";
import { OpenStack, openStack, StackButtons, Stacks } from "./Stacks.tsx";
import { TrackButtons, Tracks } from "./Tracks.tsx";
import type { DschunkeTables } from "./tables.ts";
import type { DschunkeView } from "./view.ts";
import "../../board/frame.css";
import "./dschunke.css";
import "./harbour.css";
import "./area.css";

export { PlayerArea } from "./PlayerArea.tsx";

type Props = BoardProps<DschunkeView, DschunkeTables>;

export function Board(props: Props) {
  return (
    <PlaceDetails props={props} detail={placeDetails(props)}>
      {props.isPhone ? <PhoneBoard {...props} /> : <WideBoard {...props} />}
    </PlaceDetails>
  );
}

function WideBoard(props: Props) {
  const { view, data, t } = props;
  const [x, y] = data.layout.bank;
  return (
    <div class="board-frame board-wide dschunke dschunke-wide">
      <svg viewBox="0 0 1000 1000" class="board-drawing" aria-label={t("dschunke-title")}>
        <Water />
        <rect width={1000} height={1000} rx={10} class="board-ground" />
        <rect
          x={6}
          y={204}
          width={988}
          height={790}
          rx={8}
          fill="url(#dschunke-water)"
          class="water-edge"
        />
        <Tracks {...props} />
        <Stacks {...props} />
        <Place id="bank" ring={{ x: x - 26, y: y - 26, width: 128, height: 52, radius: 26 }}>
          <rect x={x - 26} y={y - 26} width={128} height={52} class="hit" />
          <Coin x={x} y={y} r={19} text="¥" />
          <text x={x + 28} y={y + 8} font-size={23} class="bank-name">
            {t("dschunke-board-bank")}
          </text>
        </Place>
        <Harbour {...props} />
      </svg>
      {openStack(view) && <OpenStack {...props} />}
    </div>
  );
}

/** The ring alone, with the tracks and the stacks as buttons around it. */
function PhoneBoard(props: Props) {
  const open = openStack(props.view);
  return (
    <div class="board-frame board-phone dschunke dschunke-narrow">
      {open && <OpenStack {...props} />}
      <svg viewBox={NARROW_BOX} class="board-drawing" aria-label={props.t("dschunke-title")}>
        <Water />
        <rect x={100} y={200} width={800} height={800} fill="url(#dschunke-water)" />
        <Harbour {...props} />
      </svg>
      <TrackButtons {...props} />
      <StackButtons {...props} />
    </div>
  );
}

function Water() {
  return (
    <defs>
      <pattern id="dschunke-water" width={40} height={9} patternUnits="userSpaceOnUse">
        <rect width={40} height={9} class="water" />
        <path d="M0 4.5H40" class="water-line" />
      </pattern>
    </defs>
  );
}
