/** What is printed in the box of China. */
import type { PrintedDrawings, PrintedEditors } from "../../board/PrintedDrawing.ts";
import * as boards from "./printed/boards.tsx";
import { BoardRoads, Harbours, MapRoads } from "./printed/editors.tsx";
import * as pieces from "./printed/pieces.tsx";
import "./china.css";
import "./pieces.css";
import "./printed/printed.css";

export { signOf } from "./printed/signs.tsx";

export const PRINTED: PrintedDrawings = {
  map: boards.map,
  alliances: pieces.alliance,
  boards: boards.board,
  posts: pieces.post,
  near_copy: boards.nearCopy,
  provinces: pieces.province,
  cards: pieces.cards,
  tiles: pieces.tiles,
};

export const EDITORS: PrintedEditors = {
  "map.roads": MapRoads,
  "boards.roads": BoardRoads,
  "boards.harbours": Harbours,
};
