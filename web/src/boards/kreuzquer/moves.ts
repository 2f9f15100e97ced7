/** Reading move texts, and grouping the legal ones by the cell that is tapped. */
import { looks } from "./faces";
import { cellNumber } from "./types";

/** What a told text says. */
export type Told =
  | { is: "turn"; symbol: string }
  | { is: "place"; seat: number; symbol: string; cell: number; angle: number }
  | { is: "spiral"; seat: number; cell: number };

export function read(text: string): Told | null {
  const found = /^(?:\*:=([a-z]+)|(\d+):([a-z]+)@([a-e][1-5])(?:\/(\d+))?)$/.exec(text);
  if (!found) return null;
  const [, up, seat, symbol, cell, angle] = found;
  if (up !== undefined) return { is: "turn", symbol: up };
  const where = { seat: Number(seat), cell: cellNumber(cell!) };
  if (symbol === "spiral") return { is: "spiral", ...where };
  return { is: "place", ...where, symbol: symbol!, angle: Number(angle ?? 0) };
}

/** The legal moves, by cell: face up by angle, and face down. */
export class Choices {
  readonly up = new Map<number, Map<number, string>>();
  readonly down = new Map<number, string>();
  readonly #looks: number;

  constructor(legal: string[], face: string | null) {
    this.#looks = face === null ? 4 : looks(face);
    for (const text of legal) {
      const move = read(text);
      if (move?.is === "spiral") this.down.set(move.cell, text);
      if (move?.is !== "place") continue;
      const angles = this.up.get(move.cell) ?? new Map<number, string>();
      this.up.set(move.cell, angles.set(move.angle, text));
    }
  }

  /** The text of laying the tile on a cell after so many quarter turns; angles that look alike are one. */
  text(cell: number, spin: number, down: boolean): string | undefined {
    return down ? this.down.get(cell) : this.up.get(cell)?.get(this.angle(spin));
  }

  angle(spin: number): number {
    return 90 * (((spin % this.#looks) + this.#looks) % this.#looks);
  }

  /** From this spin on (or after it), the next one with which the tile fits on a cell; null: none. */
  next(cell: number, spin: number, way: 1 | -1 = 1, after = false): number | null {
    for (let step = after ? 1 : 0; step < this.#looks; step++) {
      if (this.text(cell, spin + way * step, false) !== undefined) return spin + way * step;
    }
    return null;
  }

  /** How many ways the tile fits on a cell. */
  ways(cell: number): number {
    return this.up.get(cell)?.size ?? 0;
  }
}

/** Where a seat laid its last tile, as far as the texts tell. */
export function lastCell(moves: string[], seat: number): number | null {
  for (let number = moves.length - 1; number >= 0; number--) {
    const move = read(moves[number]!);
    if (move && move.is !== "turn" && move.seat === seat) return move.cell;
  }
  return null;
}

const LAYING = 520;
const TURNING = 420;

/** How long it takes to show what was told: tiles are laid together, then one is turned up. */
export function duration(told: string[]): number {
  const moves = told.map(read);
  const laid = moves.some((move) => move?.is === "place" || move?.is === "spiral");
  const up = moves.some((move) => move?.is === "turn");
  return (laid ? LAYING : 0) + (up ? TURNING : 0);
}
