/** The sound of what happened, where tiles are only turned up and put down. */
import type { Sound } from "$lib/sound";

/** Something of these kinds was turned up, or else something was put down. */
export function soundOf(moves: readonly ({ kind: string } | null)[], turning: readonly string[]): Sound | null {
  if (!moves.length) return null;
  return moves.some((move) => move && turning.includes(move.kind)) ? "turn" : "place";
}
