/**
 * All printed components of a game, for drawing and screenshots (development only).
 *
 * gallery.html?printed&game=NAME&kind=orders&theme=dark&narrow=1&lang=de&scale=1.5
 */
import { useEffect, useState } from "preact/hooks";
import type { PrintedComponent, PrintedModule } from "./board/PrintedDrawing.ts";
import { Picture } from "./board/printed/Picture.tsx";
import { loadPrinted } from "./games/registry.ts";
import { interfaceSources } from "./text/sources.ts";
import { Texts } from "./text/texts.ts";

interface Kind {
  id: string;
  components: PrintedComponent[];
}

interface Loaded {
  module: PrintedModule;
  kinds: Kind[];
  data: unknown;
  texts: Texts;
}

const asked = new URLSearchParams(location.search);
const narrow = asked.has("narrow");
const lists = import.meta.glob<{ kinds: Kind[] }>("../fixtures/components-*.json", {
  import: "default",
});
const tables = import.meta.glob<{ data: unknown }>(
  ["../fixtures/*.json", "!../fixtures/*-*.json"],
  { import: "default" },
);
const sources = import.meta.glob<string>("../../src/teahouse/games/*/locales/*.ftl", {
  query: "?raw",
  import: "default",
});

export function PrintedGallery({ game }: { game: string }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    document.documentElement.dataset.theme = asked.get("theme") ?? "light";
    void loadAll(game).then(setLoaded);
  }, [game]);
  if (!loaded)
    return <p>No drawings or no components of {game}: run web/fixtures/write.py first.</p>;
  const only = asked.get("kind")?.split(",");
  return (
    <main
      style={{ width: narrow ? "344px" : "1340px", padding: "8px", background: "var(--sheet)" }}
    >
      {loaded.kinds
        .filter(({ id }) => only?.includes(id) ?? true)
        .map((kind) => (
          <Drawings key={kind.id} kind={kind} {...loaded} />
        ))}
    </main>
  );
}

async function loadAll(game: string): Promise<Loaded | null> {
  const language = asked.get("lang") ?? "en";
  const folder = `../../src/teahouse/games/${game}/locales/${language}`;
  const own = [`${folder}.ftl`, `${folder}-tables.ftl`].map(
    async (path) => sources[path]?.() ?? "",
  );
  const [module, list, table, common] = await Promise.all([
    loadPrinted(game),
    lists[`../fixtures/components-${game}.json`]?.(),
    tables[`../fixtures/${game}.json`]?.(),
    interfaceSources(language),
  ]);
  const texts = new Texts(language, [...common, ...(await Promise.all(own))]);
  return module && list && table ? { module, kinds: list.kinds, data: table.data, texts } : null;
}

const EDGES = ["var(--edge)", "var(--tea)", "var(--gold)", "var(--ink)"];

function Drawings({ kind, module, data, texts }: Loaded & { kind: Kind }) {
  const drawing = module.PRINTED[kind.id];
  const t = (id: string, params?: Record<string, string | number>) => texts.say(id, params);
  return (
    <section>
      <h3>
        {kind.id} {drawing ? "" : "(plain)"}
      </h3>
      <div style={{ display: "flex", flexWrap: "wrap", gap: "8px" }}>
        {drawing &&
          kind.components.map((component, n) => {
            const values = Object.fromEntries(component.fields.map((one) => [one.id, one.value]));
            return (
              <div
                key={component.key}
                title={component.key}
                style={{
                  outline: `1.6px ${n % 4 ? "solid" : "dashed"} ${EDGES[n % 4]}`,
                  borderRadius: "5px",
                  lineHeight: 0,
                  width: drawing.wide ? "100%" : undefined,
                }}
              >
                <Picture
                  drawing={drawing}
                  scale={Number(asked.get("scale") ?? 1)}
                  component={component}
                  values={values}
                  data={data}
                  t={t}
                  small={narrow}
                />
              </div>
            );
          })}
        {Object.entries(module.EDITORS ?? {})
          .filter(([id]) => id.startsWith(`${kind.id}.`))
          .map(([id, Editor]) => (
            <EditorOf key={id} kind={kind} field={id.slice(kind.id.length + 1)}>
              {(value, onChange) => <Editor value={value} onChange={onChange} data={data} t={t} />}
            </EditorOf>
          ))}
      </div>
    </section>
  );
}

interface EditorOfProps {
  kind: Kind;
  field: string;
  children(value: unknown, onChange: (value: unknown) => void): preact.JSX.Element;
}

/** A form of the first component that has this field. */
function EditorOf({ kind, field, children }: EditorOfProps) {
  const found = kind.components.flatMap(({ fields }) => fields).find(({ id }) => id === field);
  const [value, setValue] = useState(found?.value);
  return (
    <div style={{ width: "100%" }}>
      {children(value, setValue)}
      <code>{JSON.stringify(value)}</code>
    </div>
  );
}
