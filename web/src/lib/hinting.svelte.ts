/** Advice for the move that is to be made now; forgotten as soon as something is played. */
import type { Hint } from "../boards/contract";
import { get } from "./api";
import { currentLanguage } from "./i18n.svelte";
import { complain } from "./notice.svelte";
import { patiently } from "./opening";
import type { AdviceAnswer } from "./protocol";

const BEST = 3; // shown

export class Hinting {
  hints = $state.raw<Hint[]>([]);
  odds = $state.raw<Record<string, unknown> | null>(null);
  asking = $state(false);
  private occasion = "";

  constructor(private table: string) {}

  /** Something was played, or somebody else is to move: forget. */
  renew(occasion: string): void {
    if (occasion === this.occasion) return;
    this.occasion = occasion;
    this.forget();
  }

  /** The person has read the hint. */
  forget(): void {
    this.hints = [];
    this.odds = null;
  }

  async ask(seat: number): Promise<void> {
    const { occasion } = this;
    this.asking = true;
    try {
      const asked = get<AdviceAnswer>(`tables/${this.table}/advice?seat=${seat}&lang=${currentLanguage()}`);
      const answer = await patiently(asked, 4000);
      if (occasion !== this.occasion) return;
      this.hints = answer.moves.slice(0, BEST).map((one) => ({ ...one, unit: answer.unit }));
      this.odds = answer.table;
    } catch (problem) {
      complain(problem);
    } finally {
      this.asking = false;
    }
  }
}
