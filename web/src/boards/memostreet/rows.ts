/** What the rows of a score board show. */
import type { Choices, Use } from "./moves";
import { FACE_DOWN, type ScoreBoard } from "./types";

export interface ShownRow {
  tiles: number[];
  value: number | null;
  isVoid: boolean;
  /** The faces that would be laid here. */
  laid: number[];
  may: "fill" | "void" | null;
  /** There is more than one way to fill it. */
  several: boolean;
  gain: number;
}

export function showRows(
  board: ScoreBoard,
  awaited: number | null,
  choices: Choices["rows"] | null,
  table: number[],
  voiding: boolean,
): ShownRow[] {
  return board.rows.map((row, i) => {
    const { fills, voids } = choices?.[i] ?? { fills: [], voids: [] };
    const fill = voiding ? undefined : fills.reduce<Use | undefined>(longer, undefined);
    const laid = fill ? fill.cells.map((cell) => table[cell]).sort((a, b) => a - b) : [];
    return {
      tiles: row.tiles,
      value: i === awaited ? null : row.value,
      isVoid: row.tiles[0] === FACE_DOWN,
      laid,
      may: fill ? "fill" : voids.length ? "void" : null,
      several: !!fill && fills.length > 1,
      gain: fill?.gain ?? 0,
    };
  });
}

function longer(a: Use | undefined, b: Use): Use {
  return a && a.cells.length >= b.cells.length ? a : b;
}
