/** Whom a line of the log is about. */
import type { Fact } from "./protocol";

/**
 * The seat that made the move at this place of the log, or gets what chance turned up there: whoever drew it, or,
 * where tiles are dealt, the seats in their order. `turnsUp` names the kinds of moves that turn a tile up.
 */
export function whose(facts: readonly Fact[], at: number, players: number, turnsUp: readonly string[] = []): number {
  const { actor } = facts[at];
  if (actor !== "*") return actor;
  let first = at;
  while (first > 0 && facts[first - 1].actor === "*") first--;
  const before = facts[first - 1];
  if (before && before.actor !== "*" && turnsUp.includes(before.do)) return before.actor;
  return (at - first) % players;
}
