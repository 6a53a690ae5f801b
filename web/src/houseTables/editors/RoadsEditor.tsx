/** Roads between spaces: each can be taken away, and others added. */
import { useState } from "preact/hooks";
import { t } from "../../app/state.ts";
import { Button } from "../../ui/controls.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { same } from "../box.ts";
import { useHouseTables } from "../context.ts";
import { roadInWords } from "../differences.ts";
import { roadEnds } from "../roads.ts";
import type { EditorProps } from "./FieldEditor.tsx";
import { capital, Row } from "./Row.tsx";

export function RoadsEditor({ field, value, onChange, label, note }: EditorProps) {
  const { store, words } = useHouseTables();
  const ends = roadEnds(store.all.value);
  const [from, setFrom] = useState(ends[0] ?? "");
  const [to, setTo] = useState(ends[1] ?? "");
  const roads = Array.isArray(value) ? value.map(String) : [];
  const believed = Array.isArray(field.value) ? field.value.map(String) : [];
  const isThere = roads.some((one) => one === `${from} ${to}` || one === `${to} ${from}`);
  const told = (road: string) => roadInWords(words, road, field.thing);
  const end = (name: string, chosen: string, take: (one: string) => void) => (
    <select
      aria-label={`${capital(label)}: ${name}`}
      value={chosen}
      onChange={(event) => take(event.currentTarget.value)}
    >
      {ends.map((one) => (
        <option key={one} value={one}>
          {words.word(one, field.thing)}
        </option>
      ))}
    </select>
  );
  return (
    <Row label={label} note={note} isChanged={!same(value, field.value)} isHigh>
      <ul class="road-list">
        {roads.map((road) => (
          <li key={road} class={believed.includes(road) ? "" : "changed"}>
            {told(road)}
            <button
              type="button"
              aria-label={t("web-tables-remove", { what: told(road) })}
              onClick={() => onChange(roads.filter((one) => one !== road))}
            >
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ul>
      <div class="road-add">
        {end(t("web-tables-road-from"), from, setFrom)}
        {end(t("web-tables-road-to"), to, setTo)}
        <Button
          icon="plus"
          disabled={isThere || from === to}
          title={isThere ? t("web-tables-road-there") : undefined}
          onClick={() => onChange([...roads, `${from} ${to}`])}
        >
          {t("web-tables-add-road")}
        </Button>
      </div>
    </Row>
  );
}
