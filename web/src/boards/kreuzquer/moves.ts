/** Reading move texts, and grouping the legal ones by the cell that is tapped. */
import type { Fact } from "$lib/protocol";
import { cellNumber, type View } from "./types";

/** What a text means; null if it is not a move of this game. */
export function read(text: string): Fact | null {
  const found = /^(?:\*:=([a-z]+)|(\d+):([a-z]+)@([a-e][1-5])(?:\/(\d+))?)$/.exec(text);
  if (!found) return null;
  const [, up, seat, symbol, cell, angle] = found;
  if (up !== undefined) return { actor: "*", do: "face", face: up };
  const where = { actor: Number(seat), at: cellNumber(cell!) };
  if (symbol === "spiral") return { ...where, do: "spiral" };
  return { ...where, do: "place", face: symbol!, angle: Number(angle ?? 0) };
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
      if (move?.do === "spiral") this.down.set(move.at!, text);
      if (move?.do !== "place") continue;
      const angles = this.up.get(move.at!) ?? new Map<number, string>();
      this.up.set(move.at!, angles.set(move.angle!, text));
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

/** Where a seat laid its last tile. */
export const lastCell = (facts: readonly Fact[], seat: number): number | null =>
  facts.findLast(({ actor }) => actor === seat)?.at ?? null;
