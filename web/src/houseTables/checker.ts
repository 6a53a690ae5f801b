/**
 * Asks the server whether the game can be played by corrections, before they are kept.
 *
 * A trial takes the server some seconds: one at a time, and only of what stands there when nothing
 * was typed for a moment.
 */
import { signal } from "@preact/signals";
import { Refusal } from "../net/http.ts";
import type { Why } from "../protocol/messages.ts";
import type { Values } from "./box.ts";

const PAUSE = 700;
/** The server is asked too often: nothing is known of the corrections. */
const TOO_OFTEN = 429;

export type Check =
  | { state: "none" }
  | { state: "running" }
  | { state: "fits" }
  | { state: "breaks"; why: Why }
  | { state: "unknown"; why: Why };

export class Checker {
  readonly check = signal<Check>({ state: "none" });
  private readonly known = new Map<string, Check>();
  private wanted: Values | null = null;
  private running = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly tryOut: (corrections: Values) => Promise<unknown>,
    private readonly pause = PAUSE,
  ) {}

  /** Look at these corrections soon; null: at nothing. */
  ask(corrections: Values | null): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.wanted = corrections;
    if (!corrections) {
      this.check.value = { state: "none" };
      return;
    }
    const known = this.known.get(JSON.stringify(corrections));
    this.check.value = known ?? { state: "running" };
    if (known) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      void this.run();
    }, this.pause);
  }

  private async run(): Promise<void> {
    const asked = this.wanted;
    if (this.running || !asked || this.known.has(JSON.stringify(asked))) return;
    this.running = true;
    const check = await this.tried(asked);
    this.running = false;
    if (check.state !== "unknown") this.known.set(JSON.stringify(asked), check);
    if (this.wanted === asked) this.check.value = check;
    else if (!this.timer) void this.run(); // something else has waited for its turn
  }

  private async tried(corrections: Values): Promise<Check> {
    try {
      await this.tryOut(corrections);
      return { state: "fits" };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { why, status } = error;
      const isJudged = status >= 400 && status < 500 && status !== TOO_OFTEN;
      return { state: isJudged ? "breaks" : "unknown", why };
    }
  }
}
