/** One printed component as a picture. */
import type { PrintedDrawing, PrintedProps } from "../PrintedDrawing.ts";

interface PictureProps extends PrintedProps {
  drawing: PrintedDrawing;
  scale?: number;
}

/** In its own size, or larger; a wide one as wide as its room. What it shows is said elsewhere. */
export function Picture({ drawing, scale = 1, ...props }: PictureProps) {
  const { width, height, wide } = drawing;
  const size = wide ? { width: "100%" } : { width: width * scale, height: height * scale };
  return (
    <svg {...size} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {drawing.draw(props)}
    </svg>
  );
}
