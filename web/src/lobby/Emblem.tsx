/** The emblems of the four games: a round picture each, with the one red spot of the house. */
import type { ComponentChildren } from "preact";

const ART: Record<string, () => ComponentChildren> = {
  yunnan: () => (
    <>
      <circle cx="84" cy="36" r="11" class="e-red" />
      <path d="M8 78 38 32l10 16 12-14 34 44z" class="e-pale" />
      <path d="M38 32l10 16-5 3-5-6-6 7-4-4z" class="e-snow" />
      <path d="M4 74c26-10 50-6 112 6v40H4z" class="e-hill" />
      <path d="M52 66c26 0 30 12 8 15s-28 12-6 15 30 10 12 22" class="e-road" stroke-width="7.5" />
      <path
        d="M52 66c26 0 30 12 8 15s-28 12-6 15 30 10 12 22"
        class="e-road-core"
        stroke-width="4"
      />
      <path
        d="M92 112c-6-14 0-28 12-34 2 14-2 26-12 34zM90 112c-12-6-16-16-13-26 10 5 14 14 13 26z"
        class="e-leaf"
      />
    </>
  ),
  china: () => (
    <>
      <path d="M4 82c28-14 60-14 112 0v38H4z" class="e-hill" />
      <path d="M28 88h64v7H28zM34 95h52v16H34z" class="e-wood" />
      <path d="M42 66h36v22H42zM48 40h24v16H48z" class="e-snow" />
      <path
        d="M24 68c12-1 18-6 22-14h28c4 8 10 13 22 14-4 4-8 5-14 5H38c-6 0-10-1-14-5z"
        class="e-red"
      />
      <path
        d="M34 44c10-1 15-6 18-13h16c3 7 8 12 18 13-3 4-7 5-12 5H46c-5 0-9-1-12-5z"
        class="e-red"
      />
      <path d="M60 16v15M55 22h10" class="e-line" />
      <path d="M54 74h12v14H54z" class="e-dark" />
      <path d="M60 95v16" class="e-line" />
    </>
  ),
  yokohama: () => (
    <>
      <path d="M4 78h112v42H4z" class="e-sea" />
      <path d="M10 90h30M60 98h44M22 106h36M76 88h30" class="e-wave" />
      <path d="M8 78V56l11-9 11 9v22zM30 78V54l10-8 10 8v24z" class="e-brick" />
      <path d="M14 78V66a5 5 0 0 1 10 0v12M36 78V66a4 4 0 0 1 8 0v12" class="e-dark" />
      <path d="M44 76h66l-9 17H53z" class="e-dark" />
      <path d="M58 64h36v12H58z" class="e-snow" />
      <path d="M70 42h13v22H70z" class="e-red" />
      <path d="M70 46h13" class="e-line" />
      <path d="M98 76V34M98 40 86 60M50 76V46l14 18" class="e-line" />
      <path d="M77 38c4-8 12-4 14-11s10-5 14-9" class="e-smoke" />
    </>
  ),
  dschunke: () => (
    <>
      <path d="M4 88h112v32H4z" class="e-sea" />
      <path d="M10 100h34M70 104h38M32 112h44" class="e-wave" />
      <path d="M50 22c14-6 24-5 30-2 4 20 3 40-1 54H47c3-18 4-34 3-52z" class="e-red" />
      <path d="M51 36h30M51 50h31M49 63h32" class="e-line" />
      <path
        d="M24 40c7-4 14-4 19-2v36H23c3-12 3-22 1-34zM86 38c6-3 12-2 16 1 1 14 0 24-2 35H85z"
        class="e-snow"
      />
      <path d="M25 52h18M25 63h17M86 50h16M86 62h15" class="e-line" />
      <path d="M66 16v60M36 36v40M93 36v40" class="e-line" />
      <path d="M12 76c30 6 64 6 96-2-3 12-10 20-20 20H34c-10 0-18-6-22-18z" class="e-wood" />
      <path d="M18 84c28 4 58 4 82 0" class="e-line" />
    </>
  ),
};

export function Emblem({ game, size }: { game: string; size: number }) {
  const art = ART[game];
  const id = `cut-${game}-${size}`;
  return (
    <svg class="emblem" width={size} height={size} viewBox="0 0 120 120" aria-hidden="true">
      <clipPath id={id}>
        <circle cx="60" cy="60" r="52" />
      </clipPath>
      <circle cx="60" cy="60" r="57" class="e-rim" />
      <circle cx="60" cy="60" r="52" class="e-sky" />
      <g clip-path={`url(#${id})`}>{art?.()}</g>
      <circle cx="60" cy="60" r="52" class="e-ring" />
    </svg>
  );
}

/** The seal of the house: a bowl under a roof. */
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
