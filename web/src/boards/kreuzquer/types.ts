/** What the engine shows of Kreuz & Quer (games/kreuzquer/view.py). */
import type { View as AnyView } from "../contract";

/** A tile on a plan; face and angle are null where it lies face down, as a spiral. */
export interface Laid {
  symbol: string;
  face: string | null; // as it lies, turned
  angle: number | null;
}

/** A number on the rim, at a cell and a side: "a1N". */
export interface Port {
  place: string;
  value: number;
  joined: boolean;
}

/** The board of a seat. */
export interface Plan {
  cells: (Laid | null)[]; // 25, from a1 in rows; the centre is null
  ports: Port[];
  spirals: number;
  minus_points: number; // if the game ended now
  placed: boolean;
  lit: number[]; // for the sides N, E, S, W: the cells, as bits, whose exit there is joined to the centre
}

export interface View extends AnyView {
  boards: Plan[];
  tile: string | null; // the symbol that was turned up
  face: string | null; // its face, not turned
  turns: number; // how many turns of it look different: 1, 2 or 4; 0 where no tile is turned up
  unseen: string[];
  round: number;
  starter: number;
  centre: string;
  tiles: Record<string, string>;
}

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

const COLUMNS = "abcde";

export function cellName(cell: number): string {
  return COLUMNS[cell % 5]! + (1 + Math.floor(cell / 5));
}

export function cellNumber(name: string): number {
  return COLUMNS.indexOf(name[0]!) + 5 * (Number(name[1]) - 1);
}
