/** What the engine shows of Memo Street (games/memostreet/view.py): only what is face up at this moment. */
import type { View as AnyView } from "../contract";

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

export interface Row {
  /** Ascending, 7 being a joker; a void row has one tile, face down: 0. */
  tiles: number[];
  /** null while the row is unused */
  value: number | null;
}

export interface ScoreBoard {
  rows: Row[];
  upper: number;
  bonus: number;
  total: number;
}

export interface View extends AnyView {
  columns: number;
  /** a1, a2, … a7, b1, …: a face if it is up, 0 for a tile face down, -1 where none lies. */
  table: number[];
  /** The cell whose tile is just being turned up. */
  pointed: number | null;
  to_turn: number;
  boards: ScoreBoard[];
  turn: number;
  free_choice: boolean;
  /** Once all tiles are up: what each set of them (as bits, in the table's order, from 1) would bring in each row. */
  gains: number[][];
  bonus_from: number; // what the upper rows must be worth together to earn the bonus
}

/** What advice knows besides: what each unused row may bring, and how likely the bonus is. */
export interface Odds {
  rows?: Record<string, number>;
  bonus?: number;
}
