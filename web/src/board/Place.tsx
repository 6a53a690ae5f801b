/** A place of the game: what a click means and what the light shows. */
import { type ComponentChildren, createContext } from "preact";
import { useContext } from "preact/hooks";
import type { BoardProps, Light } from "./BoardProps.ts";

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
  /** Where the light is drawn, and where screen readers find the place. */
  ring: Ring;
  class?: string;
  children?: ComponentChildren;
}

/** How this place is lit now. */
export function useLight(id: string): Light | undefined {
  return useContext(scope).lights.get(id);
}

/*
 * A place has two parts. What is drawn takes clicks and taps; letters and numbers in it are no names,
 * so it is hidden from screen readers. They get a button at the same position, whose label
 * says what the drawing shows; clicking it is a click on the place.
 */

/** A place inside an SVG drawing. */
export function Place({ id, ring, class: extra, children }: PlaceProps) {
  const { place, button, light, choose } = usePlace(id, extra);
  const key = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    choose(event);
  };
  return (
    <g {...place}>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group takes no focus. */}
      <g aria-hidden="true">{children}</g>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing has no button elements. */}
      <g {...button} role="button" onKeyDown={key} pointer-events="none">
        <Glow ring={ring} light={light} />
      </g>
    </g>
  );
}

/** A place in HTML, as in a player's area. */
export function PlaceBox({ id, class: extra, children }: Omit<PlaceProps, "ring">) {
  const { place, button } = usePlace(id, extra);
  return (
    <div {...place}>
      <div class="place-drawing" aria-hidden="true">
        {children}
      </div>
      <button type="button" {...button} />
    </div>
  );
}

function usePlace(id: string, extra: string | undefined) {
  const { onPlace, label } = useContext(scope);
  const light = useLight(id);
  const choose = (event: Event) => {
    event.stopPropagation();
    onPlace(id);
  };
  const open = light === "legal" || light === "chosen";
  return {
    light,
    choose,
    place: {
      class: ["place", light && `place-${light}`, extra].filter(Boolean).join(" "),
      "data-place": id,
      onClick: choose,
    },
    button: {
      class: "place-button",
      tabindex: open ? 0 : -1,
      "aria-label": label(id),
      "aria-pressed": light === "chosen" ? ("true" as const) : undefined,
      "aria-disabled": open ? undefined : ("true" as const),
    },
  };
}

/** One breathing ring: legal. Filled: chosen. Thin and double: the last move. Dark: only its room. */
function Glow({ ring, light }: { ring: Ring; light: Light | undefined }) {
  return (
    <g class={light ? `glow glow-${light}` : "glow"}>
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
