/**
 * Moves without a choice that the page makes for a person, after a pause that is always the same, so that
 * it tells nothing.
 */
import type { View } from "../boards/contract";

export const PAUSE = 900; // milliseconds

/** The only move, where it is one of those that nobody would want to make by hand. */
export function forced(game: string, view: View | undefined): string | null {
  if (game !== "davincicode" || view?.legal.length !== 1) return null;
  return /^\d:(set|insert|lay)\b/.test(view.legal[0]) ? view.legal[0] : null;
}
