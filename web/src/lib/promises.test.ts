import { afterEach, describe, expect, it, vi } from "vitest";

import { chanceWords, firstOf, keepPromise, mixIn, seePromise } from "./promises";
import { remove } from "./storage";

afterEach(() => remove("promises"));

const shown = (table: string, commitment: string, phase: "gathering" | "playing" = "gathering") =>
  seePromise({ table, phase, promise: { commitment, words: [], secret: null, seeds: [] } });

describe("promises", () => {
  it("are the first that were seen, whatever is shown later", () => {
    shown("t", "aa");
    shown("t", "bb");
    expect(firstOf("t")).toMatchObject({ commitment: "aa", early: true, words: "" });
    expect(firstOf("other")).toBeNull();
  });

  it("say whether something had been drawn before", () => {
    shown("late", "aa", "playing");
    expect(firstOf("late")?.early).toBe(false);
    keepPromise("made", "cc", 5, "mine");
    shown("made", "dd", "playing");
    expect(firstOf("made")).toEqual({ commitment: "cc", at: 5, early: true, words: "mine" });
  });

  it("know my words only after a fingerprint was seen", () => {
    mixIn("t", "too early");
    expect(firstOf("t")).toBeNull();
    shown("t", "aa");
    mixIn("t", "abra");
    mixIn("t", "");
    expect(firstOf("t")).toMatchObject({ commitment: "aa", words: "abra" });
  });

  it("are mixed with words that nobody can foresee, where nobody says any", () => {
    expect(chanceWords()).toMatch(/^[0-9a-f]{16}$/);
    expect(chanceWords()).not.toBe(chanceWords());
    vi.stubGlobal("crypto", undefined);
    expect(chanceWords()).toBe("");
    vi.unstubAllGlobals();
  });

  it("are forgotten when there are too many, the oldest first", () => {
    for (let i = 0; i < 205; i++) shown(`t${i}`, "aa");
    expect([firstOf("t4"), firstOf("t5")?.commitment]).toEqual([null, "aa"]);
  });
});
