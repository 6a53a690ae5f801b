/** The rail round the frame: victory points outside, the last income on the lane inside. */

import { Place, useLight } from "../../board/Place.tsx";
import { Shape } from "../../board/pieces/Mark.tsx";
import type { Point } from "./data.ts";
import type { Drawing } from "./geometry.ts";
import type { Rect } from "./plates.ts";

const LAP = 100;

/** The space of a number that may be below 0 or on the second lap. */
function spot(points: readonly Point[], value: number): Point {
  return points[((value % LAP) + LAP) % LAP] ?? [0, 0];
}

export function Rail(props: Drawing) {
  const { view, data, players, paint } = props;
  const end = goal(props);
  return (
    <g class="score-rail">
      <g pointer-events="none">
        {data.draw.score.map(([x, y], n) => (
          <g key={`${x} ${y}`}>
            <rect x={x - 19} y={y - 19} width={38} height={38} class={cell(n, end)} />
            {n % 5 === 0 && (
              <text x={x} y={y + 7} font-size={20} class={n === end && n > 0 ? "score-end" : ""}>
                {n}
              </text>
            )}
          </g>
        ))}
        {view.colors.map(({ color, income }, n) => {
          const [x, y] = spot(data.draw.income, income);
          const before = view.colors.slice(0, n).filter((one) => one.income === income).length;
          const [dx, dy] = along(x, y, before * 13);
          return (
            <g key={color} transform={`translate(${x + dx} ${y + dy})`} class="income-mark">
              <rect x={-9} y={-9} width={18} height={18} rx={3} />
              <Shape colour={paint(color)} r={5.5} />
            </g>
          );
        })}
        {view.seats.map(({ seat, vp }, n) => {
          const [x, y] = spot(data.draw.score, vp);
          const before = view.seats
            .slice(0, n)
            .filter(
              (one) =>
                spot(data.draw.score, one.vp)[0] === x && spot(data.draw.score, one.vp)[1] === y,
            ).length;
          const [dx, dy] = along(x, y, before * 14);
          return (
            <g key={seat} transform={`translate(${x + dx} ${y + dy})`} class="score-mark">
              <circle r={17} />
              <Shape colour={players[seat]?.colour ?? 0} r={10.5} />
              {Math.floor(vp / LAP) !== 0 && (
                <g transform="translate(26 0)" class="far">
                  <rect x={-6} y={-13} width={46} height={26} rx={5} />
                  <text x={17} y={7} font-size={19}>
                    {vp}
                  </text>
                </g>
              )}
            </g>
          );
        })}
      </g>
      {view.node === "convert" && <Conversion {...props} />}
    </g>
  );
}

/** The points that end the game; 0 with the expert rules, where no points do. */
function goal({ view, data, options }: Drawing): number {
  const edition = data.edition[String(view.edition)];
  if (!edition || options.guards || options.double_bidding) return 0;
  return view.seats.length === 2 ? edition.two.end_vp : edition.end_vp;
}

function cell(n: number, end: number): string {
  if (n === end && n > 0) return "score-cell score-goal";
  return n % 5 === 0 ? "score-cell score-five" : "score-cell";
}

/** Marks on the same space step aside along the rail. */
function along(x: number, y: number, by: number): Point {
  const vertical = (x < 60 || x > 940) && y > 60 && y < 940;
  return vertical ? [0, by] : [by, 0];
}

/** How much of the income becomes points: the spaces of the rail are the answers. */
function Conversion({ view, data }: Drawing) {
  const most = Math.max(LAP - 1, ...view.colors.map(({ income }) => income));
  const laps = most >= LAP;
  return (
    <g>
      {Array.from({ length: most + 1 }, (_, n) => {
        const [x, y] = spot(data.draw.score, n);
        const box = { x: x - 18, y: y - 18, width: 36, height: 36, radius: 4 };
        // On a second lap two numbers share a space: the lower one has its upper half.
        if (laps) {
          box.height = 18;
          box.y = n < LAP ? y - 18 : y;
        }
        return <Answer key={n} of={n} box={box} />;
      })}
    </g>
  );
}

/** Every space that may be chosen shows its number; the rail itself has only every fifth. */
function Answer({ of, box }: { of: number; box: Rect }) {
  const id = `income:${of}`;
  const lit = useLight(id);
  const { x, y, width, height } = box;
  return (
    <Place id={id} ring={box}>
      <rect x={x} y={y} width={width} height={height} class={lit ? "answer" : "hit"} />
      {lit && (
        <text x={x + width / 2} y={y + height / 2 + 7} font-size={20}>
          {of}
        </text>
      )}
    </Place>
  );
}
