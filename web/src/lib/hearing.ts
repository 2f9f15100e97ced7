/** Which sound belongs to what was told. */
import type { Fact } from "./protocol";
import type { Sound } from "./sound";

const TURNS = new Set(["turn", "draw", "take"]); // kinds of moves after which a tile is turned up

export function soundOf(facts: Fact[]): Sound | null {
  const move = facts.find((fact) => fact.actor !== "*");
  if (move?.hit != null) return move.hit ? "hit" : "miss";
  if (facts.some((fact) => fact.actor === "*") || (move && TURNS.has(move.do))) return "turn";
  return move ? "place" : null;
}
