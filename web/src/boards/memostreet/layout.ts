/** How large everything is at the table of Memo Street, and where it goes, in a box of a given size. */
import type { LayOut } from "../contract";
import { GAP } from "../kit/box.svelte";
import { step } from "../kit/keys";
import { TABLE_ROWS, type View } from "./types";

export interface Layout {
  /**
   * aside: my whole score board is beside the street. On smaller screens it is one line, and opens over the street
   * when a row is to be chosen: above (what is face up lies above the street), column (in a slim column beside it, on a
   * phone), beside (in a wide one, on a phone held across).
   */
  mode: "aside" | "beside" | "column" | "above";
  /** The street runs from top to bottom: its columns are drawn as rows. */
  turned: boolean;
  sizes: {
    tile: number; // of the street
    gap: number;
    up: number; // a tile that lies face up, shown once more
    street: number; // how wide it is
    sheet: number; // how wide my score board is
  };
}

const LABEL = 0.875; // rem: the names of columns and rows
const PAD = 4; // around the street
const SHEET = 16.5; // rem
const LOWEST = 30; // rem: a score board in one column
const LINE = 3.25; // rem: my score board, or one of another, as one line
const LEAST = 40; // a tile that is smaller is hard to hit
const MOST = 112;

export const layout: LayOut<View, Layout> = ({ columns }, { width, height, rem }) => {
  const gap = Math.min(width, height) < 400 ? 2 : 4;
  const frame = 2 * PAD + LABEL * rem;
  const line = LINE * rem;
  /** A street in this much room. */
  const street = (mode: Layout["mode"], turned: boolean, room: number, high: number): Layout => {
    const [across, down] = turned ? [TABLE_ROWS, columns] : [columns, TABLE_ROWS];
    const tile = Math.floor(Math.min((room - frame) / across - gap, (high - frame) / down - gap, MOST));
    const taken = frame + across * (tile + gap);
    const up = mode === "aside" ? Math.min(60, Math.max(44, tile)) : 40;
    const sheet = mode === "aside" ? Math.min(26 * rem, width - taken - 2 * GAP) : Math.min(width, 30 * rem);
    return { mode, turned, sizes: { tile, gap, up, street: taken, sheet } };
  };
  const wide = [
    // Under the street: what is face up, and the others' boards, in two lines each where there are several.
    ...(height >= LOWEST * rem
      ? [
          street(
            "aside",
            false,
            width - SHEET * rem - 2 * GAP,
            height - 60 - rem - (columns > 9 ? 2 : 1) * line - 2 * GAP,
          ),
        ]
      : []),
    street("beside", false, width - 11 * rem - GAP, height),
  ];
  const tall = [
    street("above", true, width, height - 64 - line - 2 * GAP),
    street("column", true, width - 52 - GAP, height - line - GAP),
  ];
  const [whole, ...plans] = width > height ? wide : tall;
  if (whole.mode === "aside" && whole.sizes.tile >= LEAST) return whole;
  return plans.reduce((best, plan) => (plan.sizes.tile > best.sizes.tile ? plan : best), whole);
};

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
