/** The picture of the emblem, inside a circle of radius 52 around (60, 60). */
export function Emblem() {
  return (
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
  );
}
