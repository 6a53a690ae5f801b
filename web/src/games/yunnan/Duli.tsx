/** Duli, the independent: the card that she plays this round. */
import { Shape } from "../../board/pieces/Mark.tsx";
import type { Drawing } from "./geometry.ts";
import { Sign } from "./pieces.tsx";

/** Her bids in order, then her traders from Yunnan to Qinghai; a card's back while none is turned. */
export function Duli({ view, paint, t, x, y }: Drawing & { x: number; y: number }) {
  const duli = view.duli;
  const color = view.colors.find(({ seat }) => seat === null)?.color;
  if (!duli || !color) return null;
  return (
    <g transform={`translate(${x} ${y})`} class="duli" pointer-events="none">
      <g data-place="duli:discard">
        <rect width={262} height={58} rx={6} class="slab" />
      </g>
      <g data-place={`stock:${color}`}>
        <Shape colour={paint(color)} x={20} y={17} r={9} />
      </g>
      <text x={36} y={24} font-size={20} class="duli-name">
        {t("yunnan-table-duli")}
      </text>
      <g data-place="duli:pile" transform="translate(20 42)">
        <rect x={-14} y={-12} width={28} height={24} rx={4} class="duli-back" />
        <text y={7} font-size={19} class="duli-pile">
          {duli.pile.length}
        </text>
      </g>
      {duli.bids.map((building, n) => (
        <g key={building} transform={`translate(${118 + n * 28} 17) scale(.68)`}>
          <Sign of={building} />
        </g>
      ))}
      {duli.traders.map((count, n) => (
        <g key={n} transform={`translate(${56 + n * 37} 42)`}>
          <g transform="scale(.6)" class={count ? "" : "none"}>
            <Sign of="trader" />
          </g>
          <text x={12} y={8} font-size={20} class={count ? "duli-count" : "duli-count none"}>
            {count}
          </text>
        </g>
      ))}
      {duli.tea_house && (
        <g transform="translate(244 41) scale(.72)">
          <Sign of="tea_house" />
        </g>
      )}
    </g>
  );
}
