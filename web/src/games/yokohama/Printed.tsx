/** What is printed in the box of Yokohama. */
import type { PrintedDrawings } from "../../board/PrintedDrawing.ts";
import * as boards from "./printed/boards.tsx";
import * as cards from "./printed/cards.tsx";
import * as tiles from "./printed/tiles.tsx";
import "./yokohama.css";
import "./locations.css";
import "./printed/printed.css";

export { signOf } from "./printed/signs.tsx";

export const PRINTED: PrintedDrawings = {
  orders: cards.order,
  technologies: cards.technology,
  church: boards.spaceOf("faith"),
  customs: boards.spaceOf("import"),
  neutral: boards.neutral,
  goals: tiles.goal,
  buildings: tiles.building,
  tokens: tiles.token,
  port: boards.port,
  laboratory: boards.laboratory,
  completed: tiles.completed,
  map: boards.map,
  locations: boards.location,
  chinatown: boards.exchange,
  agents: tiles.agent,
};
