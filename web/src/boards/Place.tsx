/** A place of the game: what a click means and what the light shows. */
import { type ComponentChildren, createContext } from "preact";
import { useContext } from "preact/hooks";
import type { BoardProps, Light } from "./contract.ts";

type Scope = Pick<BoardProps, "lights" | "onPlace" | "label">;

const dark: Scope = { lights: new Map(), onPlace: () => {}, label: (place) => place };
const scope = createContext<Scope>(dark);

/** Everything below knows the lights and where clicks go. The table wraps boards and areas in it. */
export const BoardScope = scope.Provider;

/** The outline of a place's light, in the coordinates of the drawing. */
export type Ring =
  | { x: number; y: number; r: number }
  | { x: number; y: number; width: number; height: number; radius?: number }
  | { path: string };

export interface PlaceProps {
  id: string;
  /** Where the light goes. Without it the place itself is outlined (`.place-legal` in CSS). */
  ring?: Ring;
  class?: string;
  children?: ComponentChildren;
}

/** How this place is lit now. */
export function useLight(id: string): Light | undefined {
  return useContext(scope).lights.get(id);
}

/** A place inside an SVG drawing. */
export function Place({ id, ring, class: extra, children }: PlaceProps) {
  const light = useLight(id);
  return (
    <g {...usePlace(id, light, extra)}>
      {children}
      {ring && light && <Glow ring={ring} light={light} />}
    </g>
  );
}

/** A place in HTML, as in a player's area. */
export function PlaceBox({ id, class: extra, children }: Omit<PlaceProps, "ring">) {
  const light = useLight(id);
  return <div {...usePlace(id, light, extra)}>{children}</div>;
}

function usePlace(id: string, light: Light | undefined, extra: string | undefined) {
  const { onPlace, label } = useContext(scope);
  const choose = (event: Event) => {
    event.stopPropagation();
    onPlace(id);
  };
  const open = light === "legal" || light === "chosen";
  return {
    class: ["place", light && `place-${light}`, extra].filter(Boolean).join(" "),
    role: "button" as const,
    tabindex: open ? 0 : -1,
    "data-place": id,
    "aria-label": label(id),
    "aria-pressed": light === "chosen" ? ("true" as const) : undefined,
    "aria-disabled": open ? undefined : ("true" as const),
    onClick: choose,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      choose(event);
    },
  };
}

/** One breathing ring: legal. Filled: chosen. Thin and double: the last move. */
function Glow({ ring, light }: { ring: Ring; light: Light }) {
  return (
    <g class={`glow glow-${light}`} pointer-events="none">
      <Outline ring={ring} grow={0} />
      {light === "last" && <Outline ring={ring} grow={4} />}
    </g>
  );
}

function Outline({ ring, grow }: { ring: Ring; grow: number }) {
  if ("path" in ring) return <path d={ring.path} />;
  if ("r" in ring) return <circle cx={ring.x} cy={ring.y} r={ring.r + grow} />;
  return (
    <rect
      x={ring.x - grow}
      y={ring.y - grow}
      width={ring.width + 2 * grow}
      height={ring.height + 2 * grow}
      rx={(ring.radius ?? 6) + grow}
    />
  );
}
