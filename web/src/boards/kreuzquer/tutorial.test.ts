import { expect, test } from "vitest";
import box from "../../../../src/spieltrieb/games/kreuzquer/box.json";
import { tutorial } from "./tutorial";
import type { View } from "./types";

test("the tutorial shows our box, and positions that can be", () => {
  for (const step of tutorial) {
    const view = step.view as View;
    expect(view.tiles).toEqual(box.tiles);
    expect(view.centre).toBe(box.centre);
    for (const [seat, plan] of view.boards.entries()) {
      expect(Object.fromEntries(plan.ports.map((port) => [port.place, port.value]))).toEqual(box.ports[seat]);
      const missed = plan.ports.filter((port) => !port.joined).reduce((sum, port) => sum + port.value, 0);
      expect(plan.minus_points).toBe(missed + plan.spirals);
    }
  }
});
