/** Names of the game, and types of its drawing. */

export type Counts = Record<string, number>;
export type Point = readonly [number, number];

export const GOODS = ["copper", "silk", "tea", "fish"] as const;
export const KINDS = [...GOODS, "import", "yen"] as const;
export const PIECES = ["assistant", "shop", "house"] as const;
export const NATIONS = ["uk", "us", "fr", "de", "nl"] as const;
