/** Roads and harbours, filled in on the map. */
import { useState } from "preact/hooks";
import type { PrintedEditorProps } from "../../../board/PrintedDrawing.ts";
import { paired, Spots } from "../../../board/printed/Spots.tsx";
import { listOf } from "../../../board/printed/values.ts";
import type { ChinaTables } from "../tables.ts";
import { EDGE, Plan, SIDE } from "./Plan.tsx";
import { movedSpots, type Spots as Places, spotsOf, toggledRoad, toggledWord } from "./roads.ts";

type Props = PrintedEditorProps<ChinaTables>;

/** Half of the way to the nearest neighbour, so that no two can be confused. */
const REACH = 29;

interface FormProps extends Props {
  hint: string;
  spots: Places;
  pale: unknown;
  roads: unknown;
  harbours: readonly unknown[];
  chosen: readonly string[];
  quiet?: boolean;
  onChoose(id: string): void;
}

function MapForm({ data, t, hint, spots, pale, roads, harbours, ...pressed }: FormProps) {
  const { chosen, quiet = false, onChoose } = pressed;
  // A finger needs the map so large that it scrolls; with a mouse it fits, with larger lettering.
  const isFinger = matchMedia("(pointer: coarse)").matches;
  const buttons = [...spots]
    .filter(([id]) => data.map.spaces.some((space) => space.id === id))
    .map(([id, [x, y]]) => ({ id, x, y, r: REACH, label: t(`china-space-${id}`) }));
  return (
    <div class="drawn-form">
      <p>{t(hint)}</p>
      <div class="drawn-scroll">
        <svg class="china china-plan-form" viewBox={`${EDGE} ${EDGE} ${SIDE} ${SIDE}`}>
          <title>{t("china-printed-map")}</title>
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group takes no focus. */}
          <g aria-hidden="true">
            <Plan {...{ data, spots, pale, roads, harbours, t }} small={!isFinger} />
          </g>
          <Spots spots={buttons} chosen={chosen} quiet={quiet} onChoose={onChoose} />
        </svg>
      </div>
    </div>
  );
}

/** A space, then another: the road between them comes or goes. */
function roadEditor(paleRoads: (data: ChinaTables) => readonly string[]) {
  return (props: Props) => {
    const { value, onChange, data } = props;
    const [first, setFirst] = useState<string | null>(null);
    const choose = (id: string) => {
      const next = paired(first, id);
      setFirst(next.first);
      if (next.pair) onChange(toggledRoad(value, ...next.pair));
    };
    return (
      <MapForm
        {...props}
        hint="china-choose-road"
        spots={spotsOf(data.map.spaces).spots}
        pale={paleRoads(data)}
        roads={value}
        harbours={[]}
        chosen={first === null ? [] : [first]}
        onChoose={choose}
      />
    );
  };
}

export const MapRoads = roadEditor(() => []);
export const BoardRoads = roadEditor((data) => data.map.roads);

/** Each space that is chosen is a harbour or is none. */
export function Harbours(props: Props) {
  const { value, onChange, data } = props;
  const harbours = listOf(value);
  return (
    <MapForm
      {...props}
      hint="china-choose-harbour"
      spots={movedSpots(data, "border")}
      pale={data.map.roads}
      roads={[]}
      harbours={harbours}
      chosen={harbours.map(String)}
      quiet
      onChoose={(id) => onChange(toggledWord(value, id))}
    />
  );
}
