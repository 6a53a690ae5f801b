/** What every drawing of a printed component must hold: declared once, run for each game. */
import { render } from "preact";
import { afterAll, describe, expect, it } from "vitest";
import type {
  PrintedComponent,
  PrintedEditorProps,
  PrintedModule,
} from "../../src/board/PrintedDrawing.ts";
import { Picture } from "../../src/board/printed/Picture.tsx";
import { Texts } from "../../src/text/texts.ts";
import { tableClasses } from "./drawings.tsx";
import { fixtureOf, text } from "./fixtures.ts";

interface Kind {
  id: string;
  components: PrintedComponent[];
}

type Values = Record<string, unknown>;
type Field = PrintedComponent["fields"][number];

interface Expected {
  /** Kinds that have the page's plain card. */
  plain: string[];
  /** What stands in a value without being printed: a field ("map.spaces") and a key in it. */
  drawingOnly?: Record<string, string[]>;
}

/** The components of a game, drawn with any values. */
export class Box {
  readonly kinds: Kind[];
  readonly texts: Texts;
  readonly data: unknown;
  private readonly root = document.createElement("div");

  constructor(
    readonly game: string,
    readonly module: PrintedModule,
    language = "en",
  ) {
    const file = JSON.parse(text(`web/fixtures/components-${game}.json`)) as { kinds: Kind[] };
    this.kinds = file.kinds;
    this.data = fixtureOf(game).data;
    const folder = `src/teahouse/games/${game}/locales/${language}`;
    this.texts = new Texts(language, [text(`${folder}.ftl`), text(`${folder}-tables.ftl`)]);
  }

  component(key: string): PrintedComponent {
    const found = this.kinds.flatMap(({ components }) => components).find((one) => one.key === key);
    if (!found) throw new Error(`No component ${key}`);
    return found;
  }

  readonly t = (id: string, params?: Record<string, string | number>) => this.texts.say(id, params);

  /** The drawing; `values` replace what stands on the component. */
  draw(component: PrintedComponent, values: Values = {}, small = false): Element {
    const drawing = this.module.PRINTED[component.kind];
    if (!drawing) throw new Error(`No drawing of ${component.kind}`);
    const own = Object.fromEntries(component.fields.map((field) => [field.id, field.value]));
    const { data, t } = this;
    render(
      <Picture {...{ drawing, component, data, t, small }} values={{ ...own, ...values }} />,
      this.root,
    );
    return this.root;
  }

  /** A form of its own, which keeps what is entered. */
  edit(id: string, value: unknown) {
    const Editor = this.module.EDITORS?.[id];
    if (!Editor) throw new Error(`No form for ${id}`);
    const root = document.createElement("div");
    document.body.append(root);
    const state = { value, root };
    const show = () => render(<Editor {...props()} />, root);
    const props = (): PrintedEditorProps => ({
      value: state.value,
      data: this.data,
      t: this.t,
      onChange: (next) => {
        state.value = next;
        show();
      },
    });
    show();
    return state;
  }

  clear(): void {
    render(null, this.root);
  }
}

/** Everything that is written in a drawing. */
export function lettering(drawn: Element): string[] {
  return [...drawn.querySelectorAll("text")].map((one) => one.textContent ?? "");
}

function numbersIn(drawn: Element): Set<string> {
  return new Set(lettering(drawn).flatMap((line) => line.match(/-?\d+(\.\d+)?/g) ?? []));
}

const STRANGE = "strange word";
const ODD: unknown[] = [
  undefined,
  null,
  "",
  STRANGE,
  -5,
  1e9,
  2.5,
  Number.NaN,
  true,
  false,
  [],
  {},
  [null],
  ["x", 3, null, STRANGE],
  [[1], { a: 2 }],
  Array.from({ length: 40 }, (_, n) => n),
  { x: STRANGE, vp: -1, tea: [2] },
  "a b",
  [{ id: "new1" }, { id: 3, x: "y" }],
];
const UNLIKELY = 97;

