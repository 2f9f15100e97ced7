/** A first game, in eight steps: real positions of a game of two, written short. */
import { stepsOf } from "../kit/tutorial";
import { cellName, cellNumber, read } from "./moves";
import { FACE_DOWN, GONE, ROW_NAMES, TABLE_ROWS, UPPER_ROWS, type View, type ScoreBoard } from "./types";

const COLUMNS = 9;

interface Short {
  /** Face-up tiles: "c4=5 f2=2", a joker being 7. */
  up?: string;
  /** Cells without a tile. */
  gone?: string;
  /** Used rows of the two seats: the tiles, and the points that they brought. */
  used?: Record<number, [tiles: number[], value: number]>[];
  turn?: number;
  /** The moves that fill a row, and the points that they bring: only where the person chooses a row. */
  fills?: Record<string, number>;
  /** Of the tiles, only this may be turned up. */
  only?: string;
}

/** The view that the engine gives for such a position (but for `only`). */
export function position({ up = "", gone = "", used = [{}, {}], turn = 0, fills = {}, only }: Short): View {
  const table = Array<number>(COLUMNS * TABLE_ROWS).fill(FACE_DOWN);
  const words = (text: string) => text.split(" ").filter(Boolean);
  for (const cell of words(gone)) table[cellNumber(cell)] = GONE;
  for (const tile of words(up)) table[cellNumber(tile)] = Number(tile[3]);
  const to_turn = 3 - words(up).length;
  const turns = table.flatMap((face, cell) => (face === FACE_DOWN ? [`0:turn ${cellName(cell)}`] : []));
  const voids = words(up).flatMap((tile) =>
    ROW_NAMES.filter((_, row) => !used[0][row]).map((row) => `0:void ${row} ${tile.slice(0, 2)}`),
  );
  const choice = to_turn ? turns : [...Object.keys(fills), ...voids];
  return {
    seat: 0,
    actors: [turn],
    legal: turn ? [] : only ? [`0:turn ${only}`] : choice,
    columns: COLUMNS,
    table,
    pointed: null,
    to_turn,
    boards: used.map(board),
    turn,
    free_choice: false,
    gains: gainsOf(fills, table),
    bonus_from: 42,
  };
}

/** The gains of a view, as far as these moves need them. */
function gainsOf(fills: Record<string, number>, table: number[]): View["gains"] {
  const up = table.flatMap((face, cell) => (face > FACE_DOWN ? [cellName(cell)] : []));
  const gains = Array.from({ length: 2 ** up.length - 1 }, () => ROW_NAMES.map(() => 0));
  for (const [move, gain] of Object.entries(fills)) {
    const [row, ...cells] = move.slice(2).split(" ");
    const tiles = cells.reduce((bits, cell) => bits | (1 << up.indexOf(cell)), 0);
    gains[tiles - 1][(ROW_NAMES as readonly string[]).indexOf(row)] = gain;
  }
  return gains;
}

function board(used: Record<number, [number[], number]>): ScoreBoard {
  const rows = ROW_NAMES.map((_, row) => {
    const [tiles, value] = used[row] ?? [[], null];
    return { tiles, value };
  });
  const sum = (some: typeof rows) => some.reduce((total, row) => total + (row.value ?? 0), 0);
  return { rows, upper: sum(rows.slice(0, UPPER_ROWS)), bonus: 0, total: sum(rows) };
}

const FIRST = {
  "0:ones g6": 1,
  "0:threes g6": 3,
  "0:fours g6": 4,
  "0:sixes g6": 6,
  "0:fives c4 g6": 10,
  "0:twos f2 g6": 4,
  "0:chance c4 f2 g6": 7,
};
const SECOND = { "0:twos d3 e5 f2": 6, "0:triple d3 e5 f2": 30, "0:chance d3 e5 f2": 6 };
const mine: Short["used"] = [{ 4: [[5, 7], 10] }, {}];
const both: Short["used"] = [{ 4: [[5, 7], 10] }, { 5: [[6], 6] }];

export const tutorial = stepsOf("page-memostreet-tutorial-", read, [
  ["begin", position({ only: "c4" }), [], ["0:turn c4"]],
  ["second", position({ up: "c4=5", only: "f2" }), ["0:turn c4", "*:=5"], ["0:turn f2"]],
  ["third", position({ up: "c4=5 f2=2", only: "g6" }), ["0:turn f2", "*:=2"], ["0:turn g6"]],
  ["row", position({ up: "c4=5 f2=2 g6=7", fills: FIRST }), ["0:turn g6", "*:=J"], ["0:fives c4 g6"]],
  ["back", position({ gone: "c4 g6", used: mine, turn: 1 }), ["0:fives c4 g6"]],
  [
    "watch",
    position({ up: "b3=6 e5=2 h1=1", gone: "c4 g6", used: mine, turn: 1 }),
    ["1:turn b3", "*:=6", "1:turn e5", "*:=2", "1:turn h1", "*:=1"],
  ],
  ["remember", position({ gone: "b3 c4 g6", used: both }), ["1:sixes b3"], ["0:turn e5", "0:turn f2"]],
  [
    "triple",
    position({ up: "d3=2 e5=2 f2=2", gone: "b3 c4 g6", used: both, fills: SECOND }),
    ["0:turn e5 =2", "0:turn f2 =2", "0:turn d3", "*:=2"],
    ["0:triple d3 e5 f2"],
  ],
]);
