/** The faces of the special cards as small pictures, each in a box of about 48 x 44. */
import { Coin } from "../../board/pieces/badges.tsx";
import { ActionIcon, GoodIcon } from "./icons.tsx";
import type { DschunkeTables, SpecialFace } from "./tables.ts";

/** What a card shows; a face that the tables do not have shows nothing. */
type Face = Omit<SpecialFace, "face" | "kind" | "copies"> & {
  face: string;
  kind: SpecialFace["kind"] | "";
};

export function faceOf(data: DschunkeTables, face: string): Face {
  return data.special.find((card) => card.face === face) ?? { face, kind: "" };
}

/** A face: what it does, and the hulls of the junks it concerns. */
export function FaceIcon({ data, face }: { data: DschunkeTables; face: string }) {
  const card = faceOf(data, face);
  const junks = card.junks ?? [];
  return (
    <g class="face">
      <g transform={junks.length ? "translate(0 -7) scale(.8)" : undefined}>
        <FaceSign card={card} />
      </g>
      {junks.map((junk, n) => (
        <path
          key={junk}
          d="M-14-5H14C12 3 8 6 4 6H-6C-10 5-13 1-14-5Z"
          transform={`translate(${(n - (junks.length - 1) / 2) * 27} 17)`}
          class={`hull-chip hull-${junk}`}
        />
      ))}
    </g>
  );
}

/** What a card does, without the junks it concerns. */
export function FaceSign({ card }: { card: Face }) {
  if (card.yuan) return <Coin r={19} text={String(card.yuan)} />;
  switch (card.effect ?? card.face) {
    case "cash":
      return <Coin r={19} text="¥" />;
    case "goods":
      return <ActionIcon action="goods" />;
    case "load":
      return <ActionIcon action="load" />;
    case "move":
      return (
        <g class="tool">
          <rect x={-20} y={7} width={34} height={10} rx={2} class="tool-body" />
          <path d="M-9 7v10M3 7v10" class="tool-fine" />
          <path d="M-15 2C-13-14 8-17 17-5M17-15V-4H6" class="tool-line" />
        </g>
      );
    case "exchange":
      return (
        <g class="tool">
          <path d="M-17-7H15M8-14l8 7l-8 7M17 8H-15M-8 1l-8 7l8 7" class="tool-line" />
        </g>
      );
    case "tiebreak":
      return (
        <g class="tool">
          <path d="M0-17V15M-10 16H10M-16-10H16" class="tool-line" />
          <path d="M-22 4L-16-9L-10 4ZM10 4L16-9L22 4Z" class="tool-body" />
        </g>
      );
    default:
      return (
        <g class="tool">
          <rect x={-15} y={-15} width={20} height={26} rx={3} class="tool-body" />
          <rect x={-9} y={-9} width={20} height={26} rx={3} class="tool-body" />
          <path d="M15 4v12M9 10h12" class="tool-line" />
        </g>
      );
  }
}

/** A ware on a card. */
export function GoodCard({ good, size = 28 }: { good: string; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="-22 -22 44 44" aria-hidden="true">
      <GoodIcon good={good} />
    </svg>
  );
}
