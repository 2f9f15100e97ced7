/** Moves as the engine writes them, and the legal ones grouped by what is tapped. Nothing here decides legality. */
import type { Fact } from "$lib/protocol";
import type { Hint } from "../contract";
import { byRows } from "../kit/cells";
import type { View } from "./types";

export const { cellName, cellNumber } = byRows(4);

/** Drawing turns a tile up; what is taken lies open already. */
export const turnsUp = ["draw"];

/** What a text means; null if it is not a move of this game. */
export function read(text: string): Fact | null {
  const found = /^(?:\*:=(\d+)|(\d):(?:(draw|leave)|(take )?(\d+)@([a-d][1-4])))$/.exec(text);
  if (!found) return null;
  const [, face, seat, word, take, tile, cell] = found;
  if (face) return { actor: "*", do: "face", face };
  const actor = Number(seat);
  if (word) return { actor, do: word };
  return { actor, do: take ? "take" : "place", face: tile, at: cellNumber(cell) };
}

/** Whether the last of these moves of one seat put a tile on a dot: until all lie there, nobody has drawn or taken any. */
export function stays(moves: Fact[]): boolean {
  return !moves.some((move) => move.do === "draw" || move.do === "take");
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
    if (move?.do === "draw" || move?.do === "leave") found[move.do] = text;
    if (move?.do === "place") found.place.set(move.at!, text);
    if (move?.do === "take") {
      const number = Number(move.face);
      const cells = found.take.get(number) ?? new Map<number, string>();
      found.take.set(number, cells.set(move.at!, text));
    }
  }
  return found;
}

/** The face-up numbers that may be taken for a cell. */
export function takersOf(can: Choices, cell: number): Set<number> {
  return new Set([...can.take].filter(([, cells]) => cells.has(cell)).map(([number]) => number));
}

/** Where a hint is marked: on "draw", "leave", "open-13", "cell-5". */
export function badges(hints: readonly Hint[], active: number | null): Map<string, number[]> {
  const found = new Map<string, number[]>();
  const mark = (place: string, rank: number) => found.set(place, [...(found.get(place) ?? []), rank]);
  hints.slice(0, 3).forEach((hint, i) => {
    const move = read(hint.move);
    if (move?.do === "draw" || move?.do === "leave") mark(move.do, i + 1);
    if (move?.do === "take") mark(`open-${move.face}`, i + 1);
    // With another tile chosen, the cell would be misleading.
    if (move?.at != null && String(active ?? move.face) === move.face) mark(`cell-${move.at}`, i + 1);
  });
  return found;
}

/** What changed last: places touched since this seat's own last move, or by it if nothing came after. */
export function lastChanged(facts: readonly Fact[], seat: number | null): Set<string> {
  const places = new Set<string>();
  const seats = new Set<Fact["actor"]>();
  for (const { actor, do: kind, at, face } of facts.toReversed()) {
    if (kind === "face" || kind === "draw") continue;
    if (seats.has(actor) || (actor === seat && seats.size)) break;
    if (seat !== null && seats.has(seat)) break;
    seats.add(actor);
    places.add(kind === "leave" ? `open-${face}` : `cell-${actor}-${at}`);
  }
  return places;
}
