/** Renders a recorded position: the board and all areas. */
import { render } from "@testing-library/preact";
import type { BoardModule, BoardProps } from "../src/boards/contract.ts";
import { Stage } from "../src/boards/Stage.tsx";

/** All places in the DOM. */
export function placesOf(module: BoardModule, props: BoardProps): Set<string> {
  const { container, unmount } = render(
    <div>
      <Stage module={module} props={props} />
      {props.players.map((player) => (
        <Stage key={player.seat} module={module} props={props} seat={player.seat} />
      ))}
    </div>,
  );
  const found = [...container.querySelectorAll<HTMLElement | SVGElement>("[data-place]")];
  const places = new Set(found.map((element) => element.dataset.place ?? ""));
  unmount();
  return places;
}
