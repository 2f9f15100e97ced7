/**
 * Why a tile doesn't fit on a cell, in the leaflet's kinds of misplacement. Whether it fits is the server's to say
 * (`view.legal`); this only names, for a cell where it said no, what is in the way as the plan lies. A test holds it to
 * the engine's placements (placements.json, made by tests/placement_vectors.py).
 */
import { sides, turned } from "./faces";
import { CENTRE, cellName, type Plan, type View } from "./types";

/** In the order in which they are told: the plainest first. */
export const MISFITS = ["alone", "wall", "width", "blank", "shuts"] as const;
export type Misfit = (typeof MISFITS)[number];

/** What a side of a cell meets: an exit, a blank side, a wall, or nothing that would mind. */
type Meets = "W" | "n" | "-" | "wall" | null;

const SIDES = [
  { name: "N", across: 0, down: -1 },
  { name: "E", across: 1, down: 0 },
  { name: "S", across: 0, down: 1 },
  { name: "W", across: -1, down: 0 },
];

/** What lies around a cell: N, E, S, W. */
function around(view: View, plan: Plan, cell: number): Meets[] {
  return SIDES.map(({ name, across, down }, side): Meets => {
    const [column, row] = [(cell % 5) + across, Math.floor(cell / 5) + down];
    if (column < 0 || row < 0 || column > 4 || row > 4) {
      return plan.ports.some(({ place }) => place === cellName(cell) + name) ? null : "wall";
    }
    const next = 5 * row + column;
    const face = next === CENTRE ? view.centre : plan.cells[next]?.face;
    return face ? (sides(face)[(side + 2) % 4] as Meets) : null;
  });
}

/** All that is wrong with the tile in hand on a free cell, turned so: nothing exactly where it may be placed. */
export function wrongs(view: View, plan: Plan, cell: number, spin: number): Misfit[] {
  const meets = around(view, plan, cell);
  if (!meets.some((met) => met === "W" || met === "n")) return ["alone"];
  return sides(turned(view.face!, spin)).flatMap((exit, side): Misfit[] => {
    const met = meets[side];
    if (met === null || exit === met) return [];
    if (exit === "-") return met === "wall" ? [] : ["shuts"];
    return [met === "wall" ? "wall" : met === "-" ? "blank" : "width"];
  });
}

/** Why the tile in hand doesn't fit on a cell in any way: what is wrong with it where it is turned best. */
export function misfit(view: View, plan: Plan, cell: number): Misfit {
  const tries = [0, 1, 2, 3].map((spin) => wrongs(view, plan, cell, spin));
  const best = tries.reduce((a, b) => (b.length < a.length ? b : a));
  return MISFITS.find((kind) => best.includes(kind))!;
}
