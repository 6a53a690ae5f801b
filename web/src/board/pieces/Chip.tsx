/** Small drawings in the lines of a player's panel, large enough for a finger where one may choose. */

import { type ComponentChildren, createContext } from "preact";
import { useContext } from "preact/hooks";
import { Place } from "../Place.tsx";

const LINE = 32;
const SIZES = { finger: 44 / LINE, own: 1, other: 0.9 };

const scaleOf = createContext(SIZES.own);

/** How large the chips below are: a finger's size on phones, a little smaller in others' areas. */
export function Chips({
  size,
  children,
}: {
  size: keyof typeof SIZES;
  children: ComponentChildren;
}) {
  return <scaleOf.Provider value={SIZES[size]}>{children}</scaleOf.Provider>;
}

export function Chip({
  id,
  width,
  height = LINE,
  children,
}: {
  /** With it the chip is a place. */
  id?: string | undefined;
  width: number;
  height?: number;
  children: ComponentChildren;
}) {
  const scale = useContext(scaleOf);
  const inner = (
    <>
      <rect width={width} height={height} fill="transparent" />
      {children}
    </>
  );
  return (
    <svg
      class="chip-drawing"
      width={width * scale}
      height={height * scale}
      viewBox={`0 0 ${width} ${height}`}
      role="presentation"
    >
      {id ? (
        <Place id={id} ring={{ x: 1, y: 1, width: width - 2, height: height - 2, radius: 5 }}>
          {inner}
        </Place>
      ) : (
        inner
      )}
    </svg>
  );
}
