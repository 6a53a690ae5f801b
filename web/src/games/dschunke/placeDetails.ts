/** What is on a place, in words, for screen readers. */

import type { BoardProps } from "../../board/BoardProps.ts";
import type { DschunkeTables } from "./tables.ts";
import type { DschunkeView } from "./view.ts";

/** The details of places, from the texts of the table in words. */
export function placeDetails({ view, data, players, t }: BoardProps<DschunkeView, DschunkeTables>) {
  const you = players.find((player) => player.you)?.seat;
  const mine = you === undefined ? undefined : view.seats[you];
  const cards = (count: number) => t("dschunke-table-cards", { count });
  const copies = (faces: readonly string[], face: string) =>
    cards(faces.filter((one) => one === face).length);
  const used = (marker: { used: boolean } | undefined) =>
    marker?.used ? t("dschunke-table-used") : "";

  const junk = (id: string) => {
    const found = view.junks.find((one) => one.id === id);
    if (!found) return "";
    const crates = players
      .filter(({ seat }) => (found.visible[seat] ?? 0) > 0)
      .map(({ seat, name }) => `${name} ${found.visible[seat]}`);
    return `${t("dschunke-table-hold")}: ${crates.join(", ") || "0"}`;
  };
  const market = (good: string) => {
    const price = view.market?.[good];
    if (price === undefined) return "";
    const paid =
      typeof price === "number"
        ? t("dschunke-table-yuan", { yuan: price })
        : t("dschunke-table-special-card");
    return view.sold.includes(good) ? `${paid}, ${t("dschunke-table-sold")}` : paid;
  };
  /** The events on the way of a trainee, each with its round. */
  const events = (id: string) =>
    (data.tracks.find((one) => one.id === id)?.events ?? [])
      .flatMap((event, n) => (event && n + 1 >= view.round ? [`${event} ${n + 1}`] : []))
      .join(", ");

  return (place: string): string => {
    const [kind = "", name = ""] = place.split(":");
    switch (kind) {
      case "junk":
        return junk(name);
      case "pile": {
        const pile = view.piles.find((one) => one.good === name);
        if (pile?.empty) return cards(0);
        return pile?.count == null ? "" : cards(pile.count);
      }
      case "market":
        return market(name);
      case "merchant":
        return used(view.merchants.find((one) => one.id === name));
      case "trainee": {
        const trainee = view.trainees.find((one) => one.id === name);
        return [used(trainee), events(name)].filter(Boolean).join("; ");
      }
      case "stack": {
        const stack = view.stacks.find((one) => one.id === name);
        const by = players.find(({ seat }) => seat === stack?.chosen_by);
        return [cards(stack?.count ?? 0), by?.name].filter(Boolean).join("; ");
      }
      case "face": {
        const open = view.stacks.find((one) => one.contents?.includes(name));
        return open?.contents ? copies(open.contents, name) : "";
      }
      case "hand":
        return mine?.hand ? cards(mine.hand[name] ?? 0) : "";
      case "special":
        return mine?.special ? copies(mine.special, name) : "";
      default:
        return "";
    }
  };
}
