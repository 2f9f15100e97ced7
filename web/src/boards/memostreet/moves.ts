/** Move texts of Memo Street: reading them, and grouping the legal ones by what is tapped. */
import type { Hint } from "../contract";
import { byColumns } from "../kit/cells";
import { FACE_DOWN, JOKER, ROW_NAMES, TABLE_ROWS, type View } from "./types";

export type Move =
  | { kind: "turn"; seat: number; cell: number }
  | { kind: "fill"; seat: number; row: number; cells: number[] }
  | { kind: "void"; seat: number; row: number; cells: number[] }
  | { kind: "chance" };

/** A legal way to use a row: the text to play, the tiles that go there, and the points that it brings. */
export interface Use {
  move: string;
  cells: number[];
  gain: number;
}

export interface Choices {
  /** By cell: the text that turns its tile up. */
  turns: Map<number, string>;
  /** By row of the score board. */
  rows: { fills: Use[]; voids: Use[] }[];
}

export const { cellName, cellNumber } = byColumns(TABLE_ROWS);

/** What a text means; null if it is not a move of this game. No face is read: nothing here may remember one. */
export function read(text: string): Move | null {
  if (text.startsWith("*:")) return { kind: "chance" };
  const found = /^(\d):(turn|void)? ?([a-z]{4,})?((?: ?[a-m][1-7])+)/.exec(text);
  if (!found) return null;
  const seat = Number(found[1]);
  const cells = found[4].trim().split(" ").map(cellNumber);
  if (found[2] === "turn") return { kind: "turn", seat, cell: cells[0] };
  const row = (ROW_NAMES as readonly string[]).indexOf(found[3]);
  if (row < 0) return null;
  return { kind: found[2] === "void" ? "void" : "fill", seat, row, cells };
}

/** The legal moves, by the tile or the row that is tapped for them. */
export function choices({ legal, table, gains }: Pick<View, "legal" | "table" | "gains">): Choices {
  const turns = new Map<number, string>();
  const rows: Choices["rows"] = ROW_NAMES.map(() => ({ fills: [], voids: [] }));
  const up = table.flatMap((face, cell) => (face > FACE_DOWN ? [cell] : []));
  for (const move of legal) {
    const meant = read(move);
    if (meant?.kind === "turn") turns.set(meant.cell, move);
    else if (meant?.kind === "void") rows[meant.row].voids.push({ move, cells: meant.cells, gain: 0 });
    else if (meant?.kind === "fill") {
      const { row, cells } = meant;
      const tiles = cells.reduce((bits, cell) => bits | (1 << up.indexOf(cell)), 0);
      rows[row].fills.push({ move, cells, gain: gains[tiles - 1]?.[row] ?? 0 });
    }
  }
  return { turns, rows };
}

/** The last use of a row among told moves. */
export function rowUse(told: string[]): Extract<Move, { kind: "fill" | "void" }> | null {
  for (let i = told.length - 1; i >= 0; i--) {
    const move = read(told[i]);
    if (move?.kind === "fill" || move?.kind === "void") return move;
  }
  return null;
}

/** The best moves, by the tile or the row where they are marked: 1, 2, 3. */
export function marks(hints: Hint[], legal: readonly string[]): Record<"cells" | "rows", Map<number, number[]>> {
  const [cells, rows] = [new Map<number, number[]>(), new Map<number, number[]>()];
  hints.slice(0, 3).forEach((hint, i) => {
    const move = legal.includes(hint.move) ? read(hint.move) : null;
    if (!move || move.kind === "chance") return;
    const [where, at] = move.kind === "turn" ? [cells, move.cell] : [rows, move.row];
    if (!where.has(at)) where.set(at, [i + 1]);
  });
  return { cells, rows };
}

/** How a face is written where words need it. */
export function faceText(face: number): string {
  return face === JOKER ? "J" : String(face);
}
