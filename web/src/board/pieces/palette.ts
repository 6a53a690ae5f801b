/** The colours of the five players, each with a shape for people who do not see colours. */
export const SHAPES = ["square", "triangle", "circle", "diamond", "cross"] as const;
export type ShapeName = (typeof SHAPES)[number];

/** The fill of player `colour`, as a CSS value that follows the theme. */
export function fill(colour: number): string {
  return `var(--p${(colour % SHAPES.length) + 1})`;
}

export function shape(colour: number): ShapeName {
  return SHAPES[colour % SHAPES.length] ?? "square";
}

/** The outline of a shape around (0, 0), about as heavy to the eye as a circle of radius `r`. */
export function shapePath(name: ShapeName, r: number): string {
  const n = (value: number) => Math.round(value * 100) / 100;
  switch (name) {
    case "square": {
      const a = n(r * 0.9);
      const c = n(r * 0.18);
      const b = n(a - c);
      return `M${-b} ${-a}H${b}Q${a} ${-a} ${a} ${-b}V${b}Q${a} ${a} ${b} ${a}H${-b}Q${-a} ${a} ${-a} ${b}V${-b}Q${-a} ${-a} ${-b} ${-a}Z`;
    }
    case "triangle":
      return `M0 ${n(-r * 1.1)}L${n(r * 1.08)} ${n(r * 0.84)}H${n(-r * 1.08)}Z`;
    case "circle":
      return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
    case "diamond":
      return `M0 ${n(-r * 1.18)}L${n(r * 1.18)} 0L0 ${n(r * 1.18)}L${n(-r * 1.18)} 0Z`;
    case "cross": {
      const a = n(r);
      const b = n(r * 0.4);
      return `M${-b} ${-a}H${b}V${-b}H${a}V${b}H${b}V${a}H${-b}V${b}H${-a}V${-b}H${-b}Z`;
    }
  }
}
