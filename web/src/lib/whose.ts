/** For whom chance turned something up, so that the log can say so. */
import type { Fact } from "./protocol";

const ASKS = ["draw", "take", "turn"]; // moves after which a tile shows its face

/**
 * The seat that gets what chance turned up at this place of the log: whoever drew it, or, where tiles are
 * dealt, the seats in their order.
 */
export function whose(facts: readonly Fact[], at: number, players: number): number {
  let first = at;
  while (first > 0 && facts[first - 1].actor === "*") first--;
  const before = facts[first - 1];
  if (before && before.actor !== "*" && ASKS.includes(before.do)) return before.actor;
  return (at - first) % players;
}
