import { expect, it } from "vitest";

import type { Fact } from "./protocol";
import { whose } from "./whose";

const face: Fact = { actor: "*", do: "face" };

it("tells who drew a tile, and to whom tiles are dealt in order", () => {
  const facts: Fact[] = [face, face, face, { actor: 1, do: "place" }, face, face, face, { actor: 2, do: "draw" }, face];
  const seats = [0, 1, 2, 4, 5, 6, 8].map((at) => whose(facts, at, 3, ["draw"]));
  expect(seats).toEqual([0, 1, 2, 0, 1, 2, 2]);
  expect(whose(facts, 8, 3)).toBe(0); // in a game without such a move, all tiles are dealt
});
