/** The emblem of a game: its own picture, or a plain one, in the frame that all share. */
import { emblemOf } from "../games/registry.ts";

export function Emblem({ game, size }: { game: string; size: number }) {
  const Picture = emblemOf(game) ?? PlainEmblem;
  const id = `cut-${game}-${size}`;
  return (
    <svg class="emblem" width={size} height={size} viewBox="0 0 120 120" aria-hidden="true">
      <clipPath id={id}>
        <circle cx="60" cy="60" r="52" />
      </clipPath>
      <circle cx="60" cy="60" r="57" class="e-rim" />
      <circle cx="60" cy="60" r="52" class="e-sky" />
      <g clip-path={`url(#${id})`}>
        <Picture />
      </g>
      <circle cx="60" cy="60" r="52" class="e-ring" />
    </svg>
  );
}

/** A table with two seats, for games that bring no picture. */
function PlainEmblem() {
  return (
    <>
      <path d="M4 82c28-14 60-14 112 0v38H4z" class="e-hill" />
      <circle cx="84" cy="36" r="11" class="e-red" />
      <path d="M28 58h64v10H28zM36 68h8v30h-8zM76 68h8v30h-8z" class="e-wood" />
      <path d="M12 74h16v24H12zM92 74h16v24H92z" class="e-dark" />
      <path d="M44 44h14v14H44zM64 48h12v10H64z" class="e-snow" />
    </>
  );
}

/** The logo: a bowl under a roof. */
export function Seal({ size = 32 }: { size?: number }) {
  return (
    <svg class="seal" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect x="1" y="1" width="30" height="30" rx="6" />
      <rect x="3.4" y="3.4" width="25.2" height="25.2" rx="4" class="seal-line" />
      <path
        d="M7.5 13 16 7l8.500 6M11 14.500h10M9.500 18h13c0 4-2.700 6.500-6.500 6.500S9.500 22 9.500 18z"
        class="seal-sign"
      />
    </svg>
  );
}
