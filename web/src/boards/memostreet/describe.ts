/** What a row of a score board shows, and the same in words for those who do not see it. */
import { list, t } from "$lib/i18n.svelte";
import { faceText, points, type Choices } from "./moves";
import { FACE_DOWN, type ScoreBoard } from "./types";
import { rowName } from "./words";

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
    const fill = voiding ? undefined : fills.reduce<(typeof fills)[0] | undefined>(longer, undefined);
    const laid = fill ? fill.cells.map((cell) => table[cell]).sort((a, b) => a - b) : [];
    return {
      tiles: row.tiles,
      value: i === awaited ? null : row.value,
      isVoid: row.tiles[0] === FACE_DOWN,
      laid,
      may: fill ? "fill" : voids.length ? "void" : null,
      several: !!fill && fills.length > 1,
      gain: fill ? points(i, laid) : 0,
    };
  });
}

function longer<U extends { cells: number[] }>(a: U | undefined, b: U): U {
  return a && a.cells.length >= b.cells.length ? a : b;
}

export function describeRow(row: number, shown: ShownRow, hint?: number): string {
  const text = said(rowName(row), shown);
  return hint ? t("page-memostreet-row-hint", { text, hint }) : text;
}

function said(row: string, shown: ShownRow): string {
  if (shown.value !== null) {
    if (shown.isVoid) return t("page-memostreet-row-void", { row });
    return t("page-memostreet-row-filled", { row, tiles: faceList(shown.tiles), points: shown.value });
  }
  if (shown.may === "fill") {
    if (shown.several) return t("page-memostreet-row-several", { row });
    return t("page-memostreet-row-fill", { row, tiles: faceList(shown.laid), points: shown.gain });
  }
  return t(shown.may === "void" ? "page-memostreet-row-voidable" : "page-memostreet-row-open", { row });
}

export function faceList(faces: number[]): string {
  return list(faces.map((face) => t("page-memostreet-face", { face: faceText(face) })));
}
