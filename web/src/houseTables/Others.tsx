/** Other people's house tables of this game. */
import { houseTablesAddress } from "../app/route.ts";
import { t } from "../app/state.ts";
import { personName } from "../table/names.ts";
import { useHouseTables } from "./context.ts";

export function Others() {
  const { store } = useHouseTables();
  const others = store.summaries.value.filter((one) => !one.mine);
  if (!others.length) return null;
  return (
    <section class="others" aria-label={t("web-tables-others")}>
      <h3>{t("web-tables-others")}</h3>
      <ul>
        {others.map((one) => (
          <li key={one.id}>
            <a
              href={houseTablesAddress(one.game, one.id)}
              aria-current={one.id === store.shown ? "page" : undefined}
            >
              <strong>{personName(one.by)}</strong>
              <span class="soft fine">
                {t("web-tables-others-facts", { corrections: one.corrections, done: one.done })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
