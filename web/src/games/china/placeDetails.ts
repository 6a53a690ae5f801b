/** What is on a place, in words, for screen readers. */

import type { BoardProps } from "../../board/BoardProps.ts";
import { sum } from "../../board/sum.ts";
import type { ChinaTables } from "./tables.ts";
import type { ChinaView } from "./view.ts";

/** The details of places, from the texts of the table in words. */
export function placeDetails({ view, players, t }: BoardProps<ChinaView, ChinaTables>) {
  const nameOf = (owner: number) => {
    const seat = view.owners[owner]?.seat ?? null;
    return seat === null ? t("china-table-emperor") : (players[seat]?.name ?? "");
  };
  const counted = (counts: readonly number[]) =>
    counts.flatMap((count, owner) => (count > 0 ? [`${nameOf(owner)} ${count}`] : [])).join(", ");
  const card = (color: string, counts: Record<string, number> | null | undefined) =>
    `${t(`china-color-${color}`)} ${counts?.[color] ?? 0}`;
  const mine = view.owners.find((o) => o.seat !== null && players[o.seat]?.you);
  const hand = mine?.hand;
  const emperor = view.owners.find((o) => o.seat === null);
  /** The pieces that can be placed now: the Emperor's in the Emperor's turn. */
  const supply = (kind: string) => {
    const owner = view.node === "emperor" ? emperor : mine;
    if (!owner) return "";
    const counts: Record<string, number> = {
      palace: owner.palaces,
      emissary: owner.emissaries,
      fort: owner.forts,
    };
    return String(counts[kind] ?? "");
  };

  return (place: string): string => {
    const [kind = "", name = ""] = place.split(":");
    switch (kind) {
      case "space": {
        const space = view.spaces.find((s) => s.id === name);
        if (!space) return "";
        const palace = space.owner === null ? t("china-table-free") : nameOf(space.owner);
        return [
          palace,
          space.fort && t("china-table-fort"),
          space.harbour && t("china-table-harbour"),
        ]
          .filter(Boolean)
          .join(", ");
      }
      case "dragon": {
        const province = view.provinces.find((p) => p.id === name);
        const sent = counted(province?.emissaries ?? []) || "0";
        return `${t(`china-province-${name}`)}, ${t("china-table-emissaries")}: ${sent}`;
      }
      case "hand":
        return `${t("china-table-hand")}, ${card(name, hand)}`;
      case "row":
        return `${t("china-table-row")}, ${card(name, view.row)}`;
      case "played":
        return `${t("china-table-played")}, ${card(name, view.played)}`;
      case "pile":
        return `${t("china-table-pile")}, ${view.pile}`;
      case "discard":
        return `${t("china-table-discard")}, ${sum(Object.values(view.discard))}`;
      case "supply":
        return supply(name);
      default:
        return "";
    }
  };
}
