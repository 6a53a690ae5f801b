/**
 * The boards in recorded positions, for drawing and screenshots (development only).
 *
 * gallery.html?game=NAME&version=1&n=2&theme=dark&narrow=1&lang=de&seat=0
 * With `printed` its printed components instead: see printedGallery.tsx.
 */
import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { BoardModule, Light } from "./board/BoardProps.ts";
import { type Fixture, propsOf, type RecordedPosition } from "./board/recorded.ts";
import { Stage } from "./board/Stage.tsx";
import { loadBoard } from "./games/registry.ts";
import { PrintedGallery } from "./printedGallery.tsx";
import { gameSources, interfaceSources } from "./text/sources.ts";
import { Texts } from "./text/texts.ts";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/places.css";

const asked = new URLSearchParams(location.search);
const narrow = asked.has("narrow");
const fixtures = import.meta.glob<{ default: Fixture }>([
  "../fixtures/*.json",
  "!../fixtures/*-*.json",
]);
const old = import.meta.glob<{ default: Fixture }>("../fixtures/*-version-*.json");
const [first = ""] = Object.keys(fixtures);
const game = asked.get("game") ?? first.replace(/^.*\/(.*)\.json$/, "$1");
const version = asked.get("version"); // the newest, if none is asked for
const load = version
  ? old[`../fixtures/${game}-version-${version}.json`]
  : fixtures[`../fixtures/${game}.json`];

function Gallery({
  board,
  fixture,
  texts,
}: {
  board: BoardModule;
  fixture: Fixture;
  texts: Texts;
}) {
  const [number, setNumber] = useState(Number(asked.get("n") ?? 0));
  const [clicked, setClicked] = useState("");
  const scene = fixture.positions[number] as RecordedPosition;
  const lights = new Map<string, Light>();
  for (const choice of scene.legal) for (const place of choice.places) lights.set(place, "legal");
  const props = propsOf(fixture, scene, lights, setClicked, narrow, texts);
  return (
    <main style={{ width: narrow ? "352px" : "1340px", padding: "4px" }}>
      {!asked.has("bare") && (
        <p>
          <select value={number} onChange={(e) => setNumber(Number(e.currentTarget.value))}>
            {fixture.positions.map((one, i) => (
              <option key={one.name} value={i}>
                {one.name}
              </option>
            ))}
          </select>{" "}
          {clicked}
        </p>
      )}
      <div style={{ display: narrow ? "block" : "flex", gap: "8px" }}>
        <div style={{ width: narrow ? "352px" : "700px" }}>
          <Stage module={board} props={props} />
        </div>
        <div style={{ width: narrow ? "330px" : "250px" }}>
          {props.players.map((player) => (
            <section key={player.seat} style={{ background: "var(--sheet)", marginBottom: "8px" }}>
              <b>{player.name}</b>
              <Stage module={board} props={props} seat={player.seat} />
            </section>
          ))}
        </div>
      </div>
    </main>
  );
}

function Loading() {
  const [loaded, setLoaded] = useState<[BoardModule, Fixture, Texts] | null>(null);
  useEffect(() => {
    document.documentElement.dataset.theme = asked.get("theme") ?? "light";
    const loadAll = async () => {
      const board = await loadBoard(game);
      const fixture = await load?.();
      const language = asked.get("lang") ?? "en";
      const sources = await Promise.all([interfaceSources(language), gameSources(language, game)]);
      const texts = new Texts(language, sources.flat());
      if (board && fixture) setLoaded([board, fixture.default, texts]);
    };
    void loadAll();
  }, []);
  if (!loaded) return <p>No board or no fixture of {game}: run web/fixtures/write.py first.</p>;
  const [board, fixture, texts] = loaded;
  return <Gallery board={board} fixture={fixture} texts={texts} />;
}

const page = asked.has("printed") ? <PrintedGallery game={game} /> : <Loading />;
render(page, document.getElementById("gallery") as HTMLElement);
