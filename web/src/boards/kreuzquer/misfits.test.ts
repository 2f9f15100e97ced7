import { expect, test } from "vitest";
import { misfit, wrongs } from "./misfits";
import placements from "./placements.json"; // made by Python: tests/placement_vectors.py
import { CENTRE, cellNumber, type Plan, type View } from "./types";

const ports = "a1N b1N d1N e1N e1E e2E e4E e5E a5S b5S d5S e5S a1W a2W a4W a5W".split(" ").map((place) => ({ place }));

/** Why a tile with this face doesn't fit on a cell, where these faces lie ("b3 WW--"); null: a spiral. */
function why(face: string, cell: string, laid: Record<string, string | null> = {}) {
  const cells: unknown[] = Array.from({ length: 25 }, () => null);
  for (const [at, lies] of Object.entries(laid)) cells[cellNumber(at)] = { symbol: "key", face: lies, angle: 0 };
  const plan = { cells, ports } as unknown as Plan;
  return misfit({ face, centre: "nWnW" } as View, plan, cellNumber(cell));
}

test("each kind of misplacement by its name", () => {
  expect(why("WWWW", "a1")).toBe("alone"); // nothing lies near
  expect(why("WWWW", "c2", { c1: null })).toBe("width"); // below is the centre with its narrow path
  expect(why("nnnn", "c1", { c2: "n-n-" })).toBe("wall");
  expect(why("nnnn", "c2", { b2: "n---" })).toBe("blank");
  expect(why("n---", "c2", { b2: "-W--" })).toBe("shuts");
  expect(why("n-W-", "a2", { a1: "n-n-", b2: "---W" })).toBe("shuts");
});

test("a spiral beside it doesn't matter, and neither does a number", () => {
  expect(why("nnnn", "b1", { c1: null, b2: null })).toBe("alone");
  expect(why("WWWW", "b1", { b2: "nn-n" })).toBe("width");
});

test("a tile is wrong nowhere where the rules let it be placed, and everywhere else", () => {
  for (const { centre, cells: lying, fits } of placements) {
    const cells = lying.map((face) => face && { symbol: "key", face: face === "spiral" ? null : face, angle: 0 });
    const plan = { cells, ports } as unknown as Plan;
    const free = [...cells.keys()].filter((cell) => !cells[cell] && cell !== CENTRE);
    for (const [face, places] of Object.entries(fits)) {
      const view = { face, centre } as View;
      const right = free.flatMap((cell) =>
        [0, 1, 2, 3].filter((spin) => !wrongs(view, plan, cell, spin).length).map((spin) => `${cell}/${spin}`),
      );
      expect(right.join(" "), `${face} on ${JSON.stringify(lying)}, centre ${centre}`).toBe(places);
    }
  }
});
