/** How large everything is at the table of 5 vor 12, and where it goes, in a box of a given size. */
import { GAP, grid, largest, type Size } from "../kit/box.svelte";

export interface Layout {
  /**
   * tall: all below each other; beside: the pile stands beside my board, which then is larger on a low screen;
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

const STACKS = 20; // open tiles at most, equal ones on each other
const LEAST = 44; // an open tile that is smaller is hard to hit
const DECK = 80; // pile and hand: how high they are beside each other, and how wide below each other
const PAD = 6; // around the open tiles, and around each of the others
const HELD = 1.4; // the others' boards with the tile in hand beside them, by how large a board is

export function layout(players: number, { width, height, line }: Size): Layout {
  const others = players - 1;
  /** How high the open tiles lie, when all numbers are there. */
  const tray = (room: number, open: number) => {
    const lines = Math.ceil(STACKS / Math.max(1, Math.floor((room - 2 * PAD + 2) / (open + 2))));
    return lines * (open + 4) + 2 * PAD;
  };
  /** How large the others' boards can be. */
  const minis = (room: number, high: number) =>
    Math.min(220, grid(others, room, high, { ratio: HELD, beside: 2 * PAD + 4, above: line + 2 * PAD + 2 }));
  if (width > 1.25 * height) {
    const side = Math.min(height - line, 0.62 * width, width - 300);
    const room = width - side - 2 * GAP;
    const pile = Math.max(56, Math.min(0.11 * height, 110));
    const left = height - pile - 12 - 2 * GAP;
    const open = largest(72, LEAST - 4, (size) => minis(room, left - tray(room, size)) >= Math.min(130, 0.3 * height));
    return { mode: "wide", sizes: { side, pile, open, mini: minis(room, left - tray(room, open)) } };
  }
  const left = height - tray(width, LEAST) - line - 2 * GAP;
  const least = 66 + line + 2 * PAD;
  const tall = Math.min(width, left - least - DECK - GAP);
  const beside = Math.min(width - DECK - GAP, left - least);
  const side = Math.max(tall, beside, 160);
  const rest = left - side - (tall >= beside ? DECK + GAP : 0);
  const sizes = { side, pile: 60, open: LEAST, mini: Math.max(56, Math.min(150, minis(width, rest))) };
  return { mode: tall >= beside ? "tall" : "beside", sizes };
}
