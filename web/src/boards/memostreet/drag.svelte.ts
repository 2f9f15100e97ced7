/** A face-up tile that is dragged: its drawing follows the pointer, and slides back where it does not fit. */
import { drag, under } from "../kit/drag";

export interface Held {
  cell: number;
  /** Where it is drawn, on the board, and how large. */
  x: number;
  y: number;
  size: number;
  back: boolean;
}

export class Drag {
  held = $state.raw<Held | null>(null);
  /** The row under the pointer. */
  over = $state<number | null>(null);

  #letGo: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `drop` says whether the tile may lie in that row (null: beside all rows). */
  constructor(
    private root: () => HTMLElement | undefined,
    private drop: (cell: number, row: number | null) => boolean,
    private speed: () => number,
  ) {}

  down(event: PointerEvent, allowed: boolean): void {
    const tile = (event.target as Element).closest<HTMLElement>("[data-up]");
    const root = this.root();
    if (!tile || !root || !allowed) return;
    const cell = Number(tile.dataset.up);
    const box = tile.getBoundingClientRect();
    const show = (dx: number, dy: number, back: boolean) => {
      const origin = root.getBoundingClientRect();
      const place = { x: box.left - origin.left + dx, y: box.top - origin.top + dy };
      this.held = { cell, ...place, size: box.width, back };
    };
    this.#letGo = drag(event, {
      move: (at) => {
        show(at.clientX - event.clientX, at.clientY - event.clientY, false);
        this.over = rowAt(at);
      },
      end: (at) => {
        this.over = null;
        if ((at && this.drop(cell, rowAt(at))) || !this.speed()) {
          this.held = null;
          return;
        }
        show(0, 0, true);
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => (this.held = null), 320 * this.speed());
      },
    });
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#letGo?.();
    this.#letGo = this.held = this.over = null;
  }
}

function rowAt(at: PointerEvent): number | null {
  const row = under(at, "[data-row]")?.dataset.row;
  return row === undefined ? null : Number(row);
}
