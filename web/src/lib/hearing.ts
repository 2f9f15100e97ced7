/** Which sound belongs to what was told. */
import type { Fact } from "./protocol";
import type { Sound } from "./sound";

/** `turnsUp` names the kinds of moves that turn a tile up, as the game's board says. */
export function soundOf(facts: Fact[], turnsUp: readonly string[] = []): Sound | null {
  const move = facts.find((fact) => fact.actor !== "*");
  if (move?.hit != null) return move.hit ? "hit" : "miss";
  if (facts.some((fact) => fact.actor === "*") || (move && turnsUp.includes(move.do))) return "turn";
  return move ? "place" : null;
}
