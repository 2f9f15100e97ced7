/** Reading move texts, and grouping the legal ones by the cell that is tapped. */
import { cellNumber, type View } from "./types";

export type Move =
  | { kind: "turn"; symbol: string }
  | { kind: "place"; seat: number; symbol: string; cell: number; angle: number }
  | { kind: "spiral"; seat: number; cell: number };

/** What a text means; null if it is not a move of this game. */
export function read(text: string): Move | null {
  const found = /^(?:\*:=([a-z]+)|(\d+):([a-z]+)@([a-e][1-5])(?:\/(\d+))?)$/.exec(text);
  if (!found) return null;
  const [, up, seat, symbol, cell, angle] = found;
  if (up !== undefined) return { kind: "turn", symbol: up };
  const where = { seat: Number(seat), cell: cellNumber(cell!) };
  if (symbol === "spiral") return { kind: "spiral", ...where };
  return { kind: "place", ...where, symbol: symbol!, angle: Number(angle ?? 0) };
}

/** The legal moves, by cell: face up by angle, and face down. */
export class Choices {
  readonly up = new Map<number, Map<number, string>>();
  readonly down = new Map<number, string>();
  readonly #turns: number;

  constructor({ legal, turns }: Pick<View, "legal" | "turns">) {
    this.#turns = turns || 1;
    for (const text of legal) {
      const move = read(text);
      if (move?.kind === "spiral") this.down.set(move.cell, text);
      if (move?.kind !== "place") continue;
      const angles = this.up.get(move.cell) ?? new Map<number, string>();
      this.up.set(move.cell, angles.set(move.angle, text));
    }
  }

  /** The text of laying the tile on a cell after this many quarter turns; angles that look alike are one. */
  text(cell: number, spin: number, down: boolean): string | undefined {
    return down ? this.down.get(cell) : this.up.get(cell)?.get(this.angle(spin));
  }

  angle(spin: number): number {
    return 90 * (((spin % this.#turns) + this.#turns) % this.#turns);
  }

  /** From this spin on (or after it), the next one with which the tile fits on a cell; null: none. */
  next(cell: number, spin: number, way: 1 | -1 = 1, after = false): number | null {
    for (let step = after ? 1 : 0; step < this.#turns; step++) {
      if (this.text(cell, spin + way * step, false) !== undefined) return spin + way * step;
    }
    return null;
  }

  /** How many ways the tile fits on a cell. */
  ways(cell: number): number {
    return this.up.get(cell)?.size ?? 0;
  }
}

export const choices = (view: Pick<View, "legal" | "turns">): Choices => new Choices(view);

/** Where a seat laid its last tile, as far as the texts tell. */
export function lastCell(moves: string[], seat: number): number | null {
  for (let number = moves.length - 1; number >= 0; number--) {
    const move = read(moves[number]!);
    if (move && move.kind !== "turn" && move.seat === seat) return move.cell;
  }
  return null;
}
