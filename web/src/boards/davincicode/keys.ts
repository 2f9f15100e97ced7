/** The keyboard: from hidden tile to hidden tile, and numbers typed. */
import { spot } from "./moves";
import type { Tile } from "./types";

/** The hidden tile where an arrow leads, from row to row in the order of these seats. */
export function neighbour(codes: Tile[][], seats: number[], from: string | null, key: string): string | null {
  const rows = seats
    .map((seat) => codes[seat].flatMap((tile, i) => (tile.open ? [] : [spot(seat, i + 1)])))
    .filter((row) => row.length);
  const row = rows.findIndex((spots) => from !== null && spots.includes(from));
  if (row < 0) return rows[0]?.[0] ?? null;
  const at = rows[row].indexOf(from!);
  const within = (spots: string[], i: number) => spots[Math.max(0, Math.min(spots.length - 1, i))];
  switch (key) {
    case "ArrowLeft":
      return within(rows[row], at - 1);
    case "ArrowRight":
      return within(rows[row], at + 1);
    case "ArrowUp":
      return within(rows[Math.max(0, row - 1)], at);
    case "ArrowDown":
      return within(rows[Math.min(rows.length - 1, row + 1)], at);
    case "Home":
      return rows[row][0];
    case "End":
      return rows[row].at(-1)!;
    default:
      return from;
  }
}

/**
 * What typing means: a value at once, or a 1 that waits for a second digit.
 * Keys that mean nothing here are null.
 */
export function typing(typed: string, key: string): { value: string } | { typed: string } | null {
  if (typed === "1" && (key === "0" || key === "1")) return { value: `1${key}` };
  if (typed === "1" && key === "Enter") return { value: "1" };
  if (key === "1") return { typed: "1" };
  return /^[0-9-]$/.test(key) ? { value: key } : null;
}
