/** Every board fits every window: what its layout works out is never more than there is, and large enough to be hit. */
import { describe, expect, it } from "vitest";

import { layout as davincicode } from "./davincicode/layout";
import type { View } from "./davincicode/types";
import { layout as fivetotwelve } from "./fivetotwelve/layout";
import { GAP, grid, largest, px } from "./kit/box.svelte";
import { layout as kreuzquer } from "./kreuzquer/layout";
import { layout as memostreet } from "./memostreet/layout";

const REM = 16;
const LINE = 22; // a name
/** What is left of a window below the bar, which has two lines on a phone held upright, and beside the column. */
const BOXES = [
  [360, 640, 96],
  [390, 664, 96],
  [390, 844, 96],
  [844, 390, 48],
  [1024, 600, 48],
  [1440, 900, 48],
  [1920, 1080, 48],
].map(([width, height, bar]) => {
  const column = width >= 1280 ? Math.max(256, 0.2 * width) + 12 : 0;
  return { width: width - 16 - column, height: height - bar - 12, rem: REM, line: LINE };
});

describe.each(BOXES)("in a box of $width × $height", (box) => {
  const { width, height } = box;

  it.each([2, 3, 4])("5 vor 12 fits with %i players", (players) => {
    const { mode, sizes } = fivetotwelve(players, box);
    const [cell, others] = [(sizes.side - 30) / 4, players - 1];
    expect(cell).toBeGreaterThanOrEqual(44);
    expect(sizes.open).toBeGreaterThanOrEqual(40);
    expect(sizes.mini).toBeGreaterThanOrEqual(56);
    const each = 1.4 * sizes.mini + 16;
    const trayIn = (room: number) => Math.ceil(20 / Math.floor((room - 10) / (sizes.open + 2))) * (sizes.open + 4) + 12;
    if (mode === "wide") {
      expect(sizes.side + LINE).toBeLessThanOrEqual(height);
      const room = width - sizes.side - 2 * GAP;
      const lines = Math.ceil(others / Math.max(1, Math.floor((room + GAP) / (each + GAP))));
      const all = lines * (sizes.mini + LINE + 14) + sizes.pile + 12 + trayIn(room) + 2 * GAP;
      expect(all).toBeLessThanOrEqual(height + 1);
    } else {
      expect(sizes.side + (mode === "beside" ? 80 : 0)).toBeLessThanOrEqual(width);
      expect(others * each + (others - 1) * GAP).toBeLessThanOrEqual(width + 1);
      const deck = mode === "tall" ? 80 + GAP : 0;
      expect(sizes.mini + LINE + 14 + sizes.side + LINE + deck + trayIn(width) + 2 * GAP).toBeLessThanOrEqual(
        height + 3,
      );
    }
  });

  it.each([1, 2, 3, 4])("Kreuz & Quer fits with %i players", (players) => {
    const { mode, sizes } = kreuzquer(players, box);
    expect((sizes.plan * 100) / 616).toBeGreaterThanOrEqual(44); // a cell
    expect(sizes.hand).toBeGreaterThanOrEqual(56);
    expect(sizes.plan + LINE).toBeLessThanOrEqual(height);
    expect(sizes.plan).toBeLessThanOrEqual(width);
    if (players > 1) expect(sizes.mini).toBeGreaterThanOrEqual(60);
    const others = players > 1 ? sizes.mini + LINE + GAP : 0;
    if (mode === "tall") expect(sizes.plan + LINE + 96 + others + GAP).toBeLessThanOrEqual(height + 1);
  });

  it.each([9, 11, 13])("Memo Street fits with %i columns", (columns) => {
    const { mode, turned, sizes } = memostreet(columns, box);
    expect(sizes.tile).toBeGreaterThanOrEqual(32);
    expect(turned).toBe(height > width);
    const [across, down] = turned ? [7, columns] : [columns, 7];
    const frame = 8 + 0.875 * REM;
    expect(sizes.street).toBe(frame + across * (sizes.tile + sizes.gap));
    expect(sizes.street + (mode === "aside" ? sizes.sheet : 0)).toBeLessThanOrEqual(width);
    expect(frame + down * (sizes.tile + sizes.gap)).toBeLessThanOrEqual(height);
    if (Math.min(width, height) > 500) expect(mode).toBe("aside");
  });

  it.each([
    [2, 13],
    [2, 4],
    [3, 9],
    [4, 7],
    [4, 4],
  ])("Da Vinci Code fits with %i players who have %i tiles", (players, length) => {
    for (const seat of [0, null]) {
      const codes = Array.from({ length: players }, () => Array.from({ length }));
      const { columns, others, mine, sizes } = davincicode({ codes, seat } as unknown as View, 0, box);
      expect(sizes.tile).toBeGreaterThanOrEqual(30);
      const high = ({ lines, named }: typeof mine) => lines * (sizes.tile * 1.458 + 18) + 16 + (named ? 0 : LINE);
      const rows = Math.ceil((seat === null ? players : players - 1) / columns);
      const own = seat === null ? 0 : high(mine) + GAP;
      expect(rows * (high(others) + GAP) + own + sizes.middle).toBeLessThanOrEqual(height);
    }
  });
});

describe("the box", () => {
  it("gives sizes to CSS in whole pixels", () => {
    expect(px({ tile: 44.9, gap: 3 })).toBe("--tile: 44px; --gap: 3px");
  });

  it("finds the largest that fits, or the least", () => {
    expect(largest(80, 30, (size) => size <= 47)).toBe(47);
    expect(largest(80, 30, () => false)).toBe(30);
  });

  it("lays things in as many lines as is best", () => {
    expect(grid(3, 300, 1000, {})).toBe(300);
    expect(grid(3, 316, 90, { above: 20 })).toBe(70);
    expect(grid(0, 300, 300, {})).toBe(0);
  });
});
