/** Spaces of a map as buttons, for forms that are filled in on it. */
import "./drawn.css";

export interface Spot {
  id: string;
  x: number;
  y: number;
  /** Of the circle that can be hit, in units of the drawing. */
  r: number;
  label: string;
}

interface SpotsProps {
  spots: readonly Spot[];
  /** Those that are pressed. */
  chosen: readonly string[];
  /** The drawing itself shows which are pressed. */
  quiet?: boolean;
  onChoose(id: string): void;
}

export function Spots({ spots, chosen, quiet = false, onChoose }: SpotsProps) {
  return (
    <>
      {spots.map(({ id, label, ...circle }) => {
        const key = (event: KeyboardEvent) => {
          if (event.key !== "Enter" && event.key !== " ") return;
          event.preventDefault();
          event.stopPropagation();
          onChoose(id);
        };
        return (
          // biome-ignore lint/a11y/useSemanticElements: a drawing has no button elements.
          <g
            key={id}
            role="button"
            tabindex={0}
            class={!quiet && chosen.includes(id) ? "drawn-spot drawn-spot-chosen" : "drawn-spot"}
            aria-label={label}
            aria-pressed={chosen.includes(id)}
            data-spot={id}
            onClick={() => onChoose(id)}
            onKeyDown={key}
          >
            <circle cx={circle.x} cy={circle.y} r={circle.r} />
          </g>
        );
      })}
    </>
  );
}

/** What a choice leads to when things are chosen in pairs: the first waits, or the pair is there. */
export function paired(first: string | null, id: string): { first: string | null; pair?: Pair } {
  if (first === null) return { first: id };
  return first === id ? { first: null } : { first: null, pair: [first, id] };
}

export type Pair = [string, string];
