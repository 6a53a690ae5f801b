/** The two trainee tracks under the round numbers; the round being played is one bright column. */
import type { BoardProps } from "../../board/BoardProps.ts";
import { Place, PlaceBox } from "../../board/Place.tsx";
import { Lines } from "../../board/pieces/badges.tsx";
import { ActionIcon, Letter, Pawn } from "./icons.tsx";
import { capital, SPACE } from "./layout.ts";
import type { DschunkeTables, TraineeTrack } from "./tables.ts";
import type { DschunkeView } from "./view.ts";

type Props = BoardProps<DschunkeView, DschunkeTables>;

export function Tracks(props: Props) {
  const { view, data } = props;
  const first = data.tracks[0]?.draw ?? { x: 0, y: 0, dx: 0 };
  const column = first.x + first.dx * (view.round - 1);
  return (
    <g class="tracks">
      <rect x={6} y={6} width={988} height={192} rx={8} class="tracks-ground" />
      <rect x={column - 43} y={10} width={86} height={184} rx={8} class="tracks-now" />
      {Array.from({ length: view.rounds }, (_, n) => (
        <text
          key={n}
          x={first.x + first.dx * n}
          y={37}
          font-size={21}
          class={n + 1 === view.round ? "round-number now" : "round-number"}
        >
          {n + 1}
        </text>
      ))}
      {data.tracks.map((track) => (
        <Track key={track.id} {...props} track={track} />
      ))}
    </g>
  );
}

function Track({ view, track, t }: Props & { track: TraineeTrack }) {
  const { x, y, dx } = track.draw;
  const trainee = view.trainees.find((one) => one.id === track.id);
  const now = x + dx * (view.round - 1);
  return (
    <g class={trainee ? "track" : "track track-absent"}>
      <Lines
        x={16}
        y={y}
        size={20}
        text={capital(t(`dschunke-track-${track.id}`))}
        class="track-name"
      />
      <path d={`M${x - 40} ${y}H${x + dx * (view.rounds - 1) + 40}`} class="track-rail" />
      {track.actions.map((action, n) => {
        const round = n + 1;
        const middle = x + dx * n;
        const state = round < view.round ? "past" : round === view.round ? "now" : "coming";
        return (
          <g key={round} data-place={`space:${track.id}:${round}`} class={`space space-${state}`}>
            <rect
              x={middle - SPACE.width / 2}
              y={y - SPACE.height / 2}
              width={SPACE.width}
              height={SPACE.height}
              rx={6}
            />
            {(state !== "now" || !trainee) && (
              <g transform={`translate(${middle} ${y + 1})`}>
                <ActionIcon action={action} strips={track.strips[n] ?? 0} />
              </g>
            )}
            {track.events[n] && <Letter of={track.events[n]} x={middle - 36} y={y - 28} />}
          </g>
        );
      })}
      <Place
        id={`trainee:${track.id}`}
        ring={{
          x: now - SPACE.width / 2 - 2,
          y: y - SPACE.height / 2 - 2,
          width: SPACE.width + 4,
          height: SPACE.height + 4,
          radius: 8,
        }}
      >
        <rect x={now - 42} y={y - 34} width={84} height={68} class="hit" />
        {trainee && (
          <g transform={`translate(${now} ${y + 1})`} class={trainee.used ? "used" : ""}>
            <g transform="translate(-19 0)">
              <Pawn />
            </g>
            <g transform="translate(18 0) scale(.84)">
              {trainee.used ? (
                <path d="M-14 1L-4 11L14-11" class="tick" />
              ) : (
                <ActionIcon action={trainee.action ?? ""} strips={trainee.strips} />
              )}
            </g>
          </g>
        )}
      </Place>
    </g>
  );
}

/** On a phone only what the trainees offer now, as two wide buttons. */
export function TrackButtons({ view, data, t }: Props) {
  const tracks = data.tracks.toSorted((a, b) => a.draw.y - b.draw.y);
  return (
    <div class="track-buttons">
      {tracks.map(({ id, events, actions }) => {
        const trainee = view.trainees.find((one) => one.id === id);
        const next = events.findIndex((event, n) => event !== "" && n + 1 >= view.round);
        return (
          <PlaceBox key={id} id={`trainee:${id}`} class={trainee ? "box" : "box box-absent"}>
            <svg width="76" height="40" viewBox="-42 -24 84 48" aria-hidden="true">
              <g transform="translate(-22 0)">
                <Pawn />
              </g>
              <g transform="translate(18 0)">
                {trainee?.used ? (
                  <path d="M-14 1L-4 11L14-11" class="tick" />
                ) : (
                  <ActionIcon
                    action={trainee?.action ?? actions[view.round - 1] ?? ""}
                    strips={trainee?.strips ?? 1}
                  />
                )}
              </g>
            </svg>
            <span>{capital(t(`dschunke-track-${id}`))}</span>
            {next >= 0 && (
              <span class="next-event">
                <svg width="20" height="20" viewBox="-13 -13 26 26" aria-hidden="true">
                  <Letter of={events[next] ?? ""} />
                </svg>
                {next + 1}
              </span>
            )}
          </PlaceBox>
        );
      })}
    </div>
  );
}
