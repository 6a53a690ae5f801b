/** The board can be brought nearer: wheel, pinch, drag, plus and minus; one button fits it again. */
import { type Signal, signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../app/state.ts";
import { Button } from "../ui/controls.tsx";

export interface ZoomState {
  scale: number;
  x: number;
  y: number;
}

export const NO_ZOOM: ZoomState = { scale: 1, x: 0, y: 0 };
const MOST = 4;

/** Scale by `factor` so that the point (x, y) of the window stays where it is. */
export function zoomAt(from: ZoomState, factor: number, x: number, y: number): ZoomState {
  const scale = Math.min(MOST, Math.max(1, from.scale * factor));
  if (scale === 1) return NO_ZOOM;
  const by = scale / from.scale;
  return { scale, x: x - (x - from.x) * by, y: y - (y - from.y) * by };
}

export const zoomState: Signal<ZoomState> = signal(NO_ZOOM);

export function zoomBy(factor: number): void {
  const box = document.querySelector(".zoom")?.getBoundingClientRect();
  zoomState.value = zoomAt(zoomState.value, factor, (box?.width ?? 0) / 2, (box?.height ?? 0) / 2);
}

export function resetZoom(): void {
  zoomState.value = NO_ZOOM;
}

export function Zoom({ children }: { children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const at = element.getBoundingClientRect();
      const factor = Math.exp(-event.deltaY * 0.0015);
      zoomState.value = zoomAt(
        zoomState.value,
        factor,
        event.clientX - at.left,
        event.clientY - at.top,
      );
    };
    element.addEventListener("wheel", wheel, { passive: false });
    return () => element.removeEventListener("wheel", wheel);
  }, []);
  const down = (event: PointerEvent) => {
    // The first finger: an earlier one was lifted where the board has moved away from under it.
    if (event.isPrimary) fingers.current.clear();
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const up = (event: PointerEvent) => fingers.current.delete(event.pointerId);
  const move = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    const at = box.current?.getBoundingClientRect();
    if (!before || !at) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    const { scale, x, y } = zoomState.value;
    if (other) {
      const apart = Math.hypot(before.x - other.x, before.y - other.y) || 1;
      const factor = Math.hypot(now.x - other.x, now.y - other.y) / apart;
      zoomState.value = zoomAt(
        zoomState.value,
        factor,
        (now.x + other.x) / 2 - at.left,
        (now.y + other.y) / 2 - at.top,
      );
    } else if (scale > 1) {
      zoomState.value = { scale, x: x + now.x - before.x, y: y + now.y - before.y };
    }
    fingers.current.set(event.pointerId, now);
  };
  const { scale, x, y } = zoomState.value;
  return (
    <div
      ref={box}
      class={scale > 1 ? "zoom near" : "zoom"}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
      onPointerLeave={up}
    >
      <div
        class="zoomed"
        style={{ transform: scale > 1 ? `translate(${x}px, ${y}px) scale(${scale})` : "none" }}
      >
        {children}
      </div>
      {scale > 1 && (
        <span class="fit">
          <Button icon="fit" label={t("web-fit")} onClick={resetZoom} />
        </span>
      )}
    </div>
  );
}
