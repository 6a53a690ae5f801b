/** The land without pieces: ground, sea, provinces with their borders, hills, the compass. */

import { Place, useLight } from "../../board/Place.tsx";
import type { BoardDrawing } from "./boardDrawing.ts";
import { arcPath, type Borders } from "./borders.ts";
import { Dragon } from "./Dragon.tsx";
import type { ProvinceView } from "./view.ts";

/** East and south of the land; its western end is hidden behind the provinces. */
const SEA =
  "M1000 86H893C880 96 872 110 880 128L800 250L770 335L800 430L820 560L760 800L420 860C352 890 330 906 326 930C318 966 300 984 276 1000H1000Z";
const SHORE = "M893 86C880 96 872 110 880 128M326 930C318 966 300 984 276 1000";
const HILLS =
  "M104 968l16-26l14 22M128 956l12-18l16 28M176 984l14-24l16 26M196 974l10-14l14 24M232 962l9-14l12 18M132 138l13-22l12 18M150 128l10-14l13 22M196 116l9-13l11 17";
const ROSE = "M0 -40L6 -6L40 0L6 6L0 40L-6 6L-40 0L-6 -6Z";
const ROSE_SMALL = "M22 -22L8 0L22 22L0 8L-22 22L-8 0L-22 -22L0 -8Z";

/** The waters, with three lines along the coast. */
function Sea({ coast }: { coast: string }) {
  return (
    <>
      <clipPath id="china-sea">
        <path d={SEA} />
      </clipPath>
      <pattern id="china-waves" width="14" height="8" patternUnits="userSpaceOnUse">
        <path d="M0 4H14" class="china-wave" />
      </pattern>
      <g clip-path="url(#china-sea)">
        <path d={SEA} class="china-water" />
        <path d={SEA} fill="url(#china-waves)" />
        {[58, 40, 22].map((width) => (
          <g key={width}>
            <path d={coast} class="china-coast" stroke-width={width + 2.4} />
            <path d={coast} class="china-shallow" stroke-width={width} />
          </g>
        ))}
      </g>
      <path d={SHORE} class="china-shore" />
      <g class="china-rose" transform="translate(925 900)">
        <circle r="31" />
        <path d={ROSE_SMALL} />
        <path d={ROSE} class="china-rose-points" />
        <text y="-46">N</text>
      </g>
    </>
  );
}

/** One province: its tint, the darker inner edge, the dragon. */
function Province({ id, color, path }: { id: string; color: string; path: string }) {
  return (
    <g class={`china-${color}`}>
      <clipPath id={`china-in-${id}`}>
        <path d={path} />
      </clipPath>
      <path d={path} class="china-land" />
      <path d={path} class="china-inner" clip-path={`url(#china-in-${id})`} />
    </g>
  );
}

/** The light of a province: inside its border, above all neighbours. */
function ProvinceLight({ id, path }: { id: string; path: string }) {
  const light = useLight(`province:${id}`);
  if (!light) return null;
  return (
    <g
      class={`china-lit glow glow-${light}`}
      clip-path={`url(#china-in-${id})`}
      pointer-events="none"
    >
      <path d={path} />
    </g>
  );
}

export function Land({
  drawing,
  lines,
  provinces,
  tiles,
}: {
  drawing: BoardDrawing;
  lines: Borders;
  provinces: readonly ProvinceView[];
  /** With bonus tiles a whole province can be chosen. */
  tiles: boolean;
}) {
  const lake = drawing.lake.length > 0 && `M${drawing.lake.join("L")}Z`;
  const coast = provinces.map(({ id }) => lines.outline[id] ?? "").join("");
  return (
    <>
      <path d="M70 72H1000V1000H70Z" class="china-ground" />
      <Sea coast={coast} />
      <path d={HILLS} class="china-hills" />
      {lake && <path d={lake} class="china-lake" />}
      {lake && <path d={lake} fill="url(#china-waves)" />}
      {provinces.map(({ id, color }) => {
        const path = lines.outline[id] ?? "";
        const land = <Province id={id} color={color} path={path} />;
        return tiles ? (
          <Place key={id} id={`province:${id}`} ring={{ path }}>
            {land}
          </Place>
        ) : (
          <g key={id} data-place={`province:${id}`}>
            {land}
          </g>
        );
      })}
      <path d={lines.arcs.map(arcPath).join("")} class="china-border" />
      {tiles &&
        provinces.map(({ id }) => (
          <ProvinceLight key={id} id={id} path={lines.outline[id] ?? ""} />
        ))}
      {provinces.map(({ id, color }) => {
        const shape = drawing.provinces[id];
        return shape ? (
          <g key={id} class={`china-${color}`} pointer-events="none">
            <Dragon at={shape.dragon} size={id === "chu" ? 1.25 : 1} />
          </g>
        ) : null;
      })}
    </>
  );
}
