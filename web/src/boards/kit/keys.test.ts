import { expect, test } from "vitest";
import { step } from "./keys";

test("arrows lead from cell to cell, and stop at the edge", () => {
  const walk = (at: number, ...keys: string[]) => keys.reduce((now, key) => step(key, now, 4, 3) ?? NaN, at);
  expect(walk(5, "ArrowLeft", "ArrowLeft", "ArrowUp")).toBe(0);
  expect(walk(5, "ArrowRight", "ArrowRight", "ArrowRight")).toBe(7);
  expect(walk(5, "ArrowDown", "ArrowDown")).toBe(9);
  expect([walk(5, "Home"), walk(5, "End")]).toEqual([4, 7]);
  expect(step("x", 5, 4, 3)).toBeNull();
});
