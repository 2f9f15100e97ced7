/** The first game: positions of real games, written briefly (tutorial.test.ts compares them with our box). */
import { stepsOf } from "../kit/tutorial";
import { turned } from "./faces";
import { read } from "./moves";
import { CENTRE, cellName, cellNumber, type View, type Laid, type Plan } from "./types";

const BOX =
  "key W--- star n--- sun WW-- triangle Wn-- smiley W-W- moon W-n- heart W--n anchor nn-- cloud n-n- leaf WWW- " +
  "fish WWn- bell WW-n crown WnW- drop Wnn- flower Wn-n ladder W-nn hammer nnn- candle WWWW boat WWWn house WWnn " +
  "cup WnWn bird Wnnn tree nnnn comb WWn- spoon WW-n kite Wnn- snail W-nn glove WnWn";
const words = BOX.split(" ");
const TILES = Object.fromEntries(words.flatMap((word, at) => (at % 2 ? [] : [[word, words[at + 1]!]])));
const PORTS = "a1N b1N d1N e1N e1E e2E e4E e5E a5S b5S d5S e5S a1W a2W a4W a5W".split(" ");
const ALL_LIT = Array<number>(4).fill(2 ** 25 - 1); // every tile of ours has one path, and continues a connection
const VALUES = ["1231212323113122", "1321312211322123"];

/** A plan: "heart@a3/90 key@c5" (without an angle: face down), the numbers reached, the penalty points. */
type Written = [laid: string, joined: string, minus: number, placed: boolean];

function plan([laid, joined, minus, placed]: Written, seat: number): Plan {
  const cells: (Laid | null)[] = Array.from({ length: 25 }, () => null);
  for (const text of laid.split(" ").filter(Boolean)) {
    const [symbol, cell, angle] = text.split(/[@/]/) as [string, string, string | undefined];
    const turn = angle === undefined ? null : Number(angle);
    const face = turn === null ? null : turned(TILES[symbol]!, turn / 90);
    cells[cellNumber(cell)] = { symbol, face, angle: turn };
  }
  const ports = PORTS.map((place, at) => ({
    place,
    value: Number(VALUES[seat]![at]),
    joined: joined.split(" ").includes(place),
  }));
  const spirals = cells.filter((tile) => tile && tile.face === null).length;
  return { cells, ports, spirals, minus_points: minus, placed, lit: ALL_LIT };
}

/** A view of seat 0: the tile turned up, where it fits, and the plans. */
function view(tile: string | null, fits: string, written: Written[], actors: View["actors"]): View {
  const boards = written.map(plan);
  const cells = boards[0]!.cells;
  const seen = new Set([tile, ...cells.map((laid) => laid?.symbol)]);
  const unseen = Object.keys(TILES).filter((symbol) => !seen.has(symbol));
  const legal = fits ? fits.split(" ").map((where) => `0:${tile}@${where}`) : [];
  if (fits) {
    const free = cells.flatMap((laid, cell) => (laid || cell === CENTRE ? [] : [cell]));
    legal.push(...free.map((cell) => `0:spiral@${cellName(cell)}`));
  }
  return {
    seat: 0,
    actors,
    legal,
    boards,
    tile,
    face: tile && TILES[tile]!,
    turns: tile ? new Set([0, 1, 2, 3].map((turn) => turned(TILES[tile]!, turn))).size : 0,
    unseen,
    round: 28 - unseen.length,
    starter: 0,
    centre: "nWnW",
    tiles: TILES,
  };
}

const THREE = "anchor@a2/180 heart@a3/90 smiley@b3/90";
const HERS: Written = ["anchor@c2/90 heart@b3/90 smiley@d3/90 key@e3/270", "", 30, false];
const FULL =
  "cup@a1/0 drop@b1/180 key@c1 snail@d1/180 ladder@e1/90 fish@a2/270 flower@b2/0 tree@c2/0 bird@d2/0 cloud@e2/90 " +
  "sun@a3/90 smiley@b3/90 anchor@d3 triangle@e3 candle@a4/0 star@b4 hammer@c4/0 glove@d4/0 heart@e4/0 boat@a5/0 " +
  "leaf@b5/90 crown@c5/270 comb@d5/270 kite@e5/90";

export const tutorial = stepsOf("page-kreuzquer-tutorial-", read, [
  ["1", view(null, "", [["", "", 30, true]], ["*"])],
  ["2", view("smiley", "b3/90 d3/90", [["", "", 30, false]], [0]), ["*:=smiley"], ["0:smiley@b3/90"]],
  [
    "3",
    view("heart", "a3/90 c4/90 c2/270 d3/270", [["smiley@b3/90", "", 30, false]], [0]),
    ["0:smiley@b3/90", "*:=heart"],
    ["0:heart@a3/90"],
  ],
  [
    "4",
    view("anchor", "c4/0 a2/90 c2/90 a2/180 c2/180 c4/270", [["heart@a3/90 smiley@b3/90", "", 30, false]], [0]),
    ["0:heart@a3/90", "*:=anchor"],
    ["0:anchor@a2/180"],
  ],
  ["5", view("key", "d3/270", [[THREE, "a2W", 29, false]], [0]), ["0:anchor@a2/180", "*:=key"], ["0:spiral@c5"]],
  ["6", view("boat", "", [[`${THREE} boat@d3/90 key@c5`, "a2W", 30, true], HERS], [1]), ["0:boat@d3/90"]],
  ["7", view(null, "", [[FULL, "a1N b1N d1N e1N e1E e2E e5E a5S b5S e5S a1W a2W a4W a5W", 7, true]], [])],
]);