export function testPrinted(game: string, module: PrintedModule, expected: Expected): void {
  const box = new Box(game, module);
  const drawn = box.kinds.filter(({ id }) => id in module.PRINTED);
  afterAll(() => box.clear());

  it("draws kinds of components that the game has, and leaves the others to plain cards", () => {
    const plain = box.kinds.map(({ id }) => id).filter((id) => !(id in module.PRINTED));
    expect(plain).toEqual(expected.plain);
    expect(Object.keys(module.PRINTED).toSorted()).toEqual(drawn.map(({ id }) => id).toSorted());
  });

  it("uses no class name of the style sheets of pages", () => {
    const taken = tableClasses();
    const used = drawn
      .flatMap(({ components }) => components)
      .flatMap((component) => [...box.draw(component).querySelectorAll("[class]")])
      .flatMap((one) => [...one.classList]);
    expect([...new Set(used)].filter((name) => taken.has(name))).toEqual([]);
  });

  describe.each(drawn.map((kind) => [kind.id, kind] as const))("%s", (_, { components }) => {
    it("shows every number that stands on the component, in any language without a key", () => {
      for (const component of components) {
        const root = box.draw(component);
        const words = lettering(root).join(" ");
        expect(words, component.key).not.toMatch(/undefined|NaN|\[object|null/);
        expect(words, component.key).not.toContain(`${game}-`);
        for (const field of component.fields) {
          for (const changed of numbersReplaced(field, expected)) {
            const text = numbersIn(box.draw(component, { [field.id]: changed }));
            expect(text, `${component.key} ${field.id}`).toContain(String(UNLIKELY));
          }
        }
      }
    }, 60_000);

    it("has numbers and names of 14 px and more", () => {
      for (const component of components) {
        for (const line of box.draw(component).querySelectorAll("text[font-size]")) {
          if (!/\w/.test(line.textContent ?? "")) continue; // a sign, such as that of the yuan
          const size = Number(line.getAttribute("font-size")) * scaleOf(line);
          expect(size, `${component.key}: ${line.textContent}`).toBeGreaterThanOrEqual(13.95);
        }
      }
    });

    it("looks different whatever is corrected", () => {
      for (const component of components) {
        const before = box.draw(component).innerHTML;
        for (const field of component.fields) {
          for (const value of corrections(field)) {
            const after = box.draw(component, { [field.id]: value }).innerHTML;
            expect(after === before, `${component.key} ${field.id} ${value}`).toBe(false);
          }
        }
      }
    }, 60_000);

    it("draws values that make no sense, and shows a word that it does not know", () => {
      for (const component of components.slice(0, 8)) {
        for (const field of component.fields) {
          for (const value of ODD) {
            const root = box.draw(component, { [field.id]: value });
            if (value !== STRANGE) continue;
            expect(lettering(root).join(""), `${component.key} ${field.id}`).toContain(STRANGE);
          }
        }
        const nothing = Object.fromEntries(component.fields.map(({ id }) => [id, undefined]));
        box.draw(component, nothing, true);
      }
    }, 60_000);
  });
}

/** The value with one of its numbers replaced, for each number that is printed. */
function numbersReplaced({ path, id, value }: Field, { drawingOnly = {} }: Expected): unknown[] {
  const field = `${path.split(".")[0]}.${id}`;
  return replaced(value, drawingOnly[field] ?? []);
}

function replaced(value: unknown, without: string[]): unknown[] {
  if (typeof value === "number") return [UNLIKELY];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => {
    if (without.includes(key)) return [];
    return replaced(one, without).map((other) =>
      Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other },
    );
  });
}

/** What an owner could enter instead: other words of its choice, one entry less, one more. */
function corrections({ value, choices }: Field): unknown[] {
  if (typeof value === "boolean") return [!value];
  if (typeof value === "string") return choices.filter((word) => word !== value);
  if (Array.isArray(value)) {
    const others = choices.length > 0 ? choices : value;
    const more = others.map((word) => [...value, word]);
    const fewer = value.map((_, n) => value.toSpliced(n, 1));
    return [...more, ...fewer];
  }
  if (typeof value === "object" && value !== null) {
    const counted = value as Record<string, unknown>;
    const added = choices.filter((word) => !(word in counted));
    const fewer = Object.keys(counted).map((key) => ({ ...counted, [key]: 0 }));
    return [...added.flatMap((word) => [1, 2].map((n) => ({ ...counted, [word]: n }))), ...fewer];
  }
  return typeof value === "number" ? [value + 1] : [];
}

/** How much the groups around it shrink what is drawn there. */
function scaleOf(element: Element): number {
  let scale = 1;
  for (let one: Element | null = element; one; one = one.parentElement) {
    const scales = one.getAttribute("transform")?.matchAll(/scale\(([\d.]+)/g) ?? [];
    for (const [, by] of scales) scale *= Number(by);
  }
  return scale;
}
