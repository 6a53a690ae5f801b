/** The ends of a road or a ravine, chosen on the map. */
import { useState } from "preact/hooks";
import type { PrintedEditorProps } from "../../../board/PrintedDrawing.ts";
import { Line } from "../../../board/printed/Line.tsx";
import { paired, Spots } from "../../../board/printed/Spots.tsx";
import { listOf } from "../../../board/printed/values.ts";
import { LOW } from "../geometry.ts";
import type { YunnanTables } from "../tables.ts";
import { LAND, SmallMap, Way } from "./SmallMap.tsx";

const WIDTH = 320;
const HEIGHT = 266;

/** One place, then another: the way leads between them. */
function wayEditor(ravine: boolean) {
  return ({ value, onChange, data, t }: PrintedEditorProps<YunnanTables>) => {
    const [first, setFirst] = useState<string | null>(null);
    const ends = listOf(value).map(String);
    const choose = (id: string) => {
      const next = paired(first, id);
      setFirst(next.first);
      if (next.pair) onChange(next.pair);
    };
    const spots = data.places.map(({ id, draw }) => ({
      id,
      x: ((draw.station[0] - LOW) * WIDTH) / LAND,
      y: ((draw.station[1] - LOW) * WIDTH) / LAND,
      r: 22,
      label: t(`yunnan-province-${id}`),
    }));
    return (
      <div class="drawn-form">
        <p>{t("yunnan-choose-way")}</p>
        <svg class="yunnan drawn-small-map" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
          <title>{t(ravine ? "yunnan-printed-ravines" : "yunnan-printed-roads")}</title>
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group takes no focus. */}
          <g aria-hidden="true">
            <SmallMap data={data} width={WIDTH}>
              <Way data={data} ends={first === null ? ends : []} ravine={ravine} />
            </SmallMap>
            {spots.map(({ id, x, y, label }) => (
              <Line key={id} x={x} y={y + 32} text={label} class="yunnan-place-name" />
            ))}
          </g>
          <Spots
            spots={spots}
            chosen={first === null ? ends : [first]}
            quiet={first === null}
            onChoose={choose}
          />
        </svg>
      </div>
    );
  };
}

export const RoadEditor = wayEditor(false);
export const RavineEditor = wayEditor(true);
