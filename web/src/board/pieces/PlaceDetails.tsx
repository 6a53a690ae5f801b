/** Adds to the accessible name of each place what the board shows there. */

import type { ComponentChildren } from "preact";
import type { BoardProps } from "../BoardProps.ts";
import { BoardScope } from "../Place.tsx";

// biome-ignore lint/suspicious/noExplicitAny: only what all boards share is used.
type AnyProps = BoardProps<any, any>;

export function PlaceDetails({
  props,
  detail,
  children,
}: {
  props: AnyProps;
  /** What is there, or an empty text where the table's name says it all. */
  detail(place: string): string;
  children: ComponentChildren;
}) {
  const label = (place: string) => {
    const name = props.label(place);
    const more = detail(place);
    return more && !name.includes(more) ? `${name}: ${more}` : name;
  };
  return <BoardScope value={{ ...props, label }}>{children}</BoardScope>;
}
