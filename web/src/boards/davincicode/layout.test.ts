import { expect, it } from "vitest";

import { GAP } from "../kit/box.svelte";
import { inEveryBox, LINE } from "../../testing/boxes";
import { layout } from "./layout";
import type { View } from "./types";

inEveryBox((box) => {
  const { height } = box;

  it.each([
    [2, 13],
    [2, 4],
    [3, 9],
    [4, 7],
    [4, 4],
  ])("it fits with %i players who have %i tiles", (players, length) => {
    for (const seat of [0, null]) {
      const codes = Array.from({ length: players }, () => Array.from({ length }));
      const { columns, others, mine, sizes } = layout({ codes, seat, legal: [] as string[] } as View, box);
      expect(sizes.tile).toBeGreaterThanOrEqual(30);
      const high = ({ lines, named }: typeof mine) => lines * (sizes.tile * 1.458 + 18) + 16 + (named ? 0 : LINE);
      const rows = Math.ceil((seat === null ? players : players - 1) / columns);
      const own = seat === null ? 0 : high(mine) + GAP;
      expect(rows * (high(others) + GAP) + own + sizes.middle).toBeLessThanOrEqual(height);
    }
  });
});
