/** Where places are on the screen, and where a card stands without covering them. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The corners of the places that can be seen; a place that is drawn twice counts once. */
export function cornersOf(places: readonly string[]): Point[][] {
  return places.flatMap((place) => {
    for (const element of document.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)) {
      const { left, top, right, bottom, width } = element.getBoundingClientRect();
      if (width === 0) continue;
      const upright = [
        { x: left, y: top },
        { x: right, y: top },
        { x: right, y: bottom },
        { x: left, y: bottom },
      ];
      return [element instanceof SVGGraphicsElement ? (turned(element) ?? upright) : upright];
    }
    return [];
  });
}

/** The corners of a drawing that may be turned: its own box, as it stands on the screen. */
function turned(element: SVGGraphicsElement): Point[] | null {
  const matrix = element.getScreenCTM?.();
  if (!matrix) return null;
  const { x, y, width, height } = element.getBBox();
  const corner = (cx: number, cy: number) => ({
    x: matrix.a * cx + matrix.c * cy + matrix.e,
    y: matrix.b * cx + matrix.d * cy + matrix.f,
  });
  return [corner(x, y), corner(x + width, y), corner(x + width, y + height), corner(x, y + height)];
}

export function boxOf(corners: readonly Point[]): Box {
  const xs = corners.map((one) => one.x);
  const ys = corners.map((one) => one.y);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

const GAP = 18;
const TRIES = 8;

/**
 * The upper left corner for a card of this size inside `room`: it covers as little as possible of
 * the boxes, and stands as near to them as it can.
 */
export function cardPosition(
  card: Size,
  boxes: readonly Box[],
  room: Box,
): { left: number; top: number } {
  const wide = Math.max(0, room.right - room.left - card.width);
  const high = Math.max(0, room.bottom - room.top - card.height);
  const all = around(boxes);
  const middle = all && { x: (all.left + all.right) / 2, y: (all.top + all.bottom) / 2 };
  const clampX = (x: number) => Math.min(Math.max(x, room.left), room.left + wide);
  const clampY = (y: number) => Math.min(Math.max(y, room.top), room.top + high);
  const spots: { left: number; top: number }[] = [];
  if (all && middle) {
    const beside = clampY(middle.y - card.height / 2);
    const centred = clampX(middle.x - card.width / 2);
    spots.push(
      { left: centred, top: clampY(all.bottom + GAP) },
      { left: centred, top: clampY(all.top - GAP - card.height) },
      { left: clampX(all.right + GAP), top: beside },
      { left: clampX(all.left - GAP - card.width), top: beside },
    );
  }
  for (let i = 0; i <= TRIES; i++) {
    for (let j = 0; j <= TRIES; j++) {
      spots.push({ left: room.left + (wide * i) / TRIES, top: room.top + (high * j) / TRIES });
    }
  }
  const aim = middle ?? { x: (room.left + room.right) / 2, y: (room.top + room.bottom) / 2 };
  const cost = ({ left, top }: { left: number; top: number }) => {
    const mine = { left, top, right: left + card.width, bottom: top + card.height };
    const covered = boxes.reduce((sum, box) => sum + overlap(mine, grown(box)), 0);
    const away = Math.hypot(left + card.width / 2 - aim.x, top + card.height / 2 - aim.y);
    return covered * 10 + away;
  };
  return spots.reduce((best, one) => (cost(one) < cost(best) ? one : best));
}

function grown({ left, top, right, bottom }: Box): Box {
  const by = GAP / 2;
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}
