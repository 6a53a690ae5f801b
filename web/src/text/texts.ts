/** The texts of one language: Fluent messages from the sources that `sources.ts` finds. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Params = Record<string, string | number>;

export class Texts {
  readonly language: string;
  private readonly bundle: FluentBundle;
  private readonly suffixes: string[];
  private readonly found = new Map<string, string>();
  private readonly plain = new Map<string, string>();

  /** `suffixes`: what options of the table may put behind an id to get another wording. */
  constructor(language: string, sources: readonly string[], suffixes: readonly string[] = []) {
    this.language = language;
    this.suffixes = [...suffixes];
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** Is there a text of this id, perhaps only with an ending for the options of the table? */
  knows(id: string): boolean {
    return this.has(this.forOptions(id));
  }

  /** Replace the texts of these ids, with any of the options' endings too. */
  override(texts: ReadonlyMap<string, string>): void {
    const lines: string[] = [];
    for (const [id, text] of texts) {
      for (const ending of ["", ...this.suffixes]) {
        if (this.has(id + ending)) lines.push(`${id}${ending} = ${text}`);
      }
    }
    this.found.clear();
    this.plain.clear();
    const resource = new FluentResource(lines.join("\n"));
    this.bundle.addResource(resource, { allowOverrides: true });
  }

  /** The text of this id; the id itself where there is none, so that a gap is visible. */
  say(id: string, params: Params = {}): string {
    for (const _ in params) return this.format(id, params) ?? id;
    let text = this.plain.get(id);
    if (text === undefined) {
      text = this.format(id, params) ?? id;
      this.plain.set(id, text);
    }
    return text;
  }

  /** A part of a message beside its text (`.title`); empty where it has none. */
  part(id: string, name: string, params: Params = {}): string {
    const pattern = this.bundle.getMessage(this.forOptions(id))?.attributes[name];
    return pattern ? this.bundle.formatPattern(pattern, params, []) : "";
  }

  /** The text, the id where there is no such text, or null where a parameter is missing. */
  format(id: string, params: Params): string | null {
    const found = this.forOptions(id);
    const pattern = this.bundle.getMessage(found)?.value;
    if (!pattern) return found;
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, params, errors);
    return errors.length ? null : text;
  }

  private forOptions(id: string): string {
    let found = this.found.get(id);
    if (found === undefined) {
      found = id + (this.suffixes.find((one) => this.has(id + one)) ?? "");
      this.found.set(id, found);
    }
    return found;
  }
}
