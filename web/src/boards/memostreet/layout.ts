/** How large the tiles of the street are, and where the score boards go, for a box of a given size. */
import { step } from "../kit/keys";
import { TABLE_ROWS } from "./types";

export interface Layout {
  /** narrow: all below each other; stack: the boards under the street; aside: my board beside the street. */
  mode: "narrow" | "stack" | "aside";
  /** The street runs from top to bottom: its columns are drawn as rows. */
  turned: boolean;
  tile: number;
  gap: number;
  /** How wide the street is. */
  width: number;
}

export const LEAST = 40; // a tile that is smaller is hard to hit
const MOST = 60;
const LABEL = 0.875; // rem: the names of columns and rows
const PAD = 4;
const SHEET = 16.5; // rem: my score board beside the street
const NARROW = 35; // rem

export function layout(columns: number, width: number, height: number, rem: number): Layout {
  const gap = width < 400 ? 3 : 4;
  const frame = 2 * PAD + LABEL * rem;
  const fit = (room: number, count: number) => Math.floor((room - frame) / count - gap);
  const sized = (mode: Layout["mode"], turned: boolean, tile: number): Layout => {
    return { mode, turned, tile, gap, width: frame + (turned ? TABLE_ROWS : columns) * (tile + gap) };
  };
  // The street should not be higher than most of the window, unless its tiles would be too small then.
  const low = Math.max(LEAST, Math.min(MOST, fit(height * 0.66, TABLE_ROWS)));
  const beside = Math.min(low, fit(width - SHEET * rem - 16, columns));
  if (beside >= LEAST) return sized("aside", false, beside);
  const mode = width < NARROW * rem ? "narrow" : "stack";
  const wide = fit(width, columns);
  if (wide >= LEAST) return sized(mode, false, Math.min(wide, low));
  return sized(mode, true, Math.max(LEAST - 4, Math.min(fit(width, TABLE_ROWS), MOST - 8)));
}

/** The cell at a place of the drawn street. */
export function cellAt(turned: boolean, line: number, place: number): number {
  return turned ? line * TABLE_ROWS + place : place * TABLE_ROWS + line;
}

/** Where an arrow key leads from a cell; the same cell at the edge. */
export function stepFrom(cell: number, key: string, columns: number, turned: boolean): number | null {
  const [places, lines] = turned ? [TABLE_ROWS, columns] : [columns, TABLE_ROWS];
  const [column, row] = [Math.floor(cell / TABLE_ROWS), cell % TABLE_ROWS];
  const to = step(key, turned ? cell : row * places + column, places, lines);
  return to === null ? null : cellAt(turned, Math.floor(to / places), to % places);
}
