/** China: the board and the players' areas. */

import type { BoardProps } from "../../board/BoardProps.ts";
import { PanView } from "../../board/pieces/PanView.tsx";
import { PlaceDetails } from "../../board/pieces/PlaceDetails.tsx";
import { below, beside, strip } from "./layout.ts";
import { ChinaMap } from "./Map.tsx";
import { hasTray, Offer } from "./Offer.tsx";
import { placeDetails } from "./placeDetails.ts";
import type { ChinaTables } from "./tables.ts";
import { useWide } from "./useWide.ts";
import type { ChinaView } from "./view.ts";
import "./china.css";
import "./pieces.css";
import "./area.css";

export { PlayerArea } from "./PlayerArea.tsx";

type Props = BoardProps<ChinaView, ChinaTables>;

const isDuel = ({ view }: Props) => view.owners.some((owner) => owner.seat === null);

function Ground() {
  return <rect x="1" y="1" width="998" height="998" rx="10" class="china-frame" />;
}

export function Board(props: Props) {
  return (
    <PlaceDetails props={props} detail={placeDetails(props)}>
      {props.isPhone ? <PhoneBoard {...props} /> : <WideBoard {...props} />}
    </PlaceDetails>
  );
}

function WideBoard(props: Props) {
  const { ref, wide } = useWide();
  const layout = wide ? beside(isDuel(props)) : below(isDuel(props));
  return (
    <div class="china-board" ref={ref}>
      <svg class="china-whole" viewBox={`0 0 ${layout.width} ${layout.height}`}>
        <title>{props.t("china-title")}</title>
        <Ground />
        <ChinaMap {...props} />
        <Offer {...props} layout={layout} />
      </svg>
    </div>
  );
}

function PhoneBoard(props: Props) {
  const { view, t } = props;
  const layout = strip(isDuel(props), hasTray(props));
  return (
    <div class="china-board china-narrow">
      <PanView name={t(`china-board-${view.board}`)} question={`${view.on_turn} ${view.node}`}>
        <svg viewBox="0 0 1000 1000">
          <title>{t("china-title")}</title>
          <Ground />
          <ChinaMap {...props} />
        </svg>
      </PanView>
      <svg viewBox={`0 0 ${layout.width} ${layout.height}`}>
        <title>{t("china-table-piles")}</title>
        <Offer {...props} layout={layout} />
      </svg>
    </div>
  );
}

/** The points on the track. */
export function score(view: unknown, seat: number): number | null {
  return (view as ChinaView).owners[seat]?.score ?? null;
}
