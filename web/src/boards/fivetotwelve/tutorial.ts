/** A first game in eight steps: one real game, shown at its telling moments, with the engine's legal moves. */
import type { TutorialStep } from "../contract";
import type { View } from "./types";

const NO_TILE = 0;

interface Moment {
  boards: [string, string]; // sixteen numbers each, "." for a free cell
  hands?: [number, number];
  open?: number[];
  legal: string[];
  actors?: number[];
}

function view({ boards, hands = [0, 0], open = [], legal, actors = [0] }: Moment): View {
  const numbers = boards.map((board) => board.split(" ").map((cell) => Number(cell) || NO_TILE));
  const seen = [...numbers.flat(), ...hands, ...open];
  return {
    seat: 0,
    actors,
    legal: legal.map((move) => `0:${move}`),
    boards: numbers,
    hands,
    open,
    // What is not seen is face down: two sets of 1 to 20.
    unseen: Array.from({ length: 20 }, (_, i) => 2 - seen.filter((number) => number === i + 1).length),
    turn: 0,
    quiet: 0,
    quiet_turns: 100,
  };
}

const on = (tile: number | string, cells: string): string[] => cells.split(" ").map((cell) => `${tile}@${cell}`);

const READY = "3 . . . . 8 . . . . 14 . . . . 19";
const LATE = "2 3 9 . 4 7 12 15 6 10 13 16 . 14 . 18";
const EMPTY = ". . . . . . . . . . . . . . . .";

function step(name: string, moment: Moment, told: string[] = [], wanted?: string): TutorialStep {
  const text = `page-fivetotwelve-tutorial-${name}`;
  return { text, view: view(moment), told, wanted: wanted ? [wanted] : undefined };
}

export const tutorial: TutorialStep[] = [
  step("aim", {
    boards: ["1 5 9 13 4 8 12 15 6 11 14 17 10 16 18 19", LATE],
    open: [1, 2, 20, 20],
    legal: [],
    actors: [],
  }),
  step(
    "ready",
    { boards: [EMPTY, EMPTY], hands: [3, 2], legal: on(3, "a1 b2 c3 d4"), actors: [0, 1] },
    ["*:=3", "*:=2"],
    "0:3@a1",
  ),
  step("draw", { boards: [READY, "2 . . . . 7 . . . . 13 . . . . 18"], legal: ["draw"] }, [], "0:draw"),
  step(
    "place",
    {
      boards: [READY, "2 . . . . 7 . . . . 13 . . . . 18"],
      hands: [12, 0],
      legal: [...on(12, "a1 c1 d1 b2 c2 d2 a3 b3 c3 a4 b4 d4"), "leave"],
    },
    ["0:draw", "*:=12"],
    "0:12@c2",
  ),
  step(
    "take",
    {
      boards: ["3 . . . . 8 12 . . . 14 . . . . 19", "2 . . . . 7 . . . . 13 . . . . 18"],
      open: [5],
      legal: ["draw", ...on("take 5", "a1 b1 c1 d1 a2 b2 a3 a4 d4")],
    },
    ["0:12@c2", "1:draw", "*:=5", "1:leave"],
    "0:take 5@b1",
  ),
  step(
    "exchange",
    {
      boards: ["3 5 . . . 8 12 . . . 14 . . . . 19", "2 . . . . 7 . . . 10 13 . . . . 18"],
      hands: [1, 0],
      legal: [...on(1, "a1 d4"), "leave"],
    },
    ["0:draw", "*:=1"],
    "0:1@a1",
  ),
  step(
    "leave",
    {
      boards: ["1 5 . . . 8 12 . . . 14 . . . . 19", "2 3 . . . 7 . . . 10 13 . . . . 18"],
      hands: [20, 0],
      legal: [...on(20, "c3 d4"), "leave"],
    },
    ["0:draw", "*:=20"],
    "0:leave",
  ),
  step(
    "end",
    {
      boards: ["1 5 9 13 4 8 12 15 6 . 14 17 10 16 18 19", LATE],
      hands: [11, 0],
      open: [1, 2, 20, 20],
      legal: [...on(11, "c1 d1 b2 c2 b3 a4 b4"), "leave"],
    },
    ["0:draw", "*:=11"],
    "0:11@b3",
  ),
];
