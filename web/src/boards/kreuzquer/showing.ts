/** What the large plan shows besides what lies there: marks, the tile tried out, and advice. */
import type { Hint } from "../contract";
import type { Choosing } from "./choosing.svelte";
import { turned } from "./faces";
import { read, type Choices } from "./moves";
import type { Mark, Tip, Trial, View } from "./types";

/** How each cell takes the tile. */
export function marksOf(choices: Choices, choosing: Choosing): Map<number, Mark> {
  if (choosing.down) return new Map([...choices.down.keys()].map((cell) => [cell, "down"]));
  const mark = (cell: number): Mark => (choices.text(cell, choosing.spin, false) === undefined ? "turned" : "fits");
  return new Map([...choices.up.keys()].map((cell) => [cell, mark(cell)]));
}

/** The tile on a cell that is pointed at; if none is, where it lies to be confirmed. */
export function trialOf(view: View, choices: Choices, choosing: Choosing, pointed: number | null): Trial | null {
  if (!view.face || !view.tile) return null;
  const shown = { face: view.face, symbol: view.tile, down: choosing.down };
  if (pointed === null) {
    const cell = choosing.cell;
    return cell === null ? null : { ...shown, cell, spin: choosing.spin, sure: true };
  }
  const spin = choosing.down ? choosing.spin : choices.next(pointed, choosing.spin);
  if (spin === null || choices.text(pointed, spin, choosing.down) === undefined) return null;
  return { ...shown, cell: pointed, spin, sure: false };
}

/** The three best moves, where they go. */
export function tipsOf(hints: Hint[], face: string | null): Tip[] {
  return hints.slice(0, 3).flatMap((hint, number) => {
    const move = read(hint.move);
    if (!face || move?.at == null) return [];
    return [{ rank: number + 1, cell: move.at, face: move.do === "place" ? turned(face, move.angle! / 90) : null }];
  });
}
