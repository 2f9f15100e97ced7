/** How large everything is at the table of 5 vor 12, and where it goes, in a box of a given size. */
import type { LayOut } from "../contract";
import { GAP, grid, largest } from "../kit/box.svelte";
import type { View } from "./types";

export interface Layout {
  /**
   * tall: everything one below the other; beside: the pile stands beside my board, which then is larger on a low screen;
   * wide: my board takes the height, and everything else is beside it.
   */
  mode: "tall" | "beside" | "wide";
  sizes: {
    side: number; // of my board
    mini: number; // of the others' boards
    open: number; // of an open tile
    pile: number;
  };
}

const STACKS = 20; // open tiles at most, equal ones on top of each other
const LEAST = 44; // an open tile that is smaller is hard to hit
const SMALLEST = 160; // my board
const DECK = 80; // pile and hand: how high they are beside each other, and how wide below each other
const ASIDE = 80; // below pile and hand, where they are below each other: what is unseen, and gaps
const PAD = 6; // around the open tiles, and around each of the others
const HELD = 1.4; // the others' boards with the tile in hand beside them, by how large a board is

export const layout: LayOut<View, Layout> = (view, { width, height, rem, line }) => {
  const aside = ASIDE + Math.min(4 * rem, 80); // and leaving the tile, in words
  const others = view.boards.length - 1;
  /** How high the open tiles lie, when all numbers are there. */
  const tray = (room: number, open: number) => {
    const lines = Math.ceil(STACKS / Math.max(1, Math.floor((room - 2 * PAD + 2) / (open + 2))));
    return lines * (open + 4) + 2 * PAD;
  };
  /** How large the others' boards can be. */
  const minis = (room: number, high: number, most = 220) =>
    Math.min(most, grid(others, room, high, { ratio: HELD, beside: 2 * PAD + 4, above: line + 2 * PAD + 2 }));
  if (width > 1.25 * height) {
    const side = Math.min(height - line, 0.62 * width, width - 300);
    const room = width - side - 2 * GAP;
    const pile = Math.max(56, Math.min(0.11 * height, 110));
    const left = height - pile - 12 - 2 * GAP;
    const most = Math.max(220, 0.45 * side);
    const least = others === 1 && height > 700 ? 0.28 * height : Math.min(130, 0.3 * height);
    const largestOpen = Math.max(72, Math.min(0.09 * height, 92));
    const open = largest(largestOpen, LEAST - 4, (size) => minis(room, left - tray(room, size), most) >= least);
    return { mode: "wide", sizes: { side, pile, open, mini: minis(room, left - tray(room, open), most) } };
  }
  const least = 66 + line + 2 * PAD;
  /** What is left for the boards with open tiles of this size, and how large mine can be. */
  const plan = (open: number) => {
    const left = height - tray(width, open) - line - 2 * GAP;
    const tall = Math.min(width, left - least - DECK - GAP);
    const beside = Math.min(width - DECK - GAP, left - least);
    const mode: Layout["mode"] = tall >= beside || beside + line < aside + 2 * LEAST ? "tall" : "beside";
    return { left, mode, side: mode === "tall" ? tall : beside };
  };
  const open = largest(LEAST, 28, (size) => plan(size).side >= SMALLEST);
  const { left, mode, side: found } = plan(open);
  const side = Math.max(found, SMALLEST);
  const rest = left - side - (mode === "tall" ? DECK + GAP : 0);
  const pile = mode === "tall" ? 60 : Math.min(60, (side + line - aside) / 2);
  return { mode, sizes: { side, pile, open, mini: Math.max(56, Math.min(150, minis(width, rest))) } };
};
