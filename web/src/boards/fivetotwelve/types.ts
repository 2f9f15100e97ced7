/** What the engine shows of 5 vor 12; 0 stands for no tile. */
import type { FivetotwelveView } from "$lib/protocol";

export type View = FivetotwelveView;

/** What fits a free cell of the board that is advised. */
export interface Fit {
  cell: string;
  low: number;
  high: number;
  open: number;
  unseen: number;
}

/** What the advice knows besides the moves. */
export interface Odds {
  finish: number[]; // every seat's share of the win, from 0 to 1
  cells: Fit[];
}

/** The dots are drawn on the board: on the diagonal from the top left. */
export function dotted(cell: number): boolean {
  return cell % 5 === 0;
}

export function free(board: number[]): number {
  return board.filter((number) => !number).length;
}

/** Until every board has its first four tiles, all put one down at the same time. */
export function gettingReady(view: View): boolean {
  return view.boards.some((board) => free(board) > 12);
}
