import { expect, it } from "vitest";

import { GAP } from "../kit/box.svelte";
import { inEveryBox, LINE } from "../../testing/boxes";
import { layout } from "./layout";
import type { View } from "./types";

inEveryBox((box) => {
  const { width, height } = box;

  it.each([2, 3, 4])("it fits with %i players", (players) => {
    const { mode, sizes } = layout({ boards: Array.from({ length: players }) } as View, box);
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
});
