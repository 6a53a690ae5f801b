/**
 * The whole table in words: for screen readers, and for people who prefer it.
 *
 * The view is plain data, so it can be shown without knowing the game: lists of things of one kind
 * become tables, single facts a list of names and values. Keys are worded by the game's texts.
 */
import { t } from "../app/state.ts";
import { isRecord, isRows, type PlainRecord, ViewWords } from "../text/viewWords.ts";
import { useTable } from "./context.ts";

/** What the page shows elsewhere: the question and who is asked. */
const SHOWN_ELSEWHERE = new Set(["node", "actors", "phase", "round"]);

export function TextTable() {
  const { tableView, words, players } = useTable();
  const view = tableView.view as PlainRecord | null;
  if (!view) return null;
  const names = players.map((player) => player.name);
  const viewWords = new ViewWords(words.game, words.say, names);
  const shown = Object.entries(view).filter(([key]) => !SHOWN_ELSEWHERE.has(key));
  const facts = shown.filter(([, value]) => !isRows(value) && !isRecord(value));
  const groups = shown.filter(([, value]) => isRows(value) || isRecord(value));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <article class="text-table panel" tabIndex={0} aria-label={t("web-text-table")}>
      <h2>{t("web-text-table")}</h2>
      <dl>
        {facts.map(([key, value]) => (
          <div key={key}>
            <dt>{viewWords.key(key)}</dt>
            <dd>{viewWords.value(key, value)}</dd>
          </div>
        ))}
      </dl>
      {groups.map(([key, value]) => (
        <section key={key}>
          <h3>{viewWords.key(key)}</h3>
          {isRows(value) ? (
            <Rows name={viewWords.key(key)} rows={value} viewWords={viewWords} />
          ) : (
            <Facts value={value as PlainRecord} viewWords={viewWords} />
          )}
        </section>
      ))}
    </article>
  );
}

function Facts({ value, viewWords }: { value: PlainRecord; viewWords: ViewWords }) {
  return (
    <dl>
      {Object.entries(value).map(([key, one]) => (
        <div key={key}>
          <dt>{viewWords.key(key)}</dt>
          <dd>{viewWords.value(key, one)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Rows({
  name,
  rows,
  viewWords,
}: {
  name: string;
  rows: PlainRecord[];
  viewWords: ViewWords;
}) {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section class="scroll" tabIndex={0} aria-label={name}>
      <table>
        <thead>
          <tr>
            {keys.map((key) => (
              <th key={key} scope="col">
                {viewWords.key(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={i}>
              {keys.map((key) => (
                <td key={key}>{viewWords.value(key, row[key])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
