/** What a told move says, in words for the log. */
import type { Sentence } from "../contract";
import { read } from "./moves";
import { symbolName } from "./texts";
import { cellName } from "./types";

export function words(told: string, names: string[]): Sentence {
  const move = read(told);
  if (!move) return { key: "page-kreuzquer-log-other", args: { text: told } };
  if (move.is === "turn") return { key: "page-kreuzquer-log-turn", args: { symbol: symbolName(move.symbol) } };
  const args = { name: names[move.seat] ?? "", cell: cellName(move.cell) };
  if (move.is === "spiral") return { key: "page-kreuzquer-log-spiral", args };
  return {
    key: "page-kreuzquer-log-place",
    args: { ...args, symbol: symbolName(move.symbol), angle: move.angle },
  };
}
