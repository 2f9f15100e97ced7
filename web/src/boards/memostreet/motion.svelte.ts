/**
 * What moves on the table between two views. When a turn ends, the faces of that turn are on stage for one
 * more moment: everybody sees them lie, go into the row or turn back. Then they are forgotten here, too.
 */
import type { Fact } from "$lib/protocol";
import { fly } from "../kit/fly";
import { rowUse } from "./moves";
import { FACE_DOWN, GONE, type View } from "./types";

const TURN = 750; // a tile turns over, and there is time to look at it
const LOOK = 900; // the three tiles lie, the chosen ones lifted
const LOOK_MINE = 150; // I chose them myself
const TURN_BACK = 330;
const FLY = 560;

/** How long told moves take to be seen, at speed 1. */
export function duration(told: readonly Fact[]): number {
  const use = rowUse(told);
  if (use) return LOOK + FLY + (use.do === "void" ? TURN_BACK : 0);
  return told.length ? TURN : 0;
}

type Place = { seat: number; row: number };

export class Stage {
  /** Faces of the turn that just ended, by cell; empty as soon as the tiles lie face down. */
  leaving = $state.raw<Map<number, number>>(new Map());
  lifted = $state.raw<number[]>([]);
  turningBack = $state(false);
  /** The row to which tiles are on their way: not yet shown there. */
  awaited = $state.raw<Place | null>(null);
  /** The row that was used last. */
  last = $state.raw<Place | null>(null);

  #land = () => {};
  #timers: ReturnType<typeof setTimeout>[] = [];
  #root: () => HTMLElement | undefined;

  constructor(root: () => HTMLElement | undefined) {
    this.#root = root;
  }

  /** A view has come; `before` is the one shown until now. */
  next(before: View | null, view: View, told: readonly Fact[], speed: number): void {
    this.clear();
    const use = rowUse(told);
    if (!use) {
      // No trace of the mark may be left when another game is shown.
      if (this.last && view.boards[this.last.seat]?.rows[this.last.row].value == null) this.last = null;
      return;
    }
    const cells = use.cells!;
    this.last = { seat: Number(use.actor), row: use.at! };
    const up = new Map<number, number>();
    before?.table.forEach((face, cell) => {
      if (face > FACE_DOWN && view.table[cell] <= FACE_DOWN) up.set(cell, face);
    });
    if (!speed || !cells.every((cell) => up.has(cell) && view.table[cell] === GONE)) return;

    this.leaving = up;
    this.lifted = cells;
    this.awaited = this.last;
    const faces = cells.map((cell) => ({ cell, face: up.get(cell) as number }));
    faces.sort((a, b) => a.face - b.face); // as they will lie in the row
    const laid = use.do === "void" ? [{ cell: cells[0], face: FACE_DOWN }] : faces;
    const look = (use.actor === view.seat ? LOOK_MINE : LOOK) * speed;
    const turned = look + TURN_BACK * speed;
    const leave = use.do === "void" ? turned : look; // into a void row a tile goes face down
    this.#after(look, () => {
      if (use.do === "void") this.lifted = [];
      this.turningBack = true;
    });
    this.#after(leave, () => this.#fly(laid, FLY * speed));
    this.#after(turned, () => {
      this.leaving = new Map();
      this.turningBack = false;
    });
    this.#after(leave + FLY * speed, () => this.clear());
  }

  /** Everything is as the view says. */
  clear(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
    this.leaving = new Map();
    this.lifted = [];
    this.turningBack = false;
    this.#land();
    this.awaited = null;
  }

  #fly(laid: { cell: number; face: number }[], lasts: number): void {
    const root = this.#root();
    const { seat, row } = this.awaited as Place;
    const flights = laid.flatMap(({ cell, face }, place) => {
      const from = root?.querySelector(`[data-cell="${cell}"]`);
      const shown = from?.querySelector(face === FACE_DOWN ? ".side svg" : ".front svg");
      // In a whole board each tile has a slot of its own, in a line all have one, and where only points are said so have all.
      const slots = [`${seat}-${row}-${place}`, `${seat}-${row}`, `${seat}`];
      const to = slots.map((slot) => root?.querySelector(`[data-slot="${slot}"]`)).find(Boolean);
      return from && shown && to ? [{ shown, from: square(from), to: square(to), wait: 0, lasts }] : [];
    });
    if (root) this.#land = fly(root, flights);
    const rest = new Map(this.leaving);
    for (const { cell } of laid) rest.delete(cell);
    this.leaving = rest;
    this.lifted = [];
  }

  #after(wait: number, then: () => void): void {
    this.#timers.push(setTimeout(then, wait));
  }
}

/** The largest square in the middle of a thing. */
function square(thing: Element): DOMRect {
  const { x, y, width, height } = thing.getBoundingClientRect();
  const side = Math.min(width, height);
  return new DOMRect(x + (width - side) / 2, y + (height - side) / 2, side, side);
}
