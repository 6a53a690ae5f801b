/** Points by category as stacked bars: one bar a player, one hatching a category. */
import { t } from "../app/state.ts";
import { Shape } from "../board/pieces/Mark.tsx";
import { sum } from "../board/sum.ts";
import { useIsPhone } from "../ui/useIsPhone.ts";

interface Row {
  name: string;
  colour: number;
  points: readonly number[];
}

/** About as wide as on the screen, so that the letters keep their size. */
const WIDE = 480;
const NARROW = 330;
const LEFT = 96;
const BAR = 30;
const GAP = 22;
/** A tint and a pattern each, so that neighbours differ without colour too. */
const TINTS = ["gold", "tea", "indigo", "wood", "ink-soft", "line", "edge"];

/** Losses have no length: the table shows them. */
export function barWidths(points: readonly number[], most: number, room: number): number[] {
  return points.map((one) => (Math.max(0, one) / Math.max(1, most)) * room);
}

export function Chart({
  title,
  rows,
  categories,
}: {
  title: string;
  rows: Row[];
  categories: string[];
}) {
  const most = Math.max(1, ...rows.map((row) => sum(row.points.map((one) => Math.max(0, one)))));
  const width = useIsPhone() ? NARROW : WIDE;
  const room = width - LEFT - 52;
  const height = rows.length * (BAR + GAP) + 8;
  const used = categories.map((_, i) => rows.some((row) => (row.points[i] ?? 0) > 0));
  return (
    <figure class="panel chart">
      <figcaption>
        <h2>{title}</h2>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title}>
        <defs>
          {categories.map((name, i) => (
            <Pattern key={name} number={i} />
          ))}
        </defs>
        {rows.map((row, j) => {
          const y = j * (BAR + GAP) + 8;
          let x = LEFT;
          return (
            <g key={row.name}>
              <Shape colour={row.colour} x={12} y={y + BAR / 2} r={9} />
              <text x={28} y={y + BAR / 2 + 5} class="chart-name">
                {row.name.length > 9 ? `${row.name.slice(0, 8)}…` : row.name}
              </text>
              {barWidths(row.points, most, room).map((width, i) => {
                const at = x;
                x += width;
                return (
                  <g key={categories[i]}>
                    <title>{`${categories[i]}: ${row.points[i]}`}</title>
                    <rect
                      x={at}
                      y={y}
                      width={width}
                      height={BAR}
                      fill={`url(#hatch-${i})`}
                      class="bar"
                    />
                    {width > 22 && (
                      <text x={at + width / 2} y={y + BAR / 2 + 5} class="bar-text">
                        {row.points[i]}
                      </text>
                    )}
                  </g>
                );
              })}
              <text x={x + 8} y={y + BAR / 2 + 6} class="bar-total">
                {sum(row.points)}
              </text>
            </g>
          );
        })}
      </svg>
      <ul class="legend">
        {categories.map((name, i) =>
          used[i] ? (
            <li key={name}>
              <svg width="18" height="18" aria-hidden="true">
                <rect width="18" height="18" fill={`url(#hatch-${i})`} class="bar" />
              </svg>
              {name}
            </li>
          ) : null,
        )}
      </ul>
      <p class="hidden-visually">{t("web-chart-in-table")}</p>
    </figure>
  );
}

function Pattern({ number }: { number: number }) {
  const tint = `var(--${TINTS[number % TINTS.length]})`;
  const angle = [0, 45, 90, 135][number % 4] ?? 0;
  const plain = number % 5 === 0;
  return (
    <pattern
      id={`hatch-${number}`}
      width="8"
      height="8"
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${angle})`}
    >
      <rect width="8" height="8" fill={tint} opacity="0.55" />
      {!plain && <path d="M0 2h8" stroke={tint} stroke-width="2.5" />}
    </pattern>
  );
}
