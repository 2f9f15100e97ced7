import { expect, it } from "vitest";

import type { GameBoard } from "../boards/contract";
import type { Fact, Moment } from "./protocol";
import { happenedAt, wished } from "./telling";

const NAMES = ["Ann", "Bob"];
/** A board that says what it was asked for: texts without a catalogue are shown as they are. */
const BOARD = {
  turnsUp: ["draw"],
  read: (text: string) => (text === "0:draw" ? { actor: 0, do: "draw" } : null),
  words: (fact: Fact, names: string[], seat: number) => ({ key: `${fact.do} ${names[seat]}`, args: {} }),
} as unknown as GameBoard;

function moment(...facts: Fact[]): Moment {
  return { step: 0, told: [], facts, view: {} as never };
}

it("says who made a move, and for whom chance turned something up", () => {
  const draw: Fact = { actor: 1, do: "draw" };
  const face: Fact = { actor: "*", do: "face" };
  const place: Fact = { actor: 1, do: "place" };
  expect(happenedAt(BOARD, NAMES, [moment(face, face), moment(draw, face), moment(place)])).toEqual([
    ["face Ann", "face Bob"],
    ["draw Bob", "face Bob"],
    ["place Bob"],
  ]);
});

it("says a move that nobody has made, and shows one that it cannot read as it is", () => {
  expect(wished(BOARD, NAMES, "0:draw")).toBe("draw Ann");
  expect(wished(BOARD, NAMES, "0:dance")).toBe("0:dance");
});
