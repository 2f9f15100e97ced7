import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { notices } from "./notice.svelte";
import { patiently } from "./opening";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function later<T>(value: T, milliseconds: number): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(value), milliseconds));
}

describe("waiting", () => {
  it("says nothing where the answer comes soon", async () => {
    const answer = patiently(later("here", 900), 1000);
    await vi.advanceTimersByTimeAsync(800);
    expect(notices.length).toBe(0);
    await vi.advanceTimersByTimeAsync(2000);
    expect([await answer, notices.length]).toEqual(["here", 0]);
  });

  it("says why it takes long, until the answer or the problem is there", async () => {
    const broken = () => later("", 3000).then(() => Promise.reject(new Error("gone")));
    for (const [end, said] of [
      [() => later("here", 3000), "here"],
      [broken, "gone"],
    ] as const) {
      const answer = patiently(end(), 1000).catch((problem: Error) => problem.message);
      await vi.advanceTimersByTimeAsync(2000);
      expect(notices.length).toBe(1);
      await vi.advanceTimersByTimeAsync(2000);
      expect([await answer, notices.length]).toEqual([said, 0]);
    }
  });
});
