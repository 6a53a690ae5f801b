/** What a technology gives, in two signs: a number with a ware, and when. The sentence is its title. */

export interface Effect {
  /** A reward or sign, with its number; 0 shows the sign alone. */
  gain: [string, number];
  /** The occasion, where there is one. */
  when?: string;
}

export const EFFECTS: Record<string, Effect> = {
  ball: { gain: ["vp", 2], when: "order" },
  brickyard: { gain: ["vp", 4], when: "import" },
  electric_light: { gain: ["vp", 3], when: "house" },
  exposition: { gain: ["vp", 10] },
  gas_lamp: { gain: ["vp", 2], when: "shop" },
  language_school: { gain: ["yen", 1], when: "order" },
  printing: { gain: ["yen", 1], when: "technology" },
  mining: { gain: ["copper", 1], when: "copper" },
  newspaper: { gain: ["assistant", 4] },
  patents: { gain: ["vp", 2], when: "technology" },
  postal_system: { gain: ["president", 2] },
  spinning_mill: { gain: ["yen", 2], when: "silk" },
  stagecoach: { gain: ["president", 1], when: "yen" },
  station: { gain: ["station", 1], when: "move" },
  stock_exchange: { gain: ["yen", 2] },
  telegram: { gain: ["assistant", 3] },
  telephone: { gain: ["assistant", 1] },
  tramway: { gain: ["president", 1], when: "move" },
  university: { gain: ["assistant", 1], when: "yen" },
  brewery: { gain: ["vp", 3], when: "faith" },
};
