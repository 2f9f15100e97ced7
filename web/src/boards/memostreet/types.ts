/** What the engine shows of Memo Street (games/memostreet/view.py): only what is face up at this moment. */
import type { MemostreetView } from "$lib/protocol";

export type { MemostreetBoard as ScoreBoard, MemostreetRow as Row } from "$lib/protocol";

export interface View extends MemostreetView {
  /** By cell, once the game is over: what the tile showed when it was last face up; 0 where nobody ever saw it. */
  recalled?: number[];
}

export const GONE = -1;
export const FACE_DOWN = 0;
export const JOKER = 7;
export const TABLE_ROWS = 7;

/** The rows of a score board, by their names in moves; the first six are the upper ones. */
export const ROW_NAMES = [
  "ones",
  "twos",
  "threes",
  "fours",
  "fives",
  "sixes",
  "small",
  "large",
  "triple",
  "chance",
] as const;
export const UPPER_ROWS = 6;

/** What advice knows besides: what each unused row may bring, and how likely the bonus is. */
export interface Odds {
  rows?: Record<string, number>;
  bonus?: number;
}
