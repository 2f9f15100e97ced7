/** Moves as the engine writes them, and the legal ones grouped by what is tapped. Nothing here decides legality. */
import type { Hint } from "../contract";
import { byRows } from "../kit/cells";
import type { View } from "./types";

export type Move =
  | { kind: "draw"; seat: number }
  | { kind: "leave"; seat: number }
  | { kind: "place"; seat: number; number: number; cell: number }
  | { kind: "take"; seat: number; number: number; cell: number }
  | { kind: "face"; number: number };

export const { cellName, cellNumber } = byRows(4);

/** What a text means; null if it is not a move of this game. */
export function read(text: string): Move | null {
  const found = /^(\*|\d):(?:=(\d+)|(draw|leave)|(take )?(\d+)@([a-d][1-4]))$/.exec(text);
  if (!found) return null;
  const [, actor, face, word, take, number, cell] = found;
  if (face) return { kind: "face", number: Number(face) };
  const seat = Number(actor);
  if (word) return { kind: word as "draw" | "leave", seat };
  return { kind: take ? "take" : "place", seat, number: Number(number), cell: cellNumber(cell) };
}

/** Legal moves by what is tapped: the pile, the tile in hand, an open number; and then a cell. */
export interface Choices {
  draw: string | null;
  leave: string | null;
  place: Map<number, string>; // by cell
  take: Map<number, Map<number, string>>; // by number, then by cell
}

export function choices({ legal }: Pick<View, "legal">): Choices {
  const found: Choices = { draw: null, leave: null, place: new Map(), take: new Map() };
  for (const text of legal) {
    const move = read(text);
    if (move?.kind === "draw" || move?.kind === "leave") found[move.kind] = text;
    if (move?.kind === "place") found.place.set(move.cell, text);
    if (move?.kind === "take") {
      const cells = found.take.get(move.number) ?? new Map<number, string>();
      found.take.set(move.number, cells.set(move.cell, text));
    }
  }
  return found;
}

/** The numbers lying open that may be taken for a cell. */
export function takersOf(can: Choices, cell: number): Set<number> {
  return new Set([...can.take].filter(([, cells]) => cells.has(cell)).map(([number]) => number));
}

/** Where a hint is marked: on "draw", "leave", "open-13", "cell-5". */
export function badges(hints: readonly Hint[], active: number | null): Map<string, number[]> {
  const found = new Map<string, number[]>();
  const mark = (place: string, rank: number) => found.set(place, [...(found.get(place) ?? []), rank]);
  hints.slice(0, 3).forEach((hint, i) => {
    const move = read(hint.move);
    if (move?.kind === "draw" || move?.kind === "leave") mark(move.kind, i + 1);
    if (move?.kind === "take") mark(`open-${move.number}`, i + 1);
    // With another tile chosen, the cell would be misleading.
    if ((move?.kind === "take" || move?.kind === "place") && (active ?? move.number) === move.number) {
      mark(`cell-${move.cell}`, i + 1);
    }
  });
  return found;
}

/** What changed last: places touched since this seat's own last move, or by it if nothing came after. */
export function lastChanged(moves: readonly string[], seat: number | null): Set<string> {
  const places = new Set<string>();
  const seats = new Set<number>();
  let left = false; // a tile was left in the middle; which one, the face before it tells
  for (let i = moves.length - 1; i >= 0; i--) {
    const move = read(moves[i]);
    if (move?.kind === "face" && left) {
      places.add(`open-${move.number}`);
      left = false;
    }
    if (!move || move.kind === "face" || move.kind === "draw") continue;
    if (seats.has(move.seat) || (move.seat === seat && seats.size)) break;
    if (seat !== null && seats.has(seat)) break;
    seats.add(move.seat);
    if (move.kind === "leave") left = true;
    else places.add(`cell-${move.seat}-${move.cell}`);
  }
  return places;
}
