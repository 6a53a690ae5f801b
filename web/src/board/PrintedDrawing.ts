/**
 * The contract between the house tables and what a game's folder draws for them.
 *
 * A drawing shows one printed component as it lies in the box, from its values alone, so that a
 * corrected value is seen at once. It knows no rules, and a value that makes no sense to it is shown
 * as text. Kinds of components without a drawing have the page's plain card.
 */
import type { ComponentType, JSX } from "preact";
import type { PrintedComponentView } from "../protocol/messages.ts";

/** A card, a tile, a space, a row of a table that is printed on a board. */
export type PrintedComponent = Omit<PrintedComponentView, "is_reconstructed">;

/** A text by its id, as on a board. */
export type Say = (id: string, params?: Record<string, string | number>) => string;

export interface PrintedProps<Data = unknown> {
  component: PrintedComponent;
  /** Field id -> what is printed there, with the corrections. */
  values: Readonly<Record<string, unknown>>;
  /** The game's data file as JSON, without the corrections. */
  data: Data;
  /** Words of the game: the sources "" and "tables" of its texts. */
  t: Say;
  /** There is less room than `width`, as for a map on a phone: lettering is larger. */
  small: boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: each folder knows the type of its own data.
type AnyData = any;

export interface PrintedDrawing {
  /** The size in pixels at which its lettering is 14 px or more. */
  width: number;
  height: number;
  /** It has a row of the page for itself, and is scaled to the room there. */
  wide?: boolean;
  /**
   * The face with its ground and without its edge, as the content of an SVG whose view box is
   * `0 0 width height`. It fills the box, with corners of 5; the upper right corner is free for a
   * mark of 18 pixels.
   */
  draw(props: PrintedProps<AnyData>): JSX.Element;
}

export interface PrintedEditorProps<Data = unknown> {
  value: unknown;
  onChange(value: unknown): void;
  data: Data;
  t: Say;
}

/** By the ids of the kinds in the game's components.toml. */
export type PrintedDrawings = Readonly<Record<string, PrintedDrawing>>;
/** Forms of their own, by kind and field: "boards.roads". They are HTML. */
export type PrintedEditors = Readonly<Record<string, ComponentType<PrintedEditorProps<AnyData>>>>;

/** What `games/NAME/Printed.tsx` exports. */
export interface PrintedModule {
  PRINTED: PrintedDrawings;
  EDITORS?: PrintedEditors;
  /**
   * The sign of a thing in a square of 24 around (0, 0), for the lines of a form: of a word of the
   * kind `thing`, or of a field ("field" and its id). Null where there is none.
   */
  signOf?(thing: string, word: string): JSX.Element | null;
}
