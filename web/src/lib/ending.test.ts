import { expect, test } from "vitest";

import { toldAs, toneOf } from "./ending";
import type { Outcome, TableMessage } from "./protocol";

const ended = (how: Partial<Outcome>): Outcome => ({ scores: [0], winners: [0], reason: "full", title: null, ...how });
const tone = (players: number, mine: number[], outcome: Outcome | null, total: Outcome | null = null) =>
  toneOf({ outcome, total, mine, seats: Array.from({ length: players }, () => ({})) as TableMessage["seats"] });

test("alone only the two best titles are a victory", () => {
  const titles = [1, 2, 3, 5, null];
  expect(titles.map((title) => tone(1, [0], ended({ title })))).toEqual(["won", "won", null, null, null]);
});

test("among several the winners have won, the others lost, and who watches neither", () => {
  const outcome = ended({ winners: [1] });
  expect([tone(2, [1], outcome), tone(2, [0], outcome), tone(2, [], outcome)]).toEqual(["won", "lost", null]);
  expect(tone(2, [0, 1], outcome)).toBe("won");
});

test("a match is won by its total; what was stopped is neither, and what goes on, too", () => {
  expect(tone(2, [0], ended({ winners: [1] }), ended({ winners: [0] }))).toBe("won");
  expect([tone(2, [0], ended({ reason: "stopped", winners: [] })), tone(2, [0], null)]).toEqual([null, null]);
});

test("a shared victory is told as one", () => {
  expect([0, 1, 2].map((seat) => toldAs({ winners: [0, 2] }, seat, 3))).toEqual(["shared", "lost", "shared"]);
  expect([toldAs({ winners: [1] }, 1, 2), toldAs({ winners: [0] }, 0, 1)]).toEqual(["won", "solo"]);
});
