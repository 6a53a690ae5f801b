/** What is printed in the box of Yunnan. */
import type { PrintedDrawings, PrintedEditors } from "../../board/PrintedDrawing.ts";
import * as map from "./printed/map.tsx";
import * as tables from "./printed/tables.tsx";
import { RavineEditor, RoadEditor } from "./printed/WayEditor.tsx";
import "./yunnan.css";
import "./pieces.css";
import "./puer.css";
import "./printed/printed.css";

export { signOf } from "./printed/signs.tsx";

export const PRINTED: PrintedDrawings = {
  bank: tables.bankRow,
  places: map.place,
  ravines: map.ravine,
  spaces: tables.spaces,
  duli: tables.duli,
  colors: tables.dye,
  roads: map.road,
  tracks: tables.track,
  bank_board: tables.bankBoard,
  duli_posts: map.duliPosts,
};

export const EDITORS: PrintedEditors = {
  "roads.ends": RoadEditor,
  "ravines.ends": RavineEditor,
};
