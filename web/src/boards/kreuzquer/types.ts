/** What the engine shows of Kreuz & Quer (games/kreuzquer/view.py). */
import { byRows } from "../kit/cells";

export type {
  KreuzquerBoard as Plan,
  KreuzquerPort as Port,
  KreuzquerTile as Laid,
  KreuzquerView as View,
} from "$lib/protocol";

/** A row of the advice's table: how likely a number is to be reached. */
export interface Odds {
  port: string;
  value: number;
  status: "joined" | "open" | "lost";
  chance: number;
}

/** How a free cell takes the tile: as it is turned now, turned otherwise, or face down. */
export type Mark = "fits" | "turned" | "down";

/** The tile in hand, shown on a cell: tried out there, or only pointed at. */
export interface Trial {
  cell: number;
  face: string;
  symbol: string;
  spin: number; // quarter turns clockwise
  down: boolean;
  sure: boolean; // lies there, waiting to be confirmed
}

/** Where a recommended move goes. */
export interface Tip {
  rank: number;
  cell: number;
  face: string | null; // as it would lie; null: face down
}

export const CENTRE = 12;
export const ROUNDS = 24; // as many as a plan has cells to fill

export const { cellName, cellNumber } = byRows(5);
