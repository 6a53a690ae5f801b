/** Moves of pieces, animated over the table from place to place. */
import { effect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { settings } from "../app/settings.ts";
import type { PieceMove, Player } from "../board/BoardProps.ts";
import { fill, shape, shapePath } from "../board/pieces/palette.ts";
import { useTable } from "./context.ts";
import { movesOf } from "./lights.ts";

const MS = { off: 0, slow: 450, normal: 380, fast: 300 } as const;
const STAGGER = 60;
const MOST = 12;

export function MovingPieces() {
  const { store, players } = useTable();
  const sky = useRef<HTMLDivElement>(null);
  const people = useRef(players);
  people.current = players;
  useEffect(
    () =>
      effect(() => {
        const moves = movesOf(store.newestEntries.value);
        // The board draws the new position first; then the places can be found.
        requestAnimationFrame(() => {
          if (sky.current) animateMoves(sky.current, moves, people.current, store.colours.peek());
        });
      }),
    [store],
  );
  return <div ref={sky} class="sky" aria-hidden="true" />;
}

export function animateMoves(
  sky: HTMLElement,
  moves: readonly PieceMove[],
  players: readonly Player[],
  colours: ReadonlyMap<string, number>,
): void {
  const duration = MS[settings.peek().speed];
  if (!duration || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  moves.slice(0, MOST).forEach((move, i) => {
    const from = middleOf(move.source);
    const to = middleOf(move.target);
    if (!from || !to) return;
    const piece = pieceOf(move.piece, players, colours);
    sky.append(piece);
    const at = ({ x, y }: Spot) => `translate(${x - 11}px, ${y - 11}px)`;
    const flight = piece.animate([{ transform: at(from) }, { transform: at(to) }], {
      duration,
      delay: i * STAGGER,
      easing: "cubic-bezier(.2,.7,.3,1)",
      fill: "backwards",
    });
    flight.onfinish = () => piece.remove();
    flight.oncancel = () => piece.remove();
  });
}

interface Spot {
  x: number;
  y: number;
}

/** The middle of a place that can be seen now. */
function middleOf(place: string): Spot | null {
  for (const element of document.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }
  return null;
}

/** "palace:2" and "trader:red" belong to somebody; coins and cards to nobody. */
function pieceOf(
  piece: string,
  players: readonly Player[],
  colours: ReadonlyMap<string, number>,
): SVGSVGElement {
  const owner = piece.split(":")[1] ?? "";
  const seat = /^\d+$/.test(owner) ? Number(owner) : colours.get(owner);
  const colour = seat === undefined ? null : (players[seat]?.colour ?? null);
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "-12 -12 24 24");
  svg.setAttribute("class", "flight");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", shapePath(colour === null ? "circle" : shape(colour), 8.6));
  path.setAttribute("fill", colour === null ? "var(--wood)" : fill(colour));
  path.setAttribute("class", "piece-edge");
  path.setAttribute("stroke-width", "1.7");
  svg.append(path);
  return svg;
}
