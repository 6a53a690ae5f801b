/** The hold of a junk from above: strips lie in levels of three, each level across the one below. */
import type { Player } from "../../board/BoardProps.ts";
import { fill, Stamp } from "../../board/pieces/badges.tsx";
import type { JunkDrawing } from "./tables.ts";
import type { JunkView } from "./view.ts";

const GAP = 3;

/** Only the two highest levels can show: a level begins when the one below is complete. */
export function Hold({ junk, draw, cell, players }: HoldProps) {
  const top = junk.levels.length - 1;
  const [left, upper] = [draw.hold[0] - draw.x, draw.hold[1] - draw.y];
  const side = 3 * cell;
  return (
    <g transform={`translate(${left} ${upper})`}>
      <rect x={-7} y={-7} width={side + 14} height={side + 14} rx={5} class="hold" />
      {[top - 1, top].map((level) => (
        <g key={level} class={level === top ? "level level-top" : "level"}>
          {(junk.levels[level] ?? []).map((seat, slot) =>
            seat === null ? null : (
              <Strip
                key={slot}
                colour={players[seat]?.colour ?? 0}
                across={level % 2 === 1}
                at={slot * cell}
                cell={cell}
                upright={-draw.turn}
              />
            ),
          )}
        </g>
      ))}
    </g>
  );
}

interface HoldProps {
  junk: JunkView;
  draw: JunkDrawing;
  cell: number;
  players: Player[];
}

/** One strip: a single bar with three crates, not three boxes. */
function Strip({ colour, across, at, cell, upright }: StripProps) {
  const long = 3 * cell - 2 * GAP;
  const wide = cell - 2 * GAP;
  const box = across
    ? { x: at + GAP, y: GAP, width: wide, height: long }
    : { x: GAP, y: at + GAP, width: long, height: wide };
  const half = at + cell / 2;
  const dividers = across
    ? `M${box.x} ${cell}h${wide}M${box.x} ${2 * cell}h${wide}`
    : `M${cell} ${box.y}v${wide}M${2 * cell} ${box.y}v${wide}`;
  return (
    <g class="cargo">
      <rect {...box} rx={4} fill={fill(colour)} class="piece-edge" stroke-width={2} />
      <rect
        x={box.x + 3}
        y={box.y + 3}
        width={box.width - 6}
        height={box.height - 6}
        rx={2}
        class="piece-inner"
        stroke-width={1.25}
      />
      <path d={dividers} class="strip-line" />
      {[0.5, 1.5, 2.5].map((n) => {
        const [x, y] = across ? [half, n * cell] : [n * cell, half];
        return (
          <g key={n} transform={`translate(${x} ${y}) rotate(${upright})`}>
            <Stamp colour={colour} r={8} />
          </g>
        );
      })}
    </g>
  );
}

interface StripProps {
  colour: number;
  across: boolean;
  at: number;
  cell: number;
  upright: number;
}
