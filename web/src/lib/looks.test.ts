import { expect, it } from "vitest";

import { LOOKS, lookOf } from "./looks";
import { GAMES } from "./protocol";

it("every game has three looks", () => {
  expect(Object.keys(LOOKS)).toEqual([...GAMES]);
  expect(Object.values(LOOKS).map((looks) => looks.length)).toEqual(GAMES.map(() => 3));
});

it("a look falls back to the game's own", () => {
  expect(lookOf("kreuzquer", {})).toBe("blueprint");
  expect(lookOf("kreuzquer", { kreuzquer: "plum" })).toBe("plum");
  expect(lookOf("kreuzquer", { kreuzquer: "gone" })).toBe("blueprint");
});
