/**
 * Stores what an owner says, one statement after the other, while the page already shows it.
 *
 * Marks are stored together; a correction is stored alone, because the server tries it out and may
 * refuse it. If the house tables were changed elsewhere meanwhile, they are read again, and what was
 * said here is said again, unless it was about a component that was changed there, too.
 */
import { computed, signal } from "@preact/signals";
import { Refusal } from "../net/http.ts";
import type { HouseTablesView, SaveHouseTables } from "../protocol/messages.ts";
import { agree, type Box, EMPTY_BOX, type Statement, stated } from "./box.ts";

const MOST_TRIES = 4;
const CHANGED = "house-tables-changed";

export interface Keeper {
  /** What is stored; null if there is nothing yet. */
  load(): Promise<HouseTablesView | null>;
  save(body: SaveHouseTables): Promise<HouseTablesView>;
  /** A statement was not stored. */
  onRefused(statement: Statement, refusal: Refusal): void;
  /** It is stored now. */
  onKept(statement: Statement): void;
}

export function boxOf(stored: HouseTablesView | null): Box {
  return stored ? { values: stored.values, printed: new Set(stored.printed) } : EMPTY_BOX;
}

export class Saver {
  readonly stored = signal<HouseTablesView | null>(null);
  private readonly waiting = signal<readonly Statement[]>([]);
  private running: Promise<void> | null = null;

  /** What is stored, with what is on its way there. */
  readonly box = computed<Box>(() => this.waiting.value.reduce(stated, boxOf(this.stored.value)));
  readonly isBusy = computed(() => this.waiting.value.length > 0);

  constructor(private readonly keeper: Keeper) {}

  /** Is a correction of this component on its way? */
  isSaving(key: string): boolean {
    return this.waiting.value.some((one) => one.component.key === key && hasCorrections(one));
  }

  /** Say something; it is stored as soon as possible. */
  say(statement: Statement): void {
    this.waiting.value = [...this.waiting.value, statement];
    this.running ??= this.run().finally(() => {
      this.running = null;
    });
  }

  /** Until nothing waits. */
  async settled(): Promise<void> {
    await this.running;
  }

  private async run(): Promise<void> {
    while (this.waiting.value.length) {
      const batch = nextBatch(this.waiting.value);
      try {
        await this.store(batch, MOST_TRIES);
        this.drop(batch);
        for (const one of batch) this.keeper.onKept(one);
      } catch (error) {
        this.drop(batch);
        if (!(error instanceof Refusal)) throw error;
        for (const one of batch) this.keeper.onRefused(one, error);
      }
    }
  }

  private drop(batch: readonly Statement[]): void {
    this.waiting.value = this.waiting.value.filter((one) => !batch.includes(one));
  }

  private async store(batch: readonly Statement[], tries: number): Promise<void> {
    const before = boxOf(this.stored.value);
    const { values, printed } = batch.reduce(stated, before);
    const revision = this.stored.value?.revision ?? 0;
    try {
      const body = { corrections: { ...values }, as_printed: [...printed], revision };
      this.stored.value = await this.keeper.save(body);
    } catch (error) {
      if (!(error instanceof Refusal) || error.why.key !== CHANGED || tries === 0) throw error;
      this.stored.value = await this.keeper.load();
      const now = boxOf(this.stored.value);
      if (batch.some((one) => !agree(one.component, before, now))) throw error;
      await this.store(batch, tries - 1);
    }
  }
}

function hasCorrections(statement: Statement): boolean {
  return Object.keys(statement.corrections).length > 0;
}

/** All marks up to the next correction, or one correction. */
function nextBatch(waiting: readonly Statement[]): readonly Statement[] {
  const first = waiting.findIndex(hasCorrections);
  if (first === 0) return waiting.slice(0, 1);
  return first < 0 ? waiting : waiting.slice(0, first);
}
