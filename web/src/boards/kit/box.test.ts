import { describe, expect, it } from "vitest";

import { grid, largest, px } from "./box.svelte";

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
