/** What is on a place, in words, for screen readers. */

import type { BoardProps } from "../../board/BoardProps.ts";
import { deciding } from "./colours.ts";
import type { YunnanTables } from "./tables.ts";
import type { YunnanView } from "./view.ts";

/** The details of places, from the texts of the table in words. */
export function placeDetails({ view, data, players, t }: BoardProps<YunnanView, YunnanTables>) {
  const nameOf = (color: string) => {
    const seat = view.colors.find((one) => one.color === color)?.seat ?? null;
    const colors = seat === null ? 1 : (view.seats[seat]?.colors.length ?? 1);
    if (seat === null) return t("yunnan-table-duli");
    const name = players[seat]?.name ?? "";
    return colors > 1 ? `${name} (${t(`yunnan-color-${color}`)})` : name;
  };
  const owner = (color: string | null) => (color ? nameOf(color) : t("yunnan-table-nobody"));
  const counted = (counts: Record<string, number>) =>
    Object.entries(counts)
      .flatMap(([color, count]) => (count > 0 ? [`${nameOf(color)} ${count}`] : []))
      .join(", ");
  const line = (head: string, text: string) =>
    text ? `${t(`yunnan-table-${head}`)}: ${text}` : "";
  const joined = (...parts: string[]) => parts.filter(Boolean).join("; ");
  const you = players.find((player) => player.you)?.seat;
  const mine =
    you === undefined ? undefined : view.colors.find(({ color }) => color === deciding(view, you));

  const province = (id: string) => {
    const place = view.places.find((one) => one.id === id);
    if (!place) return "";
    return joined(
      id === "puer" ? t("yunnan-board-market") : "",
      line("pay", `${place.trader_income} / ${place.post_income}`),
      line("standing", counted(place.traders)),
      line("horse", place.horses.map(nameOf).join(", ")),
      line("gifts", place.gifts > 0 ? String(place.gifts) : ""),
    );
  };
  const teaHouse = (id: string) => {
    const number = data.places.findIndex((one) => one.id === id) - 1; // Pu'er has none
    const value = data.edition[view.edition]?.tea_house_vp[number];
    const place = view.places.find((one) => one.id === id);
    return joined(owner(place?.tea_house ?? null), line("vp", String(value ?? "")));
  };

  return (place: string): string => {
    const [kind = "", name = "", value = ""] = place.split(":");
    switch (kind) {
      case "province":
        return province(name);
      case "posts": {
        const there = view.places.find((one) => one.id === name);
        const idle = there?.cut_off?.map(nameOf).join(", ") ?? "";
        return joined(counted(there?.posts ?? {}), line("cut-off", idle));
      }
      case "tea_house":
        return teaHouse(name);
      case "traders":
        return String(view.places.find((one) => one.id === view.arrived)?.traders[name] ?? "");
      case "ravine": {
        const ravine = view.ravines.find((one) => one.id === name);
        if (!ravine) return "";
        const built = ravine.bridges.map(nameOf).join(", ") || t("yunnan-table-nobody");
        return joined(built, ravine.blocked ? t("yunnan-table-blocked") : "");
      }
      case "building": {
        const building = view.buildings.find((one) => one.id === name);
        const space = building?.spaces.find((one) => String(one.value) === value);
        return owner(space?.color ?? null);
      }
      case "bank": {
        const slot = view.bank.find((one) => one.id === name);
        if (!slot) return "";
        if (slot.closed) return t("yunnan-table-closed", { slot: name });
        const color = owner(slot.color);
        return t("yunnan-table-pays", { slot: name, color, coins: slot.pays });
      }
      case "stock":
        return String(mine?.stock ?? "");
      case "kept":
        return String(mine?.kept[name] ?? 0);
      case "general":
        return name === "guard"
          ? String(mine?.guard === "unused" ? 1 : 0)
          : String(mine?.general[name] ?? 0);
      default:
        return "";
    }
  };
}
