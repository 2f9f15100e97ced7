/** A game that is over, as its review shows it: one count of moves, a line of prospects for each seat, and marks. */
import type { Fact, MistakeKind, Outcome, Review } from "./protocol";

export interface Point {
  place: number; // after how many moves
  value: number;
}

export type Kind = Exclude<MistakeKind, ""> | "luck" | "misfortune";

/** Something worth looking at: a mistake after the move that was one, luck where it showed. */
export interface Mark extends Point {
  seat: number;
  kind: Kind;
}

/** After how many moves the game was at a step of the record; `steps` has the step of every moment. */
export function placeOf(steps: readonly number[], step: number): number {
  const found = steps.findLastIndex((one) => one <= step);
  return Math.max(0, found);
}

/** What each seat could hope for: before each of its decisions, after it, and in the end, also of a game that was given up. */
export function linesOf(review: Review, steps: readonly number[], outcome: Outcome | null = null): Point[][] {
  const isGivenUp = outcome?.reason === "resigned" && review.unit === "win" && review.done === review.total;
  return review.prospects.map((line, seat) => {
    const after = new Map(review.decisions.filter((one) => one.seat === seat).map((one) => [one.step, one.value]));
    const points = line.flatMap(([step, value]) => {
      const place = placeOf(steps, step);
      const played = after.get(step);
      const point = { place, value };
      return played == null ? [point] : [point, { place: place + 1, value: played }];
    });
    if (!isGivenUp) return points;
    return [
      ...points,
      { place: steps.length - 1, value: outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0 },
    ];
  });
}

/** Until where a review has got, bit by bit: after the last move that was judged, or all of it. */
export function judgedUntil(review: Review, steps: readonly number[]): number {
  if (isWhole(review)) return steps.length - 1;
  const latest = review.decisions.at(-1);
  return latest ? placeOf(steps, latest.step) + 1 : -1;
}

export function isWhole({ done, total }: Review): boolean {
  return total > 0 && done === total;
}

/** What a line says at a moment: its last point until then. Nothing is said of what was not judged yet. */
export function valueAt(line: readonly Point[], place: number, until = Infinity): number | null {
  return place > until ? null : (line.findLast((point) => point.place <= place)?.value ?? null);
}

export function marksOf(review: Review, steps: readonly number[]): Mark[] {
  const mistakes = review.decisions.flatMap(({ step, seat, kind, value }): Mark[] =>
    kind && value !== null ? [{ place: placeOf(steps, step) + 1, seat, kind, value }] : [],
  );
  const luck = review.luck.map(({ then, seat, before, after, loss }): Mark => {
    const kind = after - before + loss > 0 ? "luck" : "misfortune";
    return { place: placeOf(steps, then), seat, kind, value: after };
  });
  return [...mistakes, ...luck].sort((a, b) => a.place - b.place);
}

/** From where to where the values go: chances from 0 to 1, points as far as they went. */
export function rangeOf(unit: Review["unit"], lines: readonly Point[][]): [number, number] {
  const values = lines.flat().map(({ value }) => value);
  if (unit === "win" || !values.length) return [0, 1];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return high > low ? [low, high] : [low - 1, high + 1];
}

/** What is said of a moment above the board: the move, and how good it was. What everybody gets then is in the list. */
export function headline(happened: readonly string[], place: number, verdict: string): string {
  const said = happened.length > 2 ? happened.slice(0, place && 1) : happened;
  return (verdict ? [said[0], verdict] : said).join(" ");
}

/** The number of every told move: what chance brings belongs to the move before it, and has none of its own. */
export function numbered(facts: readonly Fact[]): (number | null)[] {
  let moves = 0;
  return facts.map(({ actor }) => (actor === "*" ? null : ++moves));
}
