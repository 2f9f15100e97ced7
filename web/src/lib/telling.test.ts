import { expect, it } from "vitest";

import type { GameBoard } from "../boards/contract";
import type { Fact, Moment } from "./protocol";
import { happenedAt, inWords } from "./telling";

const NAMES = ["Ann", "Bob"];
/** A board that says what it was asked for: texts without a catalogue are shown as they are. */
const BOARD = {
  words: (told: string, names: string[], fact?: Fact, whose?: number) => ({
    key: [told, fact?.do ?? "-", whose === undefined ? "-" : names[whose]].join(" "),
    args: {},
  }),
} as unknown as GameBoard;

function moment(...moves: [string, Fact][]): Moment {
  return { step: 0, told: moves.map(([told]) => told), facts: moves.map(([, fact]) => fact), view: {} as never };
}

it("says a move with its own fact and for whom chance turned something up", () => {
  const draw: [string, Fact] = ["1:draw", { actor: 1, do: "draw" }];
  const face: [string, Fact] = ["*:=13", { actor: "*", do: "face" }];
  const place: [string, Fact] = ["1:13@b2", { actor: 1, do: "place" }];
  expect(happenedAt(BOARD, NAMES, [moment(face, face), moment(draw, face), moment(place)])).toEqual([
    ["*:=13 face Ann", "*:=13 face Bob"],
    ["1:draw draw Ann", "*:=13 face Bob"],
    ["1:13@b2 place Bob"],
  ]);
});

it("says a move that nobody has made", () => {
  expect(inWords(BOARD, NAMES, "0:draw")).toBe("0:draw - -");
});
