/** The modular map: locations in brickwork, as large as the room allows. */

import type { BoardProps } from "../../board/BoardProps.ts";
import { HEIGHT, Location, WIDTH } from "./Location.tsx";
import type { LocationRow, YokohamaTables } from "./tables.ts";
import type { LocationView, YokohamaView } from "./view.ts";

type Props = BoardProps<YokohamaView, YokohamaTables>;

/** How many cards of a port each level opens; elsewhere the number of the level itself. */
function gainsOf(data: LocationRow, ports: YokohamaTables["port"], toll: number): number[] {
  if (data.effect === "none") return [toll];
  if (data.effect !== "band") return data.levels;
  return data.levels.map((band) => (band > 0 ? ports.bands.filter((b) => b <= band).length : 0));
}

/** The president adds a level at the target; an agent works with what is there. */
function promisedAt(node: string, level: number, most: number): number | null {
  if (node === "move") return Math.min(level + 1, most);
  return node === "extra" ? level : null;
}

export interface Extent {
  width: number;
  height: number;
  /** Units of the drawing for one unit of a location board. */
  scale: number;
}

/** The map for this number of players inside a width and height. */
export function extentOf(
  data: YokohamaTables,
  seats: number,
  width: number,
  height: number,
): Extent {
  const layout = data.layout[String(seats)];
  if (!layout) return { width, height, scale: 1 };
  const unit = WIDTH / layout.board[0];
  const scale = Math.min(width / (layout.size[0] * unit), height / (layout.size[1] * unit));
  return { width: layout.size[0] * unit * scale, height: layout.size[1] * unit * scale, scale };
}

export function YokohamaMap(props: Props & { extent: Extent; x: number }) {
  const { view, data, players, t, extent } = props;
  const layout = data.layout[String(view.seats.length)];
  if (!layout) return null;
  const unit = (WIDTH / layout.board[0]) * extent.scale;
  const you = players.find((p) => p.you)?.seat;
  const titleOf = ({ location }: LocationView) =>
    `${t(`yokohama-location-${location}`)}. ${t(`yokohama-work-${location}`)}`;
  return (
    <g transform={`translate(${props.x} 0)`}>
      {view.locations.map((location, k) => {
        const [x, y] = layout.centres[k] ?? [0, 0];
        const kind = data.locations.find((one) => one.id === location.location);
        if (!kind) return null;
        const level = you === undefined ? 0 : (location.levels[you] ?? 0);
        const here = view.question.position === location.position;
        return (
          <g
            key={location.position}
            transform={`translate(${(x * unit - (WIDTH / 2) * extent.scale).toFixed(1)} ${(y * unit - (HEIGHT / 2) * extent.scale).toFixed(1)}) scale(${extent.scale.toFixed(3)})`}
          >
            <Location
              view={location}
              data={kind}
              players={players}
              name={t(`yokohama-location-${location.location}`)}
              gains={gainsOf(kind, data.port, data.numbers.canal_toll)}
              level={level}
              promised={promisedAt(view.node, level, data.numbers.max_level)}
              here={here}
              asked={here && (view.node === "token" || view.node === "build")}
              title={titleOf(location)}
            />
          </g>
        );
      })}
    </g>
  );
}
