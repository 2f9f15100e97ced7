/** Which sound belongs to what was told. */
import type { View } from "../boards/contract";
import type { Sound } from "./sound";

export function soundOf(told: string[], view: View | undefined): Sound | null {
  const move = told.find((one) => !one.startsWith("*"));
  if (move && /:guess /.test(move)) {
    const phase = view && "phase" in view ? view.phase : "";
    return phase === "hit" || phase === "over" ? "hit" : "miss";
  }
  if (told.some((one) => one.startsWith("*")) || (move && /:(turn|draw|take)\b/.test(move))) return "turn";
  return move ? "place" : null;
}
