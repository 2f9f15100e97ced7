/** Told moves in words. Faces are never among them: the log must not know what people should remember. */
import { t } from "$lib/i18n.svelte";
import type { Fact } from "$lib/protocol";
import type { Sentence } from "../contract";
import { cellText, readMove } from "./moves";
import { ROW_NAMES } from "./types";

export function words(told: string, names: string[], fact?: Fact): Sentence {
  const move = readMove(told);
  if (!move || move.kind === "chance") return { key: "page-memostreet-log-look" };
  const name = names[move.seat] ?? String(move.seat + 1);
  if (move.kind === "turn") {
    return { key: "page-memostreet-log-turn", args: { name, cell: cellText(move.cell) } };
  }
  const row = rowName(move.row);
  if (move.kind === "void") return { key: "page-memostreet-log-void", args: { name, row } };
  const args = { name, row, tiles: move.cells.length };
  if (fact?.points == null) return { key: "page-memostreet-log-fill", args };
  return { key: "page-memostreet-log-fill-points", args: { ...args, points: fact.points } };
}

export function rowName(row: number): string {
  return t(`memostreet-row-${ROW_NAMES[row]}`);
}
