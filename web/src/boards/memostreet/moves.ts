/** Move texts of Memo Street: reading them, and grouping the legal ones by what is tapped. */
import type { Fact } from "$lib/protocol";
import type { Hint } from "../contract";
import { byColumns } from "../kit/cells";
import { FACE_DOWN, JOKER, ROW_NAMES, TABLE_ROWS, type View } from "./types";

/** A told text without the face of a tile that was seen before: "0:turn c4 =5". */
export function faceless(text: string): string {
  return text.replace(/ =.$/, "");
}

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

/** Turning a tile shows its face, whether chance gives it now or it was seen before. */
export const turnsUp = ["turn"];

/** What a text means; null if it is not a move of this game. No face is read: nothing here may remember one. */
export function read(text: string): Fact | null {
  if (text.startsWith("*:")) return { actor: "*", do: "face" };
  const found = /^(\d):(turn|void)? ?([a-z]{4,})?((?: ?[a-m][1-7])+)/.exec(text);
  if (!found) return null;
  const actor = Number(found[1]);
  const cells = found[4].trim().split(" ").map(cellNumber);
  if (found[2] === "turn") return { actor, do: "turn", at: cells[0] };
  const row = (ROW_NAMES as readonly string[]).indexOf(found[3]);
  return row < 0 ? null : { actor, do: found[2] ?? "fill", at: row, cells };
}

/** The legal moves, by the tile or the row that is tapped for them. */
export function choices({ legal, table, gains }: Pick<View, "legal" | "table" | "gains">): Choices {
  const turns = new Map<number, string>();
  const rows: Choices["rows"] = ROW_NAMES.map(() => ({ fills: [], voids: [] }));
  const up = table.flatMap((face, cell) => (face > FACE_DOWN ? [cell] : []));
  for (const move of legal) {
    const meant = read(move);
    if (!meant) continue;
    const [at, cells] = [meant.at!, meant.cells ?? []];
    if (meant.do === "turn") turns.set(at, move);
    else if (meant.do === "void") rows[at].voids.push({ move, cells, gain: 0 });
    else {
      const tiles = cells.reduce((bits, cell) => bits | (1 << up.indexOf(cell)), 0);
      rows[at].fills.push({ move, cells, gain: gains[tiles - 1]?.[at] ?? 0 });
    }
  }
  return { turns, rows };
}

/** The last use of a row among what was told. */
export const rowUse = (told: readonly Fact[]): Fact | undefined => told.findLast((fact) => fact.cells);

/** The best moves, by the tile or the row where they are marked: 1, 2, 3. */
export function marks(hints: Hint[], legal: readonly string[]): Record<"cells" | "rows", Map<number, number[]>> {
  const [cells, rows] = [new Map<number, number[]>(), new Map<number, number[]>()];
  hints.slice(0, 3).forEach((hint, i) => {
    const move = legal.includes(hint.move) ? read(hint.move) : null;
    if (move?.at == null) return;
    const where = move.do === "turn" ? cells : rows;
    if (!where.has(move.at)) where.set(move.at, [i + 1]);
  });
  return { cells, rows };
}

/** The end: the tiles that are left show what was seen of them. What nobody turned up was never decided. */
export function reveal(view: View, seen: View[]): View {
  const recall = (cell: number) => seen.findLast(({ table }) => table[cell] > FACE_DOWN)?.table[cell] ?? FACE_DOWN;
  return { ...view, recalled: view.table.map((face, cell) => (face === FACE_DOWN ? recall(cell) : FACE_DOWN)) };
}

/** How a face is written where words need it. */
export function faceText(face: number): string {
  return face === JOKER ? "J" : String(face);
}
