/** The map: one of the three boards with everything that stands on it. */

import { useMemo } from "preact/hooks";
import type { BoardProps } from "../../board/BoardProps.ts";
import { boardDrawing } from "./boardDrawing.ts";
import { borders } from "./borders.ts";
import { Land } from "./Land.tsx";
import { coloursOf } from "./owners.ts";
import { Alliance, DragonSpace, Name, Roads, Space } from "./Sites.tsx";
import type { ChinaTables } from "./tables.ts";
import type { ChinaView } from "./view.ts";
import { Wall } from "./Wall.tsx";

export function ChinaMap(props: BoardProps<ChinaView, ChinaTables>) {
  const { view, data, players, options, t } = props;
  const drawing = useMemo(() => boardDrawing(data, view.board), [data, view.board]);
  const lines = useMemo(() => borders(drawing?.provinces ?? {}), [drawing]);
  if (!drawing) return null;
  const { spots, alliances, provinces } = drawing;
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
        drawing={drawing}
        lines={lines}
        provinces={view.provinces}
        tiles={options.bonus_tiles === true}
      />
      <Roads spaces={view.spaces} spots={spots} />
      {view.alliances.map((alliance, k) => {
        const pair = alliance.provinces.map(name).join(" / ");
        const lead = leaders(alliance.winners) || t("china-table-nobody");
        return (
          <Alliance
            key={alliance.number}
            alliance={alliance}
            at={alliances[k] ?? [0, 0]}
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
          at={provinces[province.id]?.label ?? [0, 0]}
          text={name(province.id)}
        />
      ))}
      {view.provinces.map((province) => (
        <DragonSpace
          key={province.id}
          province={province}
          at={provinces[province.id]?.dragon ?? [0, 0]}
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
