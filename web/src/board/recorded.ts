/** Recorded positions (fixtures/write.py) as a board's properties: for the gallery and the tests. */
import type { Texts } from "../text/texts.ts";
import type { BoardProps, Light, PieceMove } from "./BoardProps.ts";

export interface RecordedPosition {
  name: string;
  options: Record<string, string | number | boolean>;
  seats: number;
  /** Who looks; null is a spectator. */
  seat: number | null;
  view: Record<string, unknown>;
  legal: { action: number; notation: string; places: string[] }[];
  moves: PieceMove[];
}

export interface Fixture {
  game: string;
  data: Record<string, unknown>;
  catalog: { notation: string; family: string; params: Record<string, string>; places: string[] }[];
  positions: RecordedPosition[];
}

const NAMES = ["Mei", "Anselm", "Odile", "Camellia", "Jun"];

/** What the table would hand to the board in this position. */
export function propsOf(
  fixture: Fixture,
  scene: RecordedPosition,
  lights: ReadonlyMap<string, Light>,
  onPlace: (place: string) => void,
  isPhone: boolean,
  texts: Texts,
): BoardProps {
  return {
    view: scene.view,
    data: fixture.data,
    options: scene.options,
    players: NAMES.slice(0, scene.seats).map((name, seat) => ({
      seat,
      name,
      colour: seat,
      you: seat === scene.seat,
    })),
    lights,
    onPlace,
    label: (place) => place,
    placeName: (place) => place,
    t: (id, params) => texts.say(id, params),
    moves: scene.moves,
    isPhone,
  };
}
