/** A board without pieces: land, roads, spaces with their numbers. */
import type { ComponentChildren } from "preact";
import { textWidth } from "../../../board/pieces/lettering.ts";
import { Line } from "../../../board/printed/Line.tsx";
import { shown } from "../../../board/printed/values.ts";
import { arcPath, borders, roadPath } from "../borders.ts";
import type { Point } from "../data.ts";
import { Emblem } from "../emblems.tsx";
import type { ChinaTables } from "../tables.ts";
import { type Spots, sorted } from "./roads.ts";

/** The land in units of the data file: its left and upper edge, and its side. */
export const EDGE = 68;
export const SIDE = 932;

export interface PlanProps {
  data: ChinaTables;
  spots: Spots;
  /** Roads that all boards have, or that are not meant here. */
  pale: unknown;
  roads: unknown;
  harbours?: readonly unknown[];
  /** What has no place on the map. */
  strange?: readonly unknown[];
  /** Lettering for a third of the size. */
  small: boolean;
  t(id: string): string;
  children?: ComponentChildren;
}

export function Plan(props: PlanProps) {
  const { data, spots, harbours = [], small, t } = props;
  const lines = borders(data.map.drawing);
  const pale = sorted(props.pale, spots);
  const bold = sorted(props.roads, spots);
  const unknown = harbours.filter((one, n) => !spots.has(String(one)) || harbours.indexOf(one) < n);
  const strange = [...(props.strange ?? []), ...bold.strange, ...unknown];
  const inLand = new Set<string>();
  return (
    <g class={small ? "china-plan china-plan-small" : "china-plan"}>
      <rect x={EDGE} y={EDGE} width={SIDE} height={SIDE} rx="6.6" class="china-water" />
      {Object.entries(lines.outline).map(([id, path]) => (
        <path key={id} d={path} class={`china-land china-${data.provinces[id] ?? "back"}`} />
      ))}
      <path d={lines.arcs.map(arcPath).join("")} class="china-border" />
      <Ways of={pale.drawn} kind="china-pale-road" />
      <Ways of={bold.drawn} kind="china-bold-road" />
      {Object.entries(data.map.drawing).map(([id, { label }]) => (
        <ProvinceName
          key={id}
          at={label}
          color={data.provinces[id] ?? ""}
          text={t(`china-province-${id}`)}
          small={small}
        />
      ))}
      {[...spots].map(([id, at]) => {
        // A post stands under its own name and that of the space that it replaces.
        const place = at.join();
        if (inLand.has(place)) return null;
        inLand.add(place);
        const post = Object.values(data.board)
          .flatMap(({ posts }) => posts ?? [])
          .find((one) => one.x === at[0] && one.y === at[1]);
        return (
          <SpaceSign
            key={id}
            at={at}
            number={(post?.id ?? id).replace(/^\D+/, "")}
            isPost={post !== undefined}
            isHarbour={harbours.includes(id)}
            small={small}
          />
        );
      })}
      {props.children}
      {strange.length > 0 && (
        <Line
          x={EDGE + SIDE / 2}
          y={EDGE + SIDE - 40}
          text={strange.map(shown).join(", ")}
          size={small ? 42 : 26}
          room={SIDE - 60}
          class="china-strange"
        />
      )}
    </g>
  );
}

function Ways({ of, kind }: { of: readonly (readonly [Point, Point])[]; kind: string }) {
  const all = of.map(([from, to]) => roadPath(from, to)).join("");
  return (
    <g class={kind}>
      <path d={all} class="china-road-edge" />
      <path d={all} class="china-road-core" />
    </g>
  );
}

const NAME = 27;

interface NameProps {
  at: Point;
  color: string;
  text: string;
  small: boolean;
}

function ProvinceName({ at, color, text, small }: NameProps) {
  const width = textWidth(text, NAME);
  return (
    <g class={`china-${color}`}>
      {!small && <Emblem color={color} x={at[0] - width / 2 - 18} y={at[1]} scale={0.92} />}
      <text x={at[0]} y={at[1]} class="china-plan-name">
        {text}
      </text>
    </g>
  );
}

interface SignProps {
  at: Point;
  number: string;
  isPost: boolean;
  isHarbour: boolean;
  small: boolean;
}

function SpaceSign({ at, number, isPost, isHarbour, small }: SignProps) {
  const r = small ? 25 : 18.5;
  const kind = isHarbour ? "china-plan-space china-plan-harbour" : "china-plan-space";
  return (
    <g transform={`translate(${at[0]} ${at[1]})`} class={kind}>
      {isPost ? (
        <path d={`M0 ${-r * 1.3}L${r * 1.3} 0L0 ${r * 1.3}L${-r * 1.3} 0Z`} />
      ) : (
        <circle r={r} />
      )}
      <text>{number}</text>
      {isHarbour && <circle r={r + 7} class="china-plan-quay" />}
    </g>
  );
}
