import { expect, it } from "vitest";

import { inEveryBox, REM } from "../../testing/boxes";
import { layout } from "./layout";
import type { View } from "./types";

inEveryBox((box) => {
  const { width, height } = box;

  it.each([9, 11, 13])("it fits with %i columns", (columns) => {
    const { mode, turned, sizes } = layout({ columns } as View, box);
    expect(sizes.tile).toBeGreaterThanOrEqual(32);
    expect(turned).toBe(height > width);
    const [across, down] = turned ? [7, columns] : [columns, 7];
    const frame = 8 + 0.875 * REM;
    expect(sizes.street).toBe(frame + across * (sizes.tile + sizes.gap));
    expect(sizes.street + (mode === "aside" ? sizes.sheet : 0)).toBeLessThanOrEqual(width);
    expect(frame + down * (sizes.tile + sizes.gap)).toBeLessThanOrEqual(height);
    if (Math.min(width, height) > 500) expect(mode).toBe("aside");
  });
});
