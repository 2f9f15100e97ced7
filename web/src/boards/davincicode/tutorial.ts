/** The first game: a real position, some turns long. Seat 0 learns, seat 1 is the friend in the texts. */
import type { Fact } from "$lib/protocol";
import { stepsOf } from "../kit/tutorial";
import { read, tile } from "./moves";
import { NUMBERS, type View, type Tile } from "./types";

/** Tiles written short: "b1!" lies open, "w9~10" was wrongly taken for a 10. */
function code(text: string): Tile[] {
  return text.split(" ").map((short) => {
    const [face, ...not] = short.replace("!", "").split("~");
    return { ...tile(face), open: short.includes("!"), ruled_out: not };
  });
}

function position(mine: string, hers: string, more: Partial<View>): View {
  return {
    seat: 0,
    actors: [0],
    legal: [],
    codes: [code(mine), code(hers)],
    drawn: null,
    pool: [7, 7],
    points: [10, 0],
    waiting: [],
    out: [],
    turn: 0,
    phase: "take",
    hyphens: false,
    ...more,
  };
}

/** What a move was that led to this view. */
function told(move: string, { codes }: View): Fact | null {
  const fact = read(move);
  return fact?.do === "guess" ? { ...fact, hit: codes[fact.owner!][fact.at! - 1].open } : fact;
}

const take = ["0:take black", "0:take white"];
const guess = (...places: number[]) => places.flatMap((place) => NUMBERS.map((value) => `0:guess 1.${place}=${value}`));

const first = position("b2~0 w4 b7 w9", "b? b1! w? w? b?", { legal: take, pool: [7, 8], points: [0, 0] });
const last = position("b2~0 w4 w5 b7 w9~10", "b0! b1! w? w6! w? b?", { legal: take, pool: [7, 6] });

export const tutorial = stepsOf<View>("page-davincicode-tutorial-", told, [
  ["code", first],
  ["take", first, [], ["0:take white"]],
  [
    "guess",
    { ...first, legal: guess(1, 3, 4, 5), drawn: tile("w5"), pool: [7, 7], phase: "guess" } as View,
    ["0:take white", "*:=w5"],
    ["0:guess 1.1=0"],
  ],
  [
    "hit",
    position("b2~0 w4 b7 w9", "b0! b1! w? w? b?", {
      legal: ["0:stop", ...guess(3, 4, 5)],
      drawn: tile("w5"),
      phase: "hit",
    }),
    ["0:guess 1.1=0"],
    ["0:stop"],
  ],
  ["insert", position("b2~0 w4 w5 b7 w9", "b0! b1! w? w? b?", { actors: [1], turn: 1 }), ["0:stop", "0:insert 3"]],
  ["miss", last, ["1:take white", "*:=w?", "1:guess 0.5=10", "1:lay w6@4"]],
  ["notes", last],
]);
