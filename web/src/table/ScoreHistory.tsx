/** All players' points after each round: as a line chart, and as a table. */
import { useEffect, useState } from "preact/hooks";
import { announceRefusal } from "../app/announce.ts";
import { t } from "../app/state.ts";
import type { Player } from "../board/BoardProps.ts";
import { Mark, Shape } from "../board/pieces/Mark.tsx";
import { fill } from "../board/pieces/palette.ts";
import { get, Refusal } from "../net/http.ts";
import type { RoundScores } from "../protocol/messages.ts";
import { useIsPhone } from "../ui/useIsPhone.ts";

/** The drawing is about as wide as on the screen, so that its letters keep their size. */
const WIDE = { width: 900, height: 300, shapes: 12, rounds: 20 };
const NARROW = { width: 320, height: 260, shapes: 5, rounds: 8 };
const EDGE = { left: 40, right: 14, top: 14, bottom: 34 };
/** Lines differ by their strokes too. */
const DASHES = ["none", "12 5", "3 5", "14 4 3 4", "7 7"];

/** Round numbers from below `low` to above `high`, at most five steps apart. */
export function gridLines(low: number, high: number): number[] {
  const span = Math.max(1, high - low);
  const power = 10 ** Math.floor(Math.log10(span / 5));
  const step = [1, 2, 5, 10].map((n) => Math.max(1, n * power)).find((n) => span / n <= 5) ?? span;
  const first = Math.floor(low / step) * step;
  const count = Math.ceil((high - first) / step);
  return Array.from({ length: count + 1 }, (_, n) => first + n * step);
}

/** Every how many-th of `count` things is shown, so that no more than `most` are. */
export function labelInterval(count: number, most: number): number {
  return Math.max(1, Math.ceil(count / most));
}

export function ScoreHistory({ table, players }: { table: string; players: readonly Player[] }) {
  const [moments, setMoments] = useState<RoundScores[]>([]);
  useEffect(() => {
    let wanted = true;
    get<RoundScores[]>(`/api/tables/${table}/scores`).then(
      (found) => wanted && setMoments(found),
      (error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        announceRefusal(error.why);
      },
    );
    return () => {
      wanted = false;
    };
  }, [table]);
  if (moments.length < 2) return null;
  return (
    <figure class="panel chart score-history">
      <figcaption>
        <h2>{t("web-points-over-time")}</h2>
        <p class="soft fine">{t("web-points-over-time-about")}</p>
      </figcaption>
      <Lines moments={moments} players={players} />
      <details>
        <summary>{t("web-as-a-table")}</summary>
        <Numbers moments={moments} players={players} />
      </details>
    </figure>
  );
}

interface Props {
  moments: readonly RoundScores[];
  players: readonly Player[];
}

function Lines({ moments, players }: Props) {
  const all = moments.flatMap((moment) => moment.points);
  const grid = gridLines(Math.min(0, ...all), Math.max(1, ...all));
  const low = grid[0] ?? 0;
  const high = grid.at(-1) ?? 1;
  const size = useIsPhone() ? NARROW : WIDE;
  const room = {
    x: size.width - EDGE.left - EDGE.right,
    y: size.height - EDGE.top - EDGE.bottom,
  };
  const x = (n: number) => EDGE.left + (n / (moments.length - 1)) * room.x;
  const y = (points: number) => EDGE.top + (1 - (points - low) / (high - low)) * room.y;
  const marked = labelInterval(moments.length, size.shapes);
  const counted = labelInterval(moments.length, size.rounds);
  const last = moments.length - 1;
  return (
    <>
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={t("web-points-over-time")}
      >
        {grid.map((points) => (
          <g key={points}>
            <path d={`M${EDGE.left} ${y(points)}H${size.width - EDGE.right}`} class="grid-line" />
            <text x={EDGE.left - 10} y={y(points) + 5} text-anchor="end">
              {points}
            </text>
          </g>
        ))}
        {moments.map(({ round, position }, n) =>
          (last - n) % counted === 0 ? (
            <text key={position} x={x(n)} y={size.height - 10} text-anchor="middle">
              {round}
            </text>
          ) : null,
        )}
        {players.map(({ seat, colour }) => (
          <g key={seat}>
            <path
              d={`M${moments.map(({ points }, n) => `${x(n)} ${y(points[seat] ?? 0)}`).join("L")}`}
              class="score-history-line"
              stroke={fill(colour)}
              stroke-dasharray={DASHES[colour % DASHES.length]}
            />
            {moments.map(({ points, position }, n) =>
              (last - n) % marked === 0 ? (
                <Shape key={position} colour={colour} x={x(n)} y={y(points[seat] ?? 0)} r={8} />
              ) : null,
            )}
          </g>
        ))}
      </svg>
      <ul class="legend">
        {players.map(({ seat, colour, name }) => (
          <li key={seat}>
            <Mark colour={colour} /> {name}
          </li>
        ))}
      </ul>
    </>
  );
}

function Numbers({ moments, players }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section class="score-history-table" tabIndex={0} aria-label={t("web-points-over-time")}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("web-round-head")}</th>
            {players.map(({ seat, colour, name }) => (
              <th key={seat} scope="col">
                <Mark colour={colour} /> {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {moments.map(({ round, position, points }) => (
            <tr key={position}>
              <th scope="row">{round}</th>
              {players.map(({ seat }) => (
                <td key={seat}>{points[seat]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
