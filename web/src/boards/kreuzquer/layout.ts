/** How large everything is at the table of Kreuz & Quer, and where it goes, in a box of a given size. */
import type { LayOut } from "../contract";
import { GAP, grid } from "../kit/box.svelte";
import type { View } from "./types";

export interface Layout {
  /** tall: everything one below the other; wide: my plan takes the height, and everything else is beside it. */
  mode: "tall" | "wide";
  /** The buttons are under the tile in hand, and not beside it. */
  stacked: boolean;
  /** There is room for the sheet of all tiles, which otherwise opens over the board. */
  spread: boolean;
  sizes: {
    plan: number;
    mini: number; // the others' plans
    hand: number; // the tile in hand
    hold: number; // how high it is with its buttons, which are gone at the end
    sheet: number; // a tile on the sheet of all tiles
  };
}

const TOUCH = 44;
const ACTS = 2 * TOUCH + GAP; // two lines of buttons
const SHEET = { columns: 7, gap: 4, pad: 8, least: 32, most: 72 }; // the sheet of all tiles, and a tile on it

export const layout: LayOut<View, Layout> = (view, { width, height, rem, line }) => {
  const others = view.boards.length - 1;
  if (width > 1.15 * height) {
    const plan = Math.min(height - line, width - Math.max(13.5 * rem, 0.27 * width));
    const room = width - plan - 2 * GAP;
    const stacked = room < 19 * rem;
    const hand = Math.max(60, Math.min(0.16 * height, room - 2 * TOUCH - 2 * GAP, 180));
    const hold = stacked ? hand + GAP + ACTS : Math.max(hand, ACTS);
    const mini = Math.min(Math.max(280, 0.46 * plan), grid(others, room, height - hold - GAP, { above: line }));
    const lines = Math.ceil(others / Math.max(1, Math.floor((room + GAP) / (mini + GAP))));
    const sheet = sheetTile(view, room, height - hold - lines * (mini + line + GAP) - 2 * GAP - 2 * line);
    return { mode: "wide", stacked, spread: sheet >= SHEET.least, sizes: { plan, hand, hold, mini, sheet } };
  }
  const hand = ACTS - 8;
  const left = height - line - ACTS - 2 * GAP - 2;
  const plan = Math.max(200, Math.min(width, left - (others ? 64 + line + GAP : 0)));
  const mini = Math.max(48, Math.min(280, grid(others, width, left - plan, { above: line })));
  return { mode: "tall", stacked: false, spread: false, sizes: { plan, hand, hold: ACTS, mini, sheet: 0 } };
};

/** How large a tile can be on the sheet of all tiles, in this much room. */
function sheetTile({ tiles }: View, width: number, height: number): number {
  const { columns, gap, pad, most } = SHEET;
  const lines = Math.ceil(Object.keys(tiles).length / columns);
  const each = (room: number, count: number) => (room - 2 * pad - (count - 1) * gap) / count;
  return Math.min(most, each(width, columns), each(height, lines));
}
