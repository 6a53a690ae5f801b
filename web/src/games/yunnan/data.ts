/** The data file of the game, as far as the drawing needs it, and names that it has. */

export type Point = [number, number];
export type Box = [number, number, number, number];

export interface PlaceDraw {
  station: Point;
  label: Point;
  seats: Point[];
  posts?: Point[];
  stable?: Point;
  tea_house?: Point;
  gift?: Point;
  outline: Point[];
}

export interface Edition {
  tea_house_vp: number[];
  horse_vp: number[];
  end_vp: number;
  two: { end_vp: number };
}

export interface YunnanData {
  edition: Record<string, Edition>;
  tracks: Record<"passes" | "influence", { values: number[]; vp: number[] }>;
  places: { id: string; draw: PlaceDraw }[];
  roads: { draw: { border: Point; path: Point[] } }[];
  ravines: { id: string; draw: { site: Point; path: Point[] } }[];
  spaces: { draw: { progress_x: number[]; temple_x: number[] } };
  buildings: { id: string; draw: { rect: Box; label: Point; y: number } }[];
  bank: { draw: { rect: Box; label: Point; spaces: Point[] } };
  draw: {
    market: { rect: Box; label: Point };
    passes: Point[];
    influence: Point[];
    auction_order: Point[];
    travel_order: Point[];
    inspector: Point;
    rounds: Point[];
    score: Point[];
    income: Point[];
  };
}
