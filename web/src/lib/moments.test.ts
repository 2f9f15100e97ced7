import { expect, test } from "vitest";

import { headline, judgedUntil, linesOf, marksOf, numbered, placeOf, rangeOf, valueAt } from "./moments";
import type { Fact, Review, ReviewedMove } from "./protocol";

// Three moves: a draw with what chance brought (steps 1 and 2), a tile put down, and the other's move.
const STEPS = [1, 3, 4, 6];

function decided(
  step: number,
  seat: number,
  best: number,
  value: number,
  kind: ReviewedMove["kind"] = "",
): ReviewedMove {
  const move = { move: "0:draw", best: "0:draw", forced: false, choices: [], odds: {} };
  return { ...move, step, seat, value, best_value: best, loss: best - value, kind };
}

const REVIEW: Review = {
  done: 3,
  total: 3,
  game: "fivetotwelve",
  players: ["Ann", "Bob"],
  unit: "win",
  decisions: [decided(1, 0, 0.5, 0.5), decided(3, 0, 0.8, 0.6, "blunder"), decided(4, 1, 0.4, 0.4)],
  turning_points: [],
  luck: [{ step: 1, seat: 0, move: "0:draw", before: 0.5, after: 0.8, loss: 0, then: 3, reasons: [] }],
  prospects: [
    [
      [1, 0.5],
      [3, 0.8],
      [6, 1],
    ],
    [
      [4, 0.4],
      [6, 0],
    ],
  ],
  summaries: [],
};

test("a place is a number of moves, whatever chance did", () => {
  expect([0, 1, 2, 3, 4, 5, 6, 9].map((step) => placeOf(STEPS, step))).toEqual([0, 0, 0, 1, 2, 2, 3, 3]);
});

test("the line of a game that was given up ends where its result is", () => {
  const open = { ...REVIEW, prospects: REVIEW.prospects.map((line) => line.slice(0, -1)) };
  const outcome = { scores: [0, 0], winners: [1], reason: "resigned", title: null };
  const ends = (review: Review, how = outcome) => linesOf(review, STEPS, how).map((line) => line.at(-1));
  expect(ends(open)).toEqual([
    { place: 3, value: 0 },
    { place: 3, value: 1 },
  ]);
  expect(ends({ ...open, done: 2 })).toEqual(linesOf(open, STEPS).map((line) => line.at(-1)));
  expect(ends(open, { ...outcome, reason: "stopped", winners: [] })).toEqual(ends({ ...open, done: 2 }));
});

test("a line goes through what was hoped for before each decision and after it", () => {
  const [mine, theirs] = linesOf(REVIEW, STEPS);
  expect(mine.map(({ place, value }) => [place, value])).toEqual([
    [0, 0.5],
    [1, 0.5],
    [1, 0.8],
    [2, 0.6],
    [3, 1],
  ]);
  expect(theirs).toHaveLength(3);
  expect([0, 1, 2, 3].map((place) => valueAt(mine, place))).toEqual([0.5, 0.8, 0.6, 1]);
  expect([0, 1, 2, 3].map((place) => valueAt(theirs, place))).toEqual([null, null, 0.4, 0]);
});

test("of what was not judged yet nothing is said", () => {
  const part = { ...REVIEW, done: 2, decisions: REVIEW.decisions.slice(0, 2) };
  expect(judgedUntil(REVIEW, STEPS)).toBe(3);
  expect(judgedUntil(part, STEPS)).toBe(2);
  expect(judgedUntil({ ...REVIEW, done: 0, decisions: [] }, STEPS)).toBe(-1);
  const [mine] = linesOf(part, STEPS);
  expect([0, 1, 2, 3].map((place) => valueAt(mine, place, judgedUntil(part, STEPS)))).toEqual([0.5, 0.8, 0.6, null]);
});

test("a mistake is marked after its move, luck where it showed", () => {
  expect(marksOf(REVIEW, STEPS)).toEqual([
    { place: 1, seat: 0, kind: "luck", value: 0.8 },
    { place: 2, seat: 0, kind: "blunder", value: 0.6 },
  ]);
  const bad = { ...REVIEW, luck: [{ ...REVIEW.luck[0], after: 0.1 }] };
  expect(marksOf(bad, STEPS)[0].kind).toBe("misfortune");
});

test("chances go from 0 to 1, points as far as they went", () => {
  const points = (...values: number[]) => [values.map((value, place) => ({ place, value }))];
  expect(rangeOf("win", points(0.4, 0.5))).toEqual([0, 1]);
  expect(rangeOf("points", points(-12, -3))).toEqual([-12, -3]);
  expect(rangeOf("points", points(7))).toEqual([6, 8]);
  expect(rangeOf(null, [])).toEqual([0, 1]);
});

test("what chance brings has no number of its own", () => {
  const facts = (["*", 0, "*", 1, 0] as const).map((actor): Fact => ({ actor, do: "x" }));
  expect(numbered(facts)).toEqual([null, 1, null, 2, 3]);
});

test("above the board stands the move and how good it was; what everybody gets then is in the list", () => {
  expect(headline(["Ann draws.", "Ann gets the 9."], 1, "")).toBe("Ann draws. Ann gets the 9.");
  expect(headline(["Ann draws.", "Ann gets the 9."], 1, "Slip")).toBe("Ann draws. Slip");
  const dealt = ["Bob gets the 9.", "Ann gets the 16.", "Bob gets the 3."];
  expect(headline(["Ann puts the 9 on b2.", ...dealt], 1, "")).toBe("Ann puts the 9 on b2.");
  expect(headline(dealt, 0, "")).toBe("");
});
