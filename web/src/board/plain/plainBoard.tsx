/**
 * A board for a game without a drawing.
 *
 * It is made from the view and the places of the catalog alone, so a game from another distribution
 * can be played in the browser at once: headed tables and lists, in which every place can be chosen.
 * Lit places that the view does not show stand in a list of their own.
 */
import type { ComponentType } from "preact";
import { ViewWords } from "../../text/viewWords.ts";
import type { BoardModule, BoardProps } from "../BoardProps.ts";
import { PlaceBox } from "../Place.tsx";
import { PlaceDetails } from "../pieces/PlaceDetails.tsx";
import { type Cell, type Entry, type PlainModel, PlainModels, type Section } from "./plainModel.ts";
import "./plain.css";

export function plainBoard(game: string, catalogPlaces: ReadonlySet<string>): BoardModule {
  const modelsOf = ({ t, players }: BoardProps) => {
    const names = players.map((player) => player.name);
    return new PlainModels(catalogPlaces, new ViewWords(game, t, names));
  };

  const Board: ComponentType<BoardProps> = (props) => {
    const models = modelsOf(props);
    const model = models.board(props.view);
    const you = props.players.find((player) => player.you);
    const own = you ? models.player(props.view, you.seat, true).places : new Set();
    const others = [...props.lights.keys()].filter(
      (place) => !model.places.has(place) && !own.has(place) && catalogPlaces.has(place),
    );
    return (
      <Described props={props} model={model}>
        <div class="plain-board">
          <Facts entries={model.facts} />
          {model.sections.map((section) => (
            <SectionView key={section.title} section={section} />
          ))}
          {others.length > 0 && (
            <section>
              <h3>{props.t("web-places-other")}</h3>
              <Cells cells={others.map((place) => ({ text: props.placeName(place), place }))} />
            </section>
          )}
        </div>
      </Described>
    );
  };

  const PlayerArea: ComponentType<BoardProps & { seat: number }> = (props) => {
    const player = props.players[props.seat];
    const model = modelsOf(props).player(props.view, props.seat, player?.you ?? false);
    const entries = model.facts.map((fact) =>
      fact.name ? fact : { name: props.t("web-player"), cells: named(fact.cells, player?.name) },
    );
    return (
      <Described props={props} model={model}>
        <div class="plain-area">
          <Facts entries={entries} />
        </div>
      </Described>
    );
  };

  return { Board, PlayerArea, score, scrolls: true };
}

/** The points of a player, where the view has them under one of the usual names. */
export function score(view: unknown, seat: number): number | null {
  for (const rows of Object.values((view ?? {}) as Record<string, unknown>)) {
    if (!Array.isArray(rows)) continue;
    const row = rows[seat] as Record<string, unknown> | undefined;
    if (row?.seat !== seat) continue;
    const points = [row.points, row.score, row.vp].find((one) => typeof one === "number");
    if (typeof points === "number") return points;
  }
  return null;
}

function named(cells: Cell[], name = ""): Cell[] {
  return cells.map((cell) => ({ ...cell, text: name }));
}

/** Screen readers learn what a place shows, and what a click there would do. */
function Described({
  props,
  model,
  children,
}: {
  props: BoardProps;
  model: PlainModel;
  children: preact.ComponentChildren;
}) {
  const texts = new Map<string, string>();
  const cells = [
    ...model.facts.flatMap((entry) => entry.cells),
    ...model.sections.flatMap((one) => [
      ...one.rows.flat(2),
      ...one.entries.flatMap((e) => e.cells),
    ]),
  ];
  for (const { place, text } of cells) if (place) texts.set(place, text);
  return (
    <PlaceDetails props={props} detail={(place) => texts.get(place) ?? ""}>
      {children}
    </PlaceDetails>
  );
}

function SectionView({ section }: { section: Section }) {
  if (section.columns.length === 0) {
    return (
      <section>
        <h3>{section.title}</h3>
        <Facts entries={section.entries} />
      </section>
    );
  }
  return (
    <section>
      <table>
        <caption>{section.title}</caption>
        <thead>
          <tr>
            {section.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {section.rows.map((row, i) => (
            <tr key={i}>
              {row.map((cells, j) => (
                <td key={section.columns[j]}>
                  <Cells cells={cells} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Facts({ entries }: { entries: readonly Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <dl>
      {entries.map((entry) => (
        <div key={entry.name}>
          <dt>{entry.name}</dt>
          <dd>
            <Cells cells={entry.cells} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Values beside each other; those that are places are framed. */
function Cells({ cells }: { cells: readonly Cell[] }) {
  return (
    <div class="plain-cells">
      {cells.map(({ text, place }) =>
        place ? (
          <PlaceBox key={place} id={place} class="plain-place">
            {text}
          </PlaceBox>
        ) : (
          <span key={text}>{text}</span>
        ),
      )}
    </div>
  );
}
