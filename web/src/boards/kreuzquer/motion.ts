/** How long it takes to show what was told; the motion itself is in the styles. */
import type { Fact } from "$lib/protocol";

const LAYING = 520;
const TURNING = 420;

/** How long it takes to show what was told: tiles are laid together, then one is turned up. */
export function duration(told: readonly Fact[]): number {
  const laid = told.some(({ actor }) => actor !== "*");
  const up = told.some(({ actor }) => actor === "*");
  return (laid ? LAYING : 0) + (up ? TURNING : 0);
}
