/** The rules in short as they are played at this table, the way to the lessons, and all keys. */

import { houseTablesAddress, learnAddress } from "../app/route.ts";
import { gameInfo, t } from "../app/state.ts";
import { differencesFromDefaults } from "../lobby/options.ts";
import { differenceText } from "../lobby/optionText.ts";
import { Dialog } from "../ui/controls.tsx";
import { useTable } from "./context.ts";
import { KEYS } from "./keys.ts";

const PARTS = ["goal", "turn", "end", "scoring"];

export function HelpDialog({ onClose }: { onClose(): void }) {
  return (
    <Dialog wide title={t("web-help")} close={t("web-close")} onClose={onClose}>
      <Rules />
      <h3 class="rules-title">{t("web-rules-hands")}</h3>
      <p>{t("web-help-about")}</p>
      <table class="keys">
        <tbody>
          {KEYS.map(([key, id]) => (
            <tr key={key}>
              <th scope="row">
                <kbd>{key}</kbd>
              </th>
              <td>{t(id)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}

function Rules() {
  const { assets, words, tableView } = useTable();
  const { game } = assets;
  const parts = PARTS.filter((part) => words.texts.has(`${game}-rules-${part}`));
  const options = differencesFromDefaults(gameInfo(game), tableView.table.options);
  return (
    <section class="rules">
      {parts.map((part) => (
        <section key={part}>
          <h3>{t(`web-rules-${part}`)}</h3>
          <p>{words.say(`${game}-rules-${part}`)}</p>
        </section>
      ))}
      {options.length > 0 && (
        <section>
          <h3>{t("web-rules-here")}</h3>
          <ul>
            {options.map(([key, value]) => (
              <li key={key}>
                <strong>{differenceText(game, key, value)}.</strong>{" "}
                {words.say(`${game}-option-${key}-about`)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <div class="buttons">
        <a class="button" href={learnAddress(game)}>
          {t("web-rules-lessons")}
        </a>
        <a class="button" href={houseTablesAddress(game)}>
          {t("web-tables-compare")}
        </a>
      </div>
    </section>
  );
}
