/** The map: one of the three boards with everything that stands on it. */

import { useMemo } from "preact/hooks";
import type { BoardProps } from "../../board/BoardProps.ts";
import { borders } from "./borders.ts";
import type { Point } from "./data.ts";
import { Land } from "./Land.tsx";
import { coloursOf } from "./owners.ts";
import { Alliance, DragonSpace, Name, Roads, Space } from "./Sites.tsx";
import type { BoardTable, ChinaTables } from "./tables.ts";
import type { ChinaView } from "./view.ts";
import { Wall } from "./Wall.tsx";

function spotsOf(board: BoardTable): ReadonlyMap<string, Point> {
  const spots = new Map<string, Point>();
  for (const [id, x, y] of [...board.spaces, ...(board.posts ?? [])]) spots.set(id, [x, y]);
  return spots;
}

export function ChinaMap(props: BoardProps<ChinaView, ChinaTables>) {
  const { view, data, players, options, t } = props;
  const board = data.board[view.board];
  const lines = useMemo(() => borders(board?.drawing ?? {}), [board]);
  const spots = useMemo(() => (board ? spotsOf(board) : new Map<string, Point>()), [board]);
  if (!board) return null;
  const colours = coloursOf(view.owners, players);
  const name = (province: string) => t(`china-province-${province}`);
  const leaders = (owners: readonly number[]) =>
    owners
      .map((k) => view.owners[k]?.seat ?? null)
      .map((seat) => (seat === null ? t("china-table-emperor") : (players[seat]?.name ?? "")))
      .join(", ");
  return (
    <>
      <Land
        board={board}
        lines={lines}
        provinces={view.provinces}
        tiles={options.bonus_tiles === true}
      />
      <Roads board={board} spots={spots} />
      {view.alliances.map((alliance, k) => {
        const [, , x = 0, y = 0] = board.alliances[k] ?? [];
        const pair = alliance.provinces.map(name).join(" / ");
        const lead = leaders(alliance.winners) || t("china-table-nobody");
        return (
          <Alliance
            key={alliance.number}
            alliance={alliance}
            at={[x, y]}
            lines={lines}
            colours={colours}
            title={`${alliance.number}: ${pair}. ${t("china-table-leader")}: ${lead}`}
          />
        );
      })}
      {view.provinces.map((province) => (
        <Name
          key={province.id}
          province={province}
          at={board.drawing[province.id]?.label ?? [0, 0]}
          text={name(province.id)}
        />
      ))}
      {view.provinces.map((province) => (
        <DragonSpace
          key={province.id}
          province={province}
          at={board.drawing[province.id]?.dragon ?? [0, 0]}
          colours={colours}
        />
      ))}
      {view.spaces.map((space) => (
        <Space
          key={space.id}
          space={space}
          at={spots.get(space.id) ?? [0, 0]}
          colors={space.provinces.map((p) => data.provinces[p] ?? "red")}
          colours={colours}
        />
      ))}
      <Wall
        cells={data.track.cells}
        markers={view.owners.flatMap((owner, k) =>
          owner.seat === null
            ? []
            : [{ colour: colours[k] ?? 0, cell: owner.marker, laps: owner.score_cards }],
        )}
      />
    </>
  );
}
