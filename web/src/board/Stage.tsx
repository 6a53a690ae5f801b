/** Puts a board, or one player's area of it, into its scope. */
import type { BoardModule, BoardProps } from "./BoardProps.ts";
import { BoardScope } from "./Place.tsx";

interface StageProps {
  module: BoardModule;
  props: BoardProps;
  /** The player whose area it is; without it the board itself. */
  seat?: number;
}

export function Stage({ module, props, seat }: StageProps) {
  return (
    <BoardScope value={props}>
      {seat === undefined ? (
        <module.Board {...props} />
      ) : (
        <module.PlayerArea {...props} seat={seat} />
      )}
    </BoardScope>
  );
}
