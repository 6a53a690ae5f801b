/** A mouse over a choice or a row of the log lights its places; a finger does not hover. */
import type { TableStore } from "./store.ts";

export function hoverHandlers(store: TableStore, places: string[]) {
  const light = (lit: string[]) => (event: PointerEvent) => {
    if (event.pointerType === "mouse") store.hoveredPlaces.value = lit;
  };
  return { onPointerEnter: light(places), onPointerLeave: light([]) };
}
