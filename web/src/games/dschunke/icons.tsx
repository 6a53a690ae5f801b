/** The wares and actions of the harbour, each drawn around (0, 0) in a box of about 40 x 40. */
import { Coin } from "../../board/pieces/badges.tsx";

/** A ware by its own silhouette, not only by its colour. */
export function GoodIcon({ good }: { good: string }) {
  switch (good) {
    case "rice":
      return (
        <g class="good">
          <path d="M-16 1C-15-9-8-15 0-15S15-9 16 1Z" fill="#fffdf4" />
          <path d="M-6-7l3-2M1-10l3 1M6-4l3-1M-11-2l3-1M-2-3l3 1" class="good-line" />
          <path d="M-19 0H19C19 9 13 15 7 17H-7C-13 15-19 9-19 0Z" fill="#8ba6be" />
          <path d="M-13 6C-11 10-8 12-5 13" class="good-shine" />
        </g>
      );
    case "vegetables":
      return (
        <g class="good">
          <path d="M-2 1C-15 4-20-7-13-17C-4-15 0-8-2 1Z" fill="#6f9a52" />
          <path d="M2 1C15 4 20-7 13-17C4-15 0-8 2 1Z" fill="#6f9a52" />
          <path d="M0 2C-9-6-8-16 0-20C8-16 9-6 0 2Z" fill="#86b065" />
          <path d="M-4 18C-9 12-7 5-3-1H3C7 5 9 12 4 18Z" fill="#f4f1df" />
          <path d="M0-14V12M-11-13L-3 2M11-13L3 2" class="good-line" />
        </g>
      );
    case "spice":
      return (
        <g class="good">
          {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
            <path
              key={turn}
              d="M0-4C-5-8-4-15 0-19C4-15 5-8 0-4Z"
              transform={`rotate(${turn})`}
              fill={turn % 90 ? "#a9571f" : "#cb7a34"}
            />
          ))}
          <circle r="4.5" fill="#5b3413" />
        </g>
      );
    default:
      return (
        <g class="good">
          <path
            d="M-19 0C-11-12 5-12 12-3L20-10C18-4 18 4 20 10L12 3C5 12-11 12-19 0Z"
            fill="#6e94b2"
          />
          <path d="M-7-8C-3-3-3 3-7 8M1-6l4 2M1 0h6M1 6l4-2" class="good-line" />
          <circle cx="-12" cy="-2" r="1.8" fill="#2b2622" stroke="none" />
        </g>
      );
  }
}

/** What a merchant or trainee does: load strips, take goods, cash in. */
export function ActionIcon({ action, strips = 1 }: { action: string; strips?: number }) {
  if (action === "cash") return <Coin r={19} text="¥" />;
  if (action === "goods") {
    return (
      <g class="tool">
        <path d="M-11-3C-9-19 9-19 11-3" class="tool-line" />
        <path d="M-18-3H18L13 17H-13Z" class="tool-body" />
        <path d="M-9-3L-6 17M0-3V17M9-3L6 17M-16 6H16" class="tool-fine" />
      </g>
    );
  }
  const rows = strips > 1 ? [2, 11] : [7];
  return (
    <g class="tool">
      <path d="M0-20V-4M-6-9L0-3L6-9" class="tool-line" />
      {rows.map((y) => (
        <g key={y}>
          <rect x={-19} y={y} width={38} height={9} rx={1.5} class="tool-body" />
          <path d={`M-6 ${y}v9M6 ${y}v9`} class="tool-fine" />
        </g>
      ))}
    </g>
  );
}

/** The event letters of the lower track: S for special cards, Y for showing the yuan. */
export function Letter({ of, x = 0, y = 0, size = 24 }: LetterProps) {
  return (
    <g class={of === "Y" ? "letter letter-y" : "letter"} transform={`translate(${x} ${y})`}>
      <rect x={-size / 2} y={-size / 2} width={size} height={size} rx={size * 0.16} />
      <text y={size * 0.29} font-size={size * 0.82}>
        {of}
      </text>
    </g>
  );
}

interface LetterProps {
  of: string;
  x?: number;
  y?: number;
  size?: number;
}

/** The symbol on the backs of a stack of special cards. */
export function StackSymbol({ id, r = 15 }: { id: string; r?: number }) {
  const star = Array.from({ length: 10 }, (_, n) => {
    const out = n % 2 ? r * 0.45 : r * 1.1;
    const angle = (Math.PI * n) / 5 - Math.PI / 2;
    return `${(out * Math.cos(angle)).toFixed(1)} ${(out * Math.sin(angle)).toFixed(1)}`;
  }).join("L");
  const paths: Record<string, string> = {
    square: `M${-r * 0.85} ${-r * 0.85}H${r * 0.85}V${r * 0.85}H${-r * 0.85}Z`,
    circle: `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`,
    triangle: `M0 ${-r}L${r} ${r * 0.8}H${-r}Z`,
    star: `M${star}Z`,
  };
  return <path d={paths[id] ?? paths.circle} class="stack-symbol" />;
}

/** A trainee: a wooden pawn. */
export function Pawn() {
  return (
    <g class="pawn">
      <path d="M-13 20H13C13 12 5 6 4-4H-4C-5 6-13 12-13 20Z" />
      <circle cy={-10} r={8.5} />
      <path d="M-8 10C-3 13 3 13 8 10" class="pawn-line" />
    </g>
  );
}
