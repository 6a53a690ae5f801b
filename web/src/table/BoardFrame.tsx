/** The board in the middle of the page: a drawing can be zoomed, a page of text scrolls. */
import type { BoardModule, BoardProps } from "../board/BoardProps.ts";
import { Stage } from "../board/Stage.tsx";
import { Zoom } from "./Zoom.tsx";

export function BoardFrame({ board, props }: { board: BoardModule; props: BoardProps }) {
  const stage = <Stage module={board} props={props} />;
  if (!board.scrolls) return <Zoom>{stage}</Zoom>;
  return <div class="board-scroll">{stage}</div>;
}
