/** How long it takes to show what was told; the motion itself is in the styles. */
import { read } from "./moves";

const LAYING = 520;
const TURNING = 420;

/** How long it takes to show what was told: tiles are laid together, then one is turned up. */
export function duration(told: string[]): number {
  const moves = told.map(read);
  const laid = moves.some((move) => move?.kind === "place" || move?.kind === "spiral");
  const up = moves.some((move) => move?.kind === "turn");
  return (laid ? LAYING : 0) + (up ? TURNING : 0);
}
