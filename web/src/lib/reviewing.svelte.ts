/** A game that is over, fetched as it is needed: through whose eyes, and its review, which comes bit by bit. */
import { get } from "./api";
import { isWhole, judgedUntil, linesOf, marksOf } from "./moments";
import type { Replay, Review, ReviewedMove, Summary } from "./protocol";

/** Whose: a seat's, or those of one who knows everything. */
export type Eyes = number | "all";

const NOTHING: Review = {
  done: 0,
  total: 0,
  game: "",
  players: [],
  unit: null,
  decisions: [],
  turning_points: [],
  luck: [],
  prospects: [],
  summaries: [],
};

export class Reviewing {
  table = $state.raw<Summary | null>(null);
  /** The game, as it was seen by those through whose eyes it was looked at so far. */
  seen = $state.raw<Partial<Record<Eyes, Replay>>>({});
  review = $state.raw<Review>(NOTHING);
  /** Why there is no review, or no more of it; it can be asked for again. */
  refused = $state.raw<unknown>(null);
  /** Why the game cannot be looked at. */
  trouble = $state.raw<unknown>(null);
  private left = false;
  private asking = new Set<Eyes>();
  private get which(): string {
    return `round=${encodeURIComponent(this.round)}`;
  }

  constructor(
    readonly id: string,
    private round: string,
    private language: () => string,
  ) {
    get<Summary>(`tables/${id}`).then(
      (table) => (this.table = table),
      (problem: unknown) => (this.trouble = problem),
    );
  }

  readonly any = $derived(Object.values(this.seen)[0] as Replay | undefined);
  readonly steps = $derived(this.any?.steps.map(({ step }) => step) ?? []);
  readonly lines = $derived(linesOf(this.review, this.steps, this.any?.outcome));
  readonly marks = $derived(marksOf(this.review, this.steps));
  readonly isWhole = $derived(isWhole(this.review));
  /** Until which place there are values. */
  readonly until = $derived(judgedUntil(this.review, this.steps));
  private decided = $derived(new Map(this.review.decisions.map((one) => [one.step, one])));

  /** What was decided after a number of moves; undefined while it was not judged, and at the end. */
  decisionAt(place: number): ReviewedMove | undefined {
    return this.decided.get(this.steps[place]);
  }

  /** Look at the game through somebody's eyes. */
  look(eyes: Eyes): void {
    if (this.asking.has(eyes)) return;
    this.asking.add(eyes);
    const whose = eyes === "all" ? "open=true" : `seat=${eyes}`;
    get<Replay>(`tables/${this.id}/replay?${this.which}&${whose}`).then(
      (replay) => (this.seen = { ...this.seen, [eyes]: replay }),
      (problem: unknown) => {
        this.asking.delete(eyes);
        this.trouble ??= problem;
      },
    );
  }

  /** Ask for the review, again and again, until it is whole or refused. */
  async judge(): Promise<void> {
    this.refused = null;
    const language = this.language();
    let known = 0;
    try {
      do {
        const asked = `tables/${this.id}/review?${this.which}&lang=${language}&known=${known}`;
        const review = await get<Review>(asked);
        if (this.left || language !== this.language()) return;
        this.review = review;
        known = review.done;
      } while (!this.isWhole);
    } catch (problem) {
      if (!this.left) this.refused = problem;
    }
  }

  leave(): void {
    this.left = true;
  }
}
