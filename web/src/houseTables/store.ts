/** The page of the house tables: what is there, what is open, what was typed. */
import { computed, signal } from "@preact/signals";
import { isSignedIn } from "../app/state.ts";
import { Refusal } from "../net/http.ts";
import type {
  ComponentsView,
  HouseTablesSummary,
  HouseTablesView,
  PrintedComponentView,
  PrintedField,
  Why,
} from "../protocol/messages.ts";
import {
  type Box,
  correctionsOf,
  markOf,
  nextToCompare,
  printedValues,
  same,
  stated,
  type Values,
} from "./box.ts";
import { Checker } from "./checker.ts";
import { problemOf } from "./problems.ts";
import * as requests from "./requests.ts";
import { boxOf, Saver } from "./saver.ts";

/** Other people's house tables that are shown beside mine. */
const MOST_COMPARED = 6;
/** The corrections themselves are wrong; anything else can be tried again. */
const BAD_REQUEST = 400;

export class HouseTablesStore {
  readonly components = signal<ComponentsView | null>(null);
  readonly data = signal<Record<string, unknown>>({});
  readonly summaries = signal<HouseTablesSummary[]>([]);
  /** Other people's, to compare with. */
  readonly others = signal<HouseTablesView[]>([]);
  readonly goneReason = signal<Why | null>(null);
  readonly openKey = signal<string | null>(null);
  /** By the key of a component: what was typed and is not kept yet. */
  readonly drafts = signal<ReadonlyMap<string, Values>>(new Map());
  /** By the key of a component: why the server did not keep it. */
  readonly refusals = signal<ReadonlyMap<string, Refusal>>(new Map());
  readonly saver: Saver;
  readonly checker: Checker;

  readonly all = computed(
    () => this.components.value?.kinds.flatMap((one) => one.components) ?? [],
  );
  readonly open = computed(
    () => this.all.value.find((one) => one.key === this.openKey.value) ?? null,
  );

  /** A stranger says who they are before anything is stored. */
  requireName: (then: () => void) => void = (then) => then();
  onRefusedMark: (why: Why) => void = () => {};

  /** `shown`: other house tables than mine, which are only looked at. */
  constructor(
    readonly game: string,
    readonly shown: string | null = null,
  ) {
    this.saver = new Saver({
      load: () => this.loadMine(),
      save: (body) => requests.saveMine(game, body),
      onRefused: ({ component, corrections }, refusal) => {
        if (!Object.keys(corrections).length) this.onRefusedMark(refusal.why);
        else this.refusals.value = new Map(this.refusals.value).set(component.key, refusal);
      },
      onKept: ({ component, corrections }) => {
        const draft = this.drafts.value.get(component.key);
        const isDrafted =
          draft && same(correctionsOf(component, { ...corrections, ...draft }), corrections);
        if (isDrafted) this.forget(component);
      },
    });
    this.checker = new Checker((corrections) => requests.tryCorrections(game, corrections));
  }

  get isReadOnly(): boolean {
    return this.shown !== null;
  }

  get box(): Box {
    return this.saver.box.value;
  }

  async load(): Promise<void> {
    try {
      const [components, data] = await Promise.all([
        requests.loadComponents(this.game),
        requests.loadData(this.game),
      ]);
      await this.loadBox();
      this.data.value = data;
      this.components.value = withValues(components);
      this.goneReason.value = null;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.goneReason.value = error.why;
    }
  }

  /** Whose house tables there are, and those that are shown. */
  async loadBox(): Promise<void> {
    this.saver.stored.value = this.shown
      ? await requests.loadHouseTables(this.shown)
      : await this.loadMine();
    const others = this.summaries.value.filter((one) => !one.mine && one.id !== this.shown);
    const compared = others.slice(0, MOST_COMPARED).map((one) => requests.loadHouseTables(one.id));
    const found = await Promise.allSettled(compared); // some may have been deleted meanwhile
    this.others.value = found.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  }

