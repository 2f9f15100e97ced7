import { expect, it } from "vitest";

import { stays } from "../boards/fivetotwelve/moves";
import type { Fact, Seat, StudyOf } from "./protocol";
import { mayTakeBack } from "./takeback.svelte";

const draw = { actor: "*", do: "face" } as Fact;
const move = (actor: number, what = "place"): Fact => ({ actor, do: what });
const seats = (...people: string[]) =>
  people.map((person) => ({ kind: person === "bot" ? "bot" : "person", person }) as Seat);
const table = (facts: Fact[], more = {}) => ({
  phase: "playing" as const,
  outcome: null,
  daily: null,
  study: null,
  seats: seats("me", "you"),
  mine: [0],
  facts,
  ...more,
});

it("takes back what nobody has learned from, in a game that goes on", () => {
  expect(mayTakeBack(table([draw, move(0), move(1)]))).toBe(true);
  expect(mayTakeBack(table([draw, move(1)]))).toBe(false);
  expect(mayTakeBack(table([move(0)], { phase: "over" }))).toBe(false);
  expect(mayTakeBack(table([move(0)], { outcome: { reason: "full" } }))).toBe(false);
  expect(mayTakeBack(table([move(0)], { mine: [] }))).toBe(false);
});

it("lets a move stand once chance has spoken, unless bots alone look on", () => {
  for (const [facts, drawn] of [[[move(0), draw]], [[move(0), move(1)], 1]] as [Fact[], number?][]) {
    expect(mayTakeBack(table(facts), drawn)).toBe(false);
    expect(mayTakeBack(table(facts, { seats: seats("me", "bot") }), drawn)).toBe(true);
    expect(mayTakeBack(table(facts, { seats: seats("me", "bot"), daily: "2026-11-15" }), drawn)).toBe(false);
  }
  expect(mayTakeBack(table([move(1), move(0)]), 1)).toBe(true); // it spoke before my move
});

it("never goes back before the moment at which a study began", () => {
  const study: StudyOf = { table: null, round: 1, move: 2 };
  expect(mayTakeBack(table([move(0), draw, move(1)], { study }))).toBe(false);
  expect(mayTakeBack(table([move(0), draw, move(1), move(0)], { study }))).toBe(true);
});

it("leaves the tiles of 5 vor 12's setup where they are", () => {
  expect(mayTakeBack(table([move(0), move(1)]), 0, stays)).toBe(false);
  expect(mayTakeBack(table([move(0), move(1), move(0, "take"), move(1)]), 0, stays)).toBe(true);
});
