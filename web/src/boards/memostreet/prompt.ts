/** The one line that says what is to be done now. */
import type { Sentence } from "../contract";
import { FACE_DOWN, type MemoView } from "./types";

interface Mood {
  fills: boolean;
  voiding: boolean;
  refused: boolean;
  /** A row is chosen, but not yet what goes there. */
  picking: boolean;
}

/** `acting` is the seat whose tiles are to be seen: the turn's, or for a moment the one before. */
export function promptOf(view: MemoView, names: string[], acting: number, mood: Mood): Sentence {
  if (!view.actors.length) return { key: "page-memostreet-prompt-over" };
  const seat = acting === view.seat ? view.turn : acting; // of my own tiles I know
  const left = seat === view.turn ? view.to_turn : 0;
  if (seat !== view.seat) {
    const key = left ? "page-memostreet-prompt-other-turn" : "page-memostreet-prompt-other-row";
    return { key, args: { name: names[seat] ?? "" } };
  }
  if (left) {
    const begun = view.table.some((face) => face > FACE_DOWN);
    return { key: begun ? "page-memostreet-prompt-turn-on" : "page-memostreet-prompt-turn", args: { left } };
  }
  if (mood.picking) return { key: "page-memostreet-prompt-pick" };
  if (mood.refused) return { key: "page-memostreet-prompt-refused" };
  if (mood.voiding) return { key: "page-memostreet-prompt-void" };
  return { key: mood.fills ? "page-memostreet-prompt-row" : "page-memostreet-prompt-must-void" };
}
