/** What is on a place, in words, for screen readers. */

import type { BoardProps } from "../../board/BoardProps.ts";
import type { Counts } from "./data.ts";
import { currentOf } from "./Management.tsx";
import type { YokohamaTables } from "./tables.ts";
import type { OrderView, SpaceView, YokohamaView } from "./view.ts";

const AMOUNTS = ["vp", "any_good", "warehouse", "move"];

/** The details of places, from the texts of the table in words. */
export function placeDetails({ view, data, players, t }: BoardProps<YokohamaView, YokohamaTables>) {
  const you = players.find((p) => p.you)?.seat;
  const mine = you === undefined ? undefined : view.seats[you];
  const wares = (counts: Counts) =>
    Object.entries(counts)
      .map(([kind, count]) =>
        AMOUNTS.includes(kind)
          ? t(`yokohama-amount-${kind}`, { count })
          : `${count} ${t(`yokohama-kind-${kind}`)}`,
      )
      .join(", ");
  const order = (card: OrderView | null | undefined) =>
    card ? `${t(`yokohama-nation-${card.nation}`)}, ${wares(card.pay)}; ${wares(card.reward)}` : "";
  const space = (one: SpaceView | null | undefined) => {
    if (!one) return "";
    if (one.owner !== null) return players[one.owner]?.name ?? "";
    return one.neutral ? t("yokohama-table-neutral") : wares(one.reward);
  };
  const need = (one: SpaceView | undefined) =>
    one ? `${t("yokohama-table-need")} ${one.need}, ${space(one)}` : "";
  const location = (position: number) => {
    const one = view.locations[position];
    if (!one) return "";
    const people = players
      .filter(({ seat }) => (one.assistants[seat] ?? 0) > 0 || one.presidents.includes(seat))
      .map(({ seat, name }) => {
        const president = one.presidents.includes(seat) ? `${t("yokohama-table-president")}, ` : "";
        return `${name}: ${president}${t("yokohama-amount-assistant", { count: one.assistants[seat] ?? 0 })}`;
      });
    return [t(`yokohama-location-${one.location}`), ...people].join("; ");
  };
  const stored = (kind: string) => {
    const fee = { shop: data.fees.shop, house: mine?.house_fee ?? 0 }[kind] ?? 0;
    const text = t(`yokohama-amount-${kind}`, { count: mine?.warehouse[kind] ?? 0 });
    return fee > 0 ? `${text}, ${t("yokohama-table-house-fee", { count: fee })}` : text;
  };
  const asked = view.locations[view.question.position ?? -1];

  return (place: string): string => {
    const [kind = "", name = ""] = place.split(":");
    const number = Number(name);
    switch (kind) {
      case "location":
        return location(number);
      case "port": {
        const board = view.ports.find((p) => p.location === currentOf(view, view.ports));
        return order(board?.cards[number]);
      }
      case "lab": {
        const board = view.labs.find((p) => p.location === currentOf(view, view.labs));
        const tech = board?.cards[number];
        if (!tech) return "";
        const cost = [tech.cost, board?.surcharge[number] ?? 0].filter(Boolean).join(" + ");
        return `${t(`yokohama-tech-${tech.id}`)}, ${t("yokohama-table-cost")} ${cost}. ${t(`yokohama-effect-${tech.id}`)}`;
      }
      case "church":
        return need(view.church[number]);
      case "customs":
        return need(view.customs[number]);
      case "shop":
        return space(asked?.shops[number]);
      case "house":
        return space(asked?.house);
      case "token":
        return wares(asked?.token_reward ?? {});
      case "order":
        return order(mine?.orders[number]);
      case "offer":
        return order(mine?.offer?.[number]);
      case "goal": {
        const goal = view.goals.find((one) => one.group === name);
        if (!goal) return "";
        const first = `${t("yokohama-table-first")}: ${goal.first}`;
        const later = `${t("yokohama-table-later")}: ${goal.later}`;
        return `${t(`yokohama-goal-${goal.id}`)}; ${first}; ${later}`;
      }
      case "owned":
        return name === "assistant"
          ? t("yokohama-amount-assistant", { count: mine?.hand.assistant ?? 0 })
          : `${mine?.owned[name] ?? 0} ${t(`yokohama-kind-${name}`)}`;
      case "warehouse":
        return stored(name);
      case "exchange": {
        const trade = data.chinatown[name];
        if (!trade) return "";
        const pay = `${trade.cost} ${t(`yokohama-kind-${trade.pay}`)}`;
        return `${pay}; ${trade.gain ?? 1} ${t(`yokohama-kind-${trade.get}`)}`;
      }
      case "supply":
        return t(`yokohama-good-${name}`);
      default:
        return "";
    }
  };
}
