/** A first game in eight steps: one real game, shown at its telling moments, with the engine's legal moves. */
import { stepsOf } from "../kit/tutorial";
import { read } from "./moves";
import type { View } from "./types";

const NO_TILE = 0;

/** Two boards of sixteen numbers each, "." for a free cell; what I may do, and what else is to be seen. */
function view(boards: [string, string], legal: string[], more: Partial<View> = {}): View {
  const numbers = boards.map((board) => board.split(" ").map((cell) => Number(cell) || NO_TILE));
  const { hands = [0, 0], open = [] } = more;
  const seen = [...numbers.flat(), ...hands, ...open];
  return {
    seat: 0,
    actors: [0],
    legal: legal.map((move) => `0:${move}`),
    boards: numbers,
    hands,
    open,
    // What is not seen is face down: two sets of 1 to 20.
    unseen: Array.from({ length: 20 }, (_, i) => 2 - seen.filter((number) => number === i + 1).length),
    turn: 0,
    quiet: 0,
    quiet_turns: 100,
    ...more,
  };
}

const on = (tile: number | string, cells: string): string[] => cells.split(" ").map((cell) => `${tile}@${cell}`);

/** What a move was that led to this view: whoever leaves a tile adds it to the open ones. */
const told = (move: string, { open }: View) =>
  move.endsWith("leave") ? { ...read(move)!, face: String(open.at(-1)) } : read(move);

const EMPTY = ". . . . . . . . . . . . . . . .";
const READY = "3 . . . . 8 . . . . 14 . . . . 19";
const HERS = "2 . . . . 7 . . . . 13 . . . . 18";
const LATE = "2 3 9 . 4 7 12 15 6 10 13 16 . 14 . 18";
const LEFT = [1, 2, 20, 20];

export const tutorial = stepsOf<View>("page-fivetotwelve-tutorial-", told, [
  ["aim", view(["1 5 9 13 4 8 12 15 6 11 14 17 10 16 18 19", LATE], [], { open: LEFT, actors: [] })],
  [
    "ready",
    view([EMPTY, EMPTY], on(3, "a1 b2 c3 d4"), { hands: [3, 2], actors: [0, 1] }),
    ["*:=3", "*:=2"],
    ["0:3@a1"],
  ],
  ["draw", view([READY, HERS], ["draw"]), [], ["0:draw"]],
  [
    "place",
    view([READY, HERS], [...on(12, "a1 c1 d1 b2 c2 d2 a3 b3 c3 a4 b4 d4"), "leave"], { hands: [12, 0] }),
    ["0:draw", "*:=12"],
    ["0:12@c2"],
  ],
  [
    "take",
    view(["3 . . . . 8 12 . . . 14 . . . . 19", HERS], ["draw", ...on("take 5", "a1 b1 c1 d1 a2 b2 a3 a4 d4")], {
      open: [5],
    }),
    ["0:12@c2", "1:draw", "*:=5", "1:leave"],
    ["0:take 5@b1"],
  ],
  [
    "exchange",
    view(["3 5 . . . 8 12 . . . 14 . . . . 19", "2 . . . . 7 . . . 10 13 . . . . 18"], [...on(1, "a1 d4"), "leave"], {
      hands: [1, 0],
    }),
    ["0:draw", "*:=1"],
    ["0:1@a1"],
  ],
  [
    "leave",
    view(["1 5 . . . 8 12 . . . 14 . . . . 19", "2 3 . . . 7 . . . 10 13 . . . . 18"], [...on(20, "c3 d4"), "leave"], {
      hands: [20, 0],
    }),
    ["0:draw", "*:=20"],
    ["0:leave"],
  ],
  [
    "end",
    view(["1 5 9 13 4 8 12 15 6 . 14 17 10 16 18 19", LATE], [...on(11, "c1 d1 b2 c2 b3 a4 b4"), "leave"], {
      hands: [11, 0],
      open: LEFT,
    }),
    ["0:draw", "*:=11"],
    ["0:11@b3"],
  ],
]);
