/**
 * The contract between the table and the boards.
 *
 * A board draws one game and knows no rules. It shows every place of the game's catalog as a
 * `Place`; the table decides which places are lit and takes the clicks.
 */
import type { ComponentType } from "preact";

/** legal: you may choose it; chosen: you have; last: something just happened there. */
export type Light = "legal" | "chosen" | "last";

export interface Player {
  seat: number;
  name: string;
  /** 0 to 4: index in the palette (navy, vermilion, yellow, sky, near-black). */
  colour: number;
  you: boolean;
}

/** Pieces on their way, of the newest events. */
export interface PieceMove {
  piece: string;
  source: string;
  target: string;
  count: number;
}

export interface BoardProps<View = unknown, Data = unknown> {
  /** What the viewer may see: `TableView.view`, plain data of that game. */
  view: View;
  /** The game's data file as JSON. */
  data: Data;
  options: Record<string, string | number | boolean>;
  /** By seat. */
  players: Player[];
  /** Place id -> how it is lit; a place that is not here is dark. */
  lights: ReadonlyMap<string, Light>;
  /** A click or Enter on any place, lit or dark. */
  onPlace(place: string): void;
  /** The accessible name of a place. */
  label(place: string): string;
  /** The name of a place, whatever a click there would do. */
  placeName(place: string): string;
  /** A text by its id. */
  t(id: string, params?: Record<string, string | number>): string;
  moves: readonly PieceMove[];
  /** A phone: 360 px wide. */
  isPhone: boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: each board knows the type of its own view and data.
type AnyBoardProps = BoardProps<any, any>;

/**
 * `Board` fills the middle of the table: about 700 x 700 px at 1366 x 768, 352 px wide on phones.
 * `PlayerArea` is one player's own area (goods, cards, money, own board; hidden parts as backs). It
 * stands inside the player's panel, under the name: about 250 px wide, 330 px on phones, as high as it needs.
 */
export interface BoardModule {
  Board: ComponentType<AnyBoardProps>;
  PlayerArea: ComponentType<AnyBoardProps & { seat: number }>;
  /** The points that everybody can see now, for the panel's head; null where they are hidden. */
  score?(view: unknown, seat: number): number | null;
  /** The board is a page of text: it scrolls, where a drawing is zoomed. */
  scrolls?: boolean;
}