  /** Something else is stored now: from a file, or nothing. */
  replace(stored: HouseTablesView | null): void {
    this.saver.stored.value = stored;
    this.drafts.value = new Map();
    this.refusals.value = new Map();
    this.ask();
    this.loadSummaries().catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error; // the page shows what it knows
    });
  }

  /** My own, also while another person's are shown. */
  get mine(): HouseTablesSummary | null {
    if (!this.isReadOnly) return this.saver.stored.value;
    return this.summaries.value.find((one) => one.mine) ?? null;
  }

  private async loadSummaries(): Promise<void> {
    this.summaries.value = await requests.loadSummaries(this.game);
  }

  private async loadMine(): Promise<HouseTablesView | null> {
    await this.loadSummaries();
    const mine = this.summaries.value.find((one) => one.mine);
    return mine ? requests.loadHouseTables(mine.id) : null;
  }

  select(key: string | null): void {
    if (key === this.openKey.value) return;
    this.openKey.value = key;
    this.ask();
  }

  /** The component before or behind the open one, in the order of the box. */
  step(by: number): void {
    const at = this.all.value.findIndex((one) => one.key === this.openKey.value);
    const next = this.all.value[at + by];
    if (next) this.select(next.key);
  }

  /** On to the next component to be compared; stay where there is none. */
  goOn(): void {
    const open = this.open.value;
    const next = nextToCompare(this.all.value, this.box, this.openKey.value);
    if (next && (!open || open.is_reconstructed)) this.select(next.key);
    else this.step(1);
  }

  /** What stands in the form of a component. */
  values(component: PrintedComponentView): Record<string, unknown> {
    return printedValues(component, this.valuesByPath(component));
  }

  private valuesByPath(component: PrintedComponentView): Values {
    return { ...this.box.values, ...this.drafts.value.get(component.key) };
  }

  /** The corrections of a component as they stand in the form. */
  corrections(component: PrintedComponentView): Values {
    return correctionsOf(component, this.valuesByPath(component));
  }

  /** Was something typed that is not kept? */
  isChanged(component: PrintedComponentView): boolean {
    if (!this.drafts.value.has(component.key)) return false;
    return !same(this.corrections(component), correctionsOf(component, this.box.values));
  }

  /** Can everything that was typed be read? */
  isReadable(component: PrintedComponentView): boolean {
    const values = this.values(component);
    return component.fields.every((field) => problemOf(field, values[field.id]) === null);
  }

  change(component: PrintedComponentView, field: PrintedField, value: unknown): void {
    const draft = { ...this.drafts.value.get(component.key), [field.path]: value };
    this.drafts.value = new Map(this.drafts.value).set(component.key, draft);
    this.clearRefusal(component);
    this.ask();
  }

  /** Drop what was typed. */
  forget(component: PrintedComponentView): void {
    const drafts = new Map(this.drafts.value);
    drafts.delete(component.key);
    this.drafts.value = drafts;
    this.clearRefusal(component);
    this.ask();
  }

  /** Nothing can be kept that is known to break a rule. */
  canKeep(component: PrintedComponentView): boolean {
    const isBroken =
      this.checker.check.value.state === "breaks" ||
      this.refusals.value.get(component.key)?.status === BAD_REQUEST;
    const isFree = !this.saver.isSaving(component.key);
    return isFree && !isBroken && this.isChanged(component) && this.isReadable(component);
  }

  keep(component: PrintedComponentView): void {
    if (this.isReadOnly || !this.canKeep(component)) return;
    const corrections = this.corrections(component);
    this.clearRefusal(component);
    this.requireName(() => this.saver.say({ component, isPrinted: false, corrections }));
  }

  markPrinted(component: PrintedComponentView): void {
    this.say(component, true);
    this.goOn();
  }

  /** Neither as printed nor corrected: as before anybody looked at it. */
  takeBack(component: PrintedComponentView): void {
    this.say(component, false);
  }

  private say(component: PrintedComponentView, isPrinted: boolean): void {
    if (this.isReadOnly) return; // what is stored belongs to somebody else
    this.requireName(() => {
      this.forget(component);
      this.saver.say({ component, isPrinted, corrections: {} });
    });
  }

  /** Enter: what is the next step of a person who compares card by card. */
  confirm(): void {
    const open = this.open.value;
    if (!open) return;
    if (this.isReadOnly) this.goOn();
    else if (this.isChanged(open)) this.keep(open);
    else if (markOf(open, this.box) === "believed") this.markPrinted(open);
    else this.goOn();
  }

  /** Others' statements about a component, where they say anything. */
  saidByOthers(component: PrintedComponentView): { by: string; box: Box }[] {
    return this.others.value
      .map((one) => ({ by: one.by, box: boxOf(one) }))
      .filter(({ box }) => markOf(component, box) !== "believed");
  }

  private clearRefusal(component: PrintedComponentView): void {
    if (!this.refusals.value.has(component.key)) return;
    const refusals = new Map(this.refusals.value);
    refusals.delete(component.key);
    this.refusals.value = refusals;
  }

  /** Have what is typed checked, if it is a change that can be read. */
  private ask(): void {
    const open = this.open.value;
    const isMine = isSignedIn() && !this.isReadOnly; // a stranger gives a name when keeping it
    const isWorth = open && isMine && this.isChanged(open) && this.isReadable(open);
    const corrections = open && this.corrections(open);
    this.checker.ask(
      isWorth && corrections
        ? stated(this.box, { component: open, isPrinted: false, corrections }).values
        : null,
    );
  }
}

/** Without what has nothing printed on it: a game without a declaration may have such sections. */
function withValues(view: ComponentsView): ComponentsView {
  const kinds = view.kinds.map((kind) => ({
    ...kind,
    components: kind.components.filter((one) => one.fields.length > 0),
  }));
  return { ...view, kinds: kinds.filter((kind) => kind.components.length > 0) };
}
