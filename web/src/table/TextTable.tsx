/**
 * The whole table in words: for screen readers, and for whoever likes it better.
 *
 * The view is plain data, so it can be told without knowing the game: lists of things of one kind
 * become tables, single facts a list of names and values. Keys are worded by the game's texts.
 */
import type { ComponentChildren } from "preact";
import { t } from "../app/state.ts";
import { thingName } from "../text/placeNames.ts";
import type { Words } from "../text/words.ts";
import { useTable } from "./context.ts";

type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isRows = (value: unknown): value is Plain[] =>
  Array.isArray(value) && value.length > 0 && value.every(isPlain);

/** What the page tells elsewhere: the question and who is asked. */
const INSIDE = new Set(["node", "actors", "phase", "round"]);

export function TextTable() {
  const { tableView, words, players } = useTable();
  const view = tableView.view as Plain | null;
  if (!view) return null;
  const tell = new ViewWords(
    words,
    players.map((player) => player.name),
  );
  const told = Object.entries(view).filter(([key]) => !INSIDE.has(key));
  const facts = told.filter(([, value]) => !isRows(value) && !isPlain(value));
  const groups = told.filter(([, value]) => isRows(value) || isPlain(value));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <article class="text-table panel" tabIndex={0} aria-label={t("web-text-table")}>
      <h2>{t("web-text-table")}</h2>
      <dl>
        {facts.map(([key, value]) => (
          <div key={key}>
            <dt>{tell.key(key)}</dt>
            <dd>{tell.value(key, value)}</dd>
          </div>
        ))}
      </dl>
      {groups.map(([key, value]) => (
        <section key={key}>
          <h3>{tell.key(key)}</h3>
          {isRows(value) ? (
            <Rows name={tell.key(key)} rows={value} tell={tell} />
          ) : (
            <Facts value={value as Plain} tell={tell} />
          )}
        </section>
      ))}
    </article>
  );
}

function Facts({ value, tell }: { value: Plain; tell: ViewWords }) {
  return (
    <dl>
      {Object.entries(value).map(([key, one]) => (
        <div key={key}>
          <dt>{tell.key(key)}</dt>
          <dd>{tell.value(key, one)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Rows({ name, rows, tell }: { name: string; rows: Plain[]; tell: ViewWords }) {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section class="scroll" tabIndex={0} aria-label={name}>
      <table>
        <thead>
          <tr>
            {keys.map((key) => (
              <th key={key} scope="col">
                {tell.key(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={i}>
              {keys.map((key) => (
                <td key={key}>{tell.value(key, row[key])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Keys and values of a view in words. */
export class ViewWords {
  constructor(
    private readonly words: Words,
    private readonly names: readonly string[],
  ) {}

  key(key: string): string {
    const own = `${this.words.game}-table-${key}`;
    for (const id of [own, `web-field-${key}`]) {
      const text = this.words.texts.has(id) ? this.words.texts.format(id, {}) : null;
      if (text) return text;
    }
    const thing = thingName(this.words, key);
    const plain = (thing === key ? key : thing).replaceAll("_", " ");
    return plain.charAt(0).toUpperCase() + plain.slice(1);
  }

  value(key: string, value: unknown): ComponentChildren {
    if (value === null || value === undefined) return "–";
    if (typeof value === "boolean") return t(value ? "web-yes" : "web-no");
    if (typeof value === "number") return this.isSeat(key) ? (this.names[value] ?? value) : value;
    if (typeof value === "string") return thingName(this.words, value, key);
    if (Array.isArray(value)) {
      if (value.length === 0) return "–";
      const parts = value.map((one) => String(this.flat(key, one)));
      return parts.join(", ");
    }
    return this.flat(key, value);
  }

  private flat(key: string, value: unknown): ComponentChildren {
    if (Array.isArray(value))
      return `(${value.map((one) => String(this.flat(key, one))).join(", ")})`;
    if (!isPlain(value)) return this.value(key, value);
    const parts = Object.entries(value).filter(([, one]) => one !== null && one !== 0);
    if (parts.length === 0) return "–";
    return parts
      .map(([name, one]) => `${this.key(name)} ${String(this.value(name, one))}`)
      .join(", ");
  }

  private isSeat(key: string): boolean {
    return /^(seat|owner|actors|on_turn|start_player|first_player|first|levels|top)$/.test(key);
  }
}
