/**
 * What a plain board shows, as data: headings, names, values, and which of them are places.
 *
 * A game without a drawing still names its places: "lot:silk", "hand:3", "deck". Most of them stand in
 * the view: `lots` lists a row with the id "silk", the player's `hand` holds a "3". Where key and value
 * of the view make up the id of a place of the catalog, that value becomes the place.
 */
import { isRecord, isRows, type PlainRecord, type ViewWords } from "../../text/viewWords.ts";

export interface Cell {
  text: string;
  place: string | null;
}

export interface Entry {
  name: string;
  cells: Cell[];
}

/** A list of things of one kind as a table, or one thing as a list of its parts. */
export interface Section {
  title: string;
  columns: string[];
  rows: Cell[][][];
  entries: Entry[];
}

export interface PlainModel {
  facts: Entry[];
  sections: Section[];
  /** Every place that the model shows. */
  places: Set<string>;
}

/** What the page shows elsewhere: the question and who is asked. */
const SHOWN_ELSEWHERE = new Set(["node", "actors", "phase", "round"]);

type Find = (key: string, ...names: string[]) => string | null;

export class PlainModels {
  constructor(
    private readonly catalogPlaces: ReadonlySet<string>,
    private readonly words: ViewWords,
  ) {}

  /** Everything but the players' own rows. */
  board(view: unknown): PlainModel {
    const model: PlainModel = { facts: [], sections: [], places: new Set() };
    const find = this.finder(model.places, (ids) => ids);
    for (const [key, value] of entriesOf(view)) {
      if (SHOWN_ELSEWHERE.has(key) || isPlayerRows(value)) continue;
      if (isRows(value)) model.sections.push(this.table(key, value, find));
      else if (isRecord(value)) model.sections.push(this.list(key, value, find));
      else model.facts.push({ name: this.words.key(key), cells: this.cells(key, value, find) });
    }
    return model;
  }

  /** One player's row. Only the viewer's own things are places, unless the id names the seat. */
  player(view: unknown, seat: number, isYou: boolean): PlainModel {
    const model: PlainModel = { facts: [], sections: [], places: new Set() };
    const find = this.finder(model.places, (ids) => (isYou ? ids : []), String(seat));
    const own = ["seat", "player"].map((kind) => find(kind)).find((place) => place !== null);
    if (own) model.facts.push({ name: "", cells: [{ text: "", place: own }] });
    for (const [, rows] of entriesOf(view)) {
      if (!isPlayerRows(rows)) continue;
      for (const [key, value] of Object.entries(rows[seat] ?? {})) {
        if (key === "seat" || value === null) continue;
        model.facts.push({ name: this.words.key(key), cells: this.cells(key, value, find) });
      }
    }
    return model;
  }

  /** Finds the place of a key and what stands there; each place is given out once. */
  private finder(found: Set<string>, allowed: (ids: string[]) => string[], seat?: string): Find {
    return (key, ...names) => {
      const kinds = [key, key.replace(/s$/, ""), key.replace(/ies$/, "y")];
      const plain = allowed(kinds.map((kind) => [kind, ...names].join(":")));
      const ofSeat =
        seat === undefined ? [] : kinds.map((kind) => [kind, seat, ...names].join(":"));
      for (const id of [...ofSeat, ...plain]) {
        if (!this.catalogPlaces.has(id) || found.has(id)) continue;
        found.add(id);
        return id;
      }
      return null;
    };
  }

  private table(key: string, rows: PlainRecord[], find: Find): Section {
    const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
    return {
      title: this.words.key(key),
      columns: columns.map((column) => this.words.key(column)),
      rows: rows.map((row) => {
        const id = idOf(row);
        return columns.map((column) => {
          const value = row[column];
          if (column === id.key) {
            return [{ text: this.words.value(key, value), place: find(key, id.name) }];
          }
          return this.cells(column, value, (kind, ...names) => find(kind, id.name, ...names));
        });
      }),
      entries: [],
    };
  }

  private list(key: string, value: PlainRecord, find: Find): Section {
    const entries = Object.entries(value).map(([name, one]) => {
      const place = find(key, name);
      const cells = place
        ? [{ text: this.words.value(name, one), place }]
        : this.cells(name, one, find);
      return { name: this.words.key(name), cells };
    });
    return { title: this.words.key(key), columns: [], rows: [], entries };
  }

  /** A value; a list or a record of counts in parts, so that each part can be a place. */
  private cells(key: string, value: unknown, find: Find): Cell[] {
    if (Array.isArray(value) && value.length > 0 && value.every(isName)) {
      const counts = new Map<string | number, number>();
      for (const one of value) counts.set(one, (counts.get(one) ?? 0) + 1);
      return [...counts].map(([one, count]) => ({
        text: this.words.value(key, one) + (count > 1 ? ` × ${count}` : ""),
        place: find(key, String(one)),
      }));
    }
    if (isRecord(value) && Object.values(value).every(isName)) {
      return Object.entries(value).map(([name, one]) => ({
        text: `${this.words.value(key, name)} ${this.words.value(name, one)}`,
        place: find(key, name),
      }));
    }
    return [{ text: this.words.value(key, value), place: find(key) }];
  }
}

function entriesOf(view: unknown): [string, unknown][] {
  return isRecord(view) ? Object.entries(view) : [];
}

function isName(value: unknown): value is string | number {
  return typeof value === "string" || typeof value === "number";
}

/** Rows that list the players: each says which seat it is, in order. */
function isPlayerRows(value: unknown): value is PlainRecord[] {
  return isRows(value) && value.every((row, seat) => row.seat === seat);
}

/** What a row is called: its `id`, `name` or `key`, else its first text. */
function idOf(row: PlainRecord): { key: string; name: string } {
  const texts = Object.entries(row).filter(([, value]) => isName(value));
  const named = ["id", "name", "key", "number"].find((key) => isName(row[key]));
  const key = named ?? texts.find(([, value]) => typeof value === "string")?.[0] ?? "";
  return { key, name: String(row[key] ?? "") };
}
