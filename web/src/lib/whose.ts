/** Whom a line of the log is about. */
import type { Fact } from "./protocol";

const ASKS = ["draw", "take", "turn"]; // moves after which a tile shows its face

/**
 * The seat that made the move at this place of the log, or gets what chance turned up there: whoever drew it, or,
 * where tiles are dealt, the seats in their order.
 */
export function whose(facts: readonly Fact[], at: number, players: number): number {
  const { actor } = facts[at];
  if (actor !== "*") return actor;
  let first = at;
  while (first > 0 && facts[first - 1].actor === "*") first--;
  const before = facts[first - 1];
  if (before && before.actor !== "*" && ASKS.includes(before.do)) return before.actor;
  return (at - first) % players;
}
