/** Which of my seats is shown, and to whom the device must be handed. */
import type { View } from "../boards/contract";
import { forced } from "./forced";
import type { TableMessage } from "./protocol";

export interface Sitting {
  /** The place in `views` of the view to show. */
  index: number;
  /** The seat of mine that is to move and has a choice, if any. */
  acting: number | null;
  /** A move that the page makes by itself: its text. */
  forced: string | null;
}

/** What to show of my seats. Whoever is to move is shown; if nobody is, the one that was shown before. */
export function sitting(now: Pick<TableMessage, "game" | "mine" | "views">, before: number): Sitting {
  let acting: number | null = null;
  let index = before < now.views.length ? before : 0;
  let automatic: string | null = null;
  const order = [index, ...now.views.keys()];
  for (const i of order) {
    const view = now.views[i];
    if (!view?.legal.length) continue;
    const only = forced(now.game, view);
    if (only) automatic ??= only;
    else if (acting === null) {
      acting = now.mine[i] ?? null;
      index = i;
    }
  }
  return { index, acting, forced: automatic };
}

/**
 * In a game that hides, people at one screen look one after another: whether the view of this seat must
 * stay covered.
 */
export function covered(hides: boolean, mine: number[], seat: number | null, unveiled: number | null): boolean {
  return hides && mine.length > 1 && seat !== null && seat !== unveiled;
}

/**
 * Moves that tell nothing about the person's code, so that they can be made without looking: the first
 * tiles.
 */
export function blind(view: View): string[] {
  const setup = "waiting" in view && Array.isArray(view.waiting) && view.waiting.length > 0;
  return setup && view.legal.every((move) => /^\d:take (black|white)$/.test(move)) ? view.legal : [];
}
