/** How large everything is at the table of Da Vinci Code, and where it goes, in a box of a given size. */
import type { LayOut } from "../contract";
import { GAP, largest } from "../kit/box.svelte";
import { choices } from "./moves";
import type { View } from "./types";

/** A code, in this many lines of tiles: there is room for them from the beginning, so that nothing moves when it grows. */
export interface Rack {
  lines: number;
  named: boolean; // the name stands beside the tiles, and not above them
}

export interface Layout {
  /** How many of the others' codes are beside each other. */
  columns: number;
  others: Rack;
  mine: Rack;
  sizes: {
    tile: number; // how wide it is
    middle: number; // how high the pool is, or the ways to choose from
  };
}

const HIGH = 70 / 48; // a tile, by its width
const BELOW = 18; // under each tile, for a mark
const NAME = 8; // rem: beside a code
const NARROWEST = 7.25; // by how high a name is: a code beside others
const FRAME = 16; // around the tiles of a code
const SPACE = 3; // between two tiles
const MOST = 120; // so that eleven stand beside each other on the largest screens
const LEAST = 30;
/** How long codes become in most games, with the tile that stands apart. */
const LENGTHS: Record<number, number> = { 2: 14, 3: 10, 4: 8 };

export const layout: LayOut<View, Layout> = (view, { width, height, rem, line }) => {
  const orders = choices(view).orders.length;
  const racks = view.codes.length;
  const others = view.seat === null ? racks : racks - 1;
  const length = Math.max(LENGTHS[racks] ?? 8, ...view.codes.map((code) => code.length + 1));
  const middle = orders > 1 ? ways(orders, width) : Math.min(120, Math.max(56, 0.1 * height));
  const inner = width - 2 * GAP;
  /** A code with tiles of this size, in this much room. */
  const rack = (room: number, tile: number): Rack => {
    const named = room > 38 * rem;
    const free = room - FRAME - (named ? NAME * rem : 0);
    return { named, lines: Math.ceil(length / Math.max(1, Math.floor((free + SPACE) / (tile + SPACE)))) };
  };
  const high = ({ lines, named }: Rack, tile: number) =>
    lines * (tile * HIGH + BELOW) + FRAME + (named ? 0 : line) + GAP;
  const most = Math.max(1, Math.min(others, 3, Math.floor(inner / (NARROWEST * line))));
  const plans = Array.from({ length: most }, (_, i): Layout & { fits: boolean } => {
    const room = (inner - i * GAP) / (i + 1);
    const rest = height - middle - GAP - 4;
    const mine = (tile: number) => (view.seat === null ? 0 : high(rack(inner, tile), tile));
    const fits = (tile: number) => Math.ceil(others / (i + 1)) * high(rack(room, tile), tile) + mine(tile) <= rest;
    const tile = largest(MOST, LEAST, fits);
    const racks = { others: rack(room, tile), mine: rack(inner, tile) };
    return { columns: i + 1, ...racks, sizes: { tile, middle }, fits: fits(tile) };
  });
  return plans.reduce((best, plan) => (!best.fits || plan.sizes.tile > best.sizes.tile ? plan : best));
};

/** How high the ways to set up one's code are, all together. */
function ways(orders: number, width: number): number {
  const columns = Math.max(1, Math.floor((width - 2 * GAP) / 160));
  return Math.ceil(orders / columns) * (64 + GAP);
}
