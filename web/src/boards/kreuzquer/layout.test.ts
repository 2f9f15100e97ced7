import { expect, it } from "vitest";

import { GAP } from "../kit/box.svelte";
import { inEveryBox, LINE } from "../../testing/boxes";
import { layout } from "./layout";
import type { View } from "./types";

inEveryBox((box) => {
  const { width, height } = box;

  it.each([1, 2, 3, 4])("it fits with %i players", (players) => {
    const tiles = Object.fromEntries(Array.from({ length: 28 }, (_, i) => [`tile${i}`, "WWWW"]));
    const { mode, spread, sizes } = layout({ boards: Array.from({ length: players }), tiles } as View, box);
    expect((sizes.plan * 100) / 616).toBeGreaterThanOrEqual(44); // a cell
    expect(sizes.hand).toBeGreaterThanOrEqual(56);
    expect(sizes.plan + LINE).toBeLessThanOrEqual(height);
    expect(sizes.plan).toBeLessThanOrEqual(width);
    if (players > 1) expect(sizes.mini).toBeGreaterThanOrEqual(60);
    const others = players > 1 ? sizes.mini + LINE + GAP : 0;
    if (spread) {
      const beside =
        sizes.hold + 4 * (sizes.sheet + 4) + 2 * LINE + 2 * GAP + (players > 1 ? sizes.mini + LINE + GAP : 0);
      expect(sizes.sheet).toBeGreaterThanOrEqual(32);
      expect(beside).toBeLessThanOrEqual(height);
    }
    if (mode === "tall") expect(sizes.plan + LINE + 96 + others + GAP).toBeLessThanOrEqual(height + 1);
  });
});
