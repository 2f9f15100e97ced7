/** How large everything is at the table of Kreuz & Quer, and where it goes, in a box of a given size. */
import type { LayOut } from "../contract";
import { GAP, grid } from "../kit/box.svelte";
import type { View } from "./types";

export interface Layout {
  /** tall: all below each other; wide: my plan takes the height, and everything else is beside it. */
  mode: "tall" | "wide";
  /** The buttons are under the tile in hand, and not beside it. */
  stacked: boolean;
  sizes: {
    plan: number;
    mini: number; // the others' plans
    hand: number; // the tile in hand
    hold: number; // how high it is with its buttons, which are gone at the end
  };
}

const TOUCH = 44;
const ACTS = 2 * TOUCH + GAP; // two lines of buttons

export const layout: LayOut<View, Layout> = (view, { width, height, rem, line }) => {
  const others = view.boards.length - 1;
  if (width > 1.15 * height) {
    const plan = Math.min(height - line, width - Math.max(13.5 * rem, 0.27 * width));
    const room = width - plan - 2 * GAP;
    const stacked = room < 19 * rem;
    const hand = Math.max(60, Math.min(0.16 * height, room - 2 * TOUCH - 2 * GAP, 180));
    const hold = stacked ? hand + GAP + ACTS : Math.max(hand, ACTS);
    const mini = Math.min(Math.max(280, 0.5 * plan), grid(others, room, height - hold - GAP, { above: line }));
    return { mode: "wide", stacked, sizes: { plan, hand, hold, mini } };
  }
  const hand = ACTS - 8;
  const left = height - line - ACTS - 2 * GAP - 2;
  const plan = Math.max(200, Math.min(width, left - (others ? 64 + line + GAP : 0)));
  const mini = Math.max(48, Math.min(280, grid(others, width, left - plan, { above: line })));
  return { mode: "tall", stacked: false, sizes: { plan, hand, hold: ACTS, mini } };
};
