/** Names that must keep within their space: squeezed, never stretched. */

const NARROW = /[iljtfrI.,' -]/;
const BROAD = /[mwMW]/;
const CAPITAL = /[A-ZÀ-Þ]/;

/** About how wide a line of semi-bold type will be. */
export function textWidth(text: string, size: number): number {
  let em = 0;
  for (const letter of text) {
    if (NARROW.test(letter)) em += 0.34;
    else if (BROAD.test(letter)) em += 0.86;
    else if (CAPITAL.test(letter)) em += 0.66;
    else em += 0.56;
  }
  return em * size;
}

/** The attributes that squeeze a text into `room`, where it needs it. */
export function fitText(text: string, size: number, room: number) {
  if (textWidth(text, size) <= room) return {};
  return { textLength: room, lengthAdjust: "spacingAndGlyphs" as const };
}
