/** A lesson in this browser: the step that is shown, what is being chosen, why not. */
import { batch, computed, type Signal, signal } from "@preact/signals";
import { changeSettings, settings } from "../app/settings.ts";
import type { PieceMove } from "../board/BoardProps.ts";
import { get, Refusal } from "../net/http.ts";
import type { Choice, LessonStepView, LessonView, Why, WhyAnswer } from "../protocol/messages.ts";
import { remainingChoices, resolveClick } from "../table/resolveClick.ts";
import type { Explanation } from "../table/store.ts";

/** How many actions of a dark place are asked about: they mostly share their reason. */
const MOST_QUESTIONS = 6;

export class LessonStore {
  readonly lessons: Signal<LessonView[] | null> = signal(null);
  readonly step: Signal<LessonStepView | null> = signal(null);
  readonly path: Signal<string[]> = signal([]);
  /** An allowed choice that is not the one the lesson is about. */
  readonly otherAction: Signal<number | null> = signal(null);
  /** "Show me": the asked action stands out, and waits for a last word. */
  readonly isHintShown: Signal<boolean> = signal(false);
  readonly explanation: Signal<Explanation | null> = signal(null);
  readonly goneReason: Signal<Why | null> = signal(null);
  /** Called when the step has been done. */
  onDone: () => void = () => {};
  actionsAt: (place: string) => readonly number[] = () => [];

  readonly expected = computed<Choice | null>(() => {
    const step = this.step.value;
    return step?.legal.find((one) => one.action === step.expected) ?? null;
  });
  readonly remaining = computed(() =>
    remainingChoices(this.step.value?.legal ?? [], this.path.value),
  );
  readonly moves = computed<PieceMove[]>(() =>
    (this.step.value?.told ?? []).flatMap((one) => one.events.flatMap((event) => event.moves)),
  );
  /** What the learner should look at: the places of the text, then those still to be clicked. */
  readonly targets = computed<string[]>(() => {
    const path = this.path.value;
    const asked = this.expected.value?.places ?? [];
    if (path.length === 0) return this.step.value?.point ?? [];
    if (!path.every((place) => asked.includes(place))) return [];
    // A place that all remaining actions touch would not narrow the choice.
    return asked.filter(
      (place) => !this.remaining.value.every((one) => one.places.includes(place)),
    );
  });
  /** What stays ambiguous, and what touches no place, is a button. */
  readonly buttons = computed<Choice[]>(() => {
    if (!this.expected.value) return [];
    const left = this.remaining.value;
    return this.path.value.length > 0 || settings.value.words
      ? left
      : left.filter((one) => one.places.length === 0);
  });

  constructor(readonly game: string) {}

  private address(lesson: string, step: number): string {
    return `/api/games/${this.game}/lessons/${encodeURIComponent(lesson)}/steps/${step}`;
  }

  async open(): Promise<void> {
    await this.asking(async () => {
      this.lessons.value = await get<LessonView[]>(`/api/games/${this.game}/lessons`);
    });
  }

  private requestedAddress = "";

  /** Show a step; the one before stays until it is there. */
  async show(lesson: string, number: number): Promise<void> {
    const address = this.address(lesson, number);
    this.requestedAddress = address;
    await this.asking(async () => {
      const step = await get<LessonStepView>(address);
      if (this.requestedAddress !== address) return;
      batch(() => {
        this.goneReason.value = null;
        this.step.value = step;
        this.restart();
      });
    });
  }

  private async asking(request: () => Promise<void>): Promise<void> {
    try {
      await request();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.goneReason.value = error.why;
    }
  }

  /** Begin the step again. */
  restart(): void {
    this.path.value = [];
    this.otherAction.value = null;
    this.isHintShown.value = false;
    this.explanation.value = null;
  }

  // --- choosing ---------------------------------------------------------------------------------
  clickPlace(place: string): void {
    const step = this.step.value;
    if (!step) return;
    this.explanation.value = null;
    const meant = resolveClick(step.legal, this.path.value, place);
    if (meant.kind === "dark") void this.explain(place);
    else if (meant.kind === "settled") this.chooseAction(meant.action);
    else {
      this.path.value = meant.path;
      this.otherAction.value = null;
    }
  }

  chooseAction(action: number): void {
    const expected = this.expected.value;
    if (!expected) return; // only to be looked at: nothing is played here
    if (action === expected.action) this.onDone();
    else {
      batch(() => {
        this.restart();
        this.otherAction.value = action;
      });
    }
  }

  /** Take the last click back; true if there was one. */
  cancelStep(): boolean {
    if (this.explanation.value) this.explanation.value = null;
    else if (this.path.value.length) this.path.value = this.path.value.slice(0, -1);
    else return false;
    return true;
  }

  /** The first time it lights the expected action, the second time it plays it. */
  showHint(): void {
    const expected = this.expected.value;
    if (!expected) return;
    if (this.isHintShown.value) this.onDone();
    else {
      this.restart();
      this.isHintShown.value = true;
    }
  }

  private async explain(place: string): Promise<void> {
    const step = this.step.value;
    if (!step) return;
    this.explanation.value = { place, reasons: [], loading: true };
    const actions = this.actionsAt(place).slice(0, MOST_QUESTIONS);
    const reasons: Explanation["reasons"] = [];
    await this.asking(async () => {
      const base = this.address(step.lesson, step.number);
      const found = await Promise.all(actions.map((a) => get<WhyAnswer>(`${base}/why/${a}`)));
      const seen = new Set<string>();
      found.forEach(({ why }, i) => {
        const key = JSON.stringify(why);
        if (why && !seen.has(key)) reasons.push({ action: actions[i] ?? 0, why });
        seen.add(key);
      });
    });
    if (this.explanation.value?.place === place) {
      this.explanation.value = { place, reasons, loading: false };
    }
  }
}

// --- progress -------------------------------------------------------------------------------------
export function isLearned(game: string, lesson: string): boolean {
  return settings.value.learned.includes(`${game}/${lesson}`);
}

export function markLearned(game: string, lesson: string): void {
  if (!isLearned(game, lesson)) {
    changeSettings({ learned: [...settings.value.learned, `${game}/${lesson}`] });
  }
}
