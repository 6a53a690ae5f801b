/** What is printed in the box of Junk. */
import type { PrintedDrawings } from "../../board/PrintedDrawing.ts";
import * as boards from "./printed/boards.tsx";
import * as cards from "./printed/cards.tsx";
import "./dschunke.css";
import "./harbour.css";
import "./printed/printed.css";

export { signOf } from "./printed/signs.tsx";

export const PRINTED: PrintedDrawings = {
  market: cards.market,
  special: cards.special,
  tracks: boards.track,
  stacks: cards.stack,
  goods: cards.good,
  junks: boards.junk,
  merchants: boards.merchant,
  setup: boards.setup,
};
