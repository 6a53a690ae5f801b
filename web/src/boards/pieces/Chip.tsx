/** Small drawings in the lines of a player's panel, large enough for a finger where one may choose. */

import { type ComponentChildren, createContext } from "preact";
import { useContext } from "preact/hooks";
import { Place } from "../Place.tsx";

const FINGER = 44;
const LINE = 32;

const size = createContext(1);

/** The chips below: on phones in the player's own area they grow to the size of a finger. */
export function Chips({ touch, children }: { touch: boolean; children: ComponentChildren }) {
  return <size.Provider value={touch ? FINGER / LINE : 1}>{children}</size.Provider>;
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
  const scale = useContext(size);
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
