/** Dims everything but the places that the text explains. Clicks go through. */
import { useEffect, useState } from "preact/hooks";
import type { LessonStepView } from "../protocol/messages.ts";
import { zoomState } from "../table/Zoom.tsx";
import { cornersOf, type Point } from "./cardPosition.ts";

/** Where the places are now: measured again whenever the page may have moved them. */
export function useCorners(places: readonly string[], step: LessonStepView): Point[][] {
  const [corners, setCorners] = useState<Point[][]>([]);
  const key = places.join(" ");
  const { scale, x, y } = zoomState.value;
  useEffect(() => {
    let frame = 0;
    const find = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCorners(cornersOf(places)));
    };
    find();
    addEventListener("resize", find);
    addEventListener("scroll", find, true);
    const grown = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(find);
    for (const element of document.querySelectorAll(".col-board, .learn-areas")) {
      grown?.observe(element);
    }
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("resize", find);
      removeEventListener("scroll", find, true);
      grown?.disconnect();
    };
  }, [key, step, scale, x, y]);
  return corners;
}

export function Spotlight({ places, step }: { places: readonly string[]; step: LessonStepView }) {
  const corners = useCorners(places, step);
  if (corners.length === 0) return null;
  const { innerWidth: width, innerHeight: height } = window;
  const holes = corners.map((one) => `M${one.map(({ x, y }) => `${x} ${y}`).join("L")}Z`).join("");
  return (
    <svg class="spotlight" aria-hidden="true" width={width} height={height}>
      <mask id="spotlight-holes">
        <rect width={width} height={height} fill="white" />
        <path class="spotlight-hole" d={holes} />
      </mask>
      <g mask="url(#spotlight-holes)">
        <rect class="spotlight-veil" width={width} height={height} />
        <path class="spotlight-edge" d={holes} />
      </g>
    </svg>
  );
}
