/** A face-up tile that is dragged: its drawing follows the pointer, and slides back where it does not fit. */

export interface Held {
  cell: number;
  /** Where it is drawn, on the board, and how large. */
  x: number;
  y: number;
  size: number;
  back: boolean;
}

const FAR = 6; // pixels: less is a tap

export class Drag {
  held = $state.raw<Held | null>(null);
  /** The row under the pointer. */
  over = $state<number | null>(null);

  #from: { id: number; cell: number; x: number; y: number; box: DOMRect } | null = null;
  #moved = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `drop` says whether the tile may lie in that row (null: beside all rows). */
  constructor(
    private root: () => HTMLElement | undefined,
    private drop: (cell: number, row: number | null) => boolean,
    private speed: () => number,
  ) {}

  down = (event: PointerEvent, allowed: boolean): void => {
    this.#moved = false;
    const tile = (event.target as Element).closest<HTMLElement>("[data-up]");
    if (!tile || !allowed || !event.isPrimary || event.button !== 0) return;
    const { pointerId: id, clientX: x, clientY: y } = event;
    this.#from = { id, cell: Number(tile.dataset.up), x, y, box: tile.getBoundingClientRect() };
    tile.setPointerCapture?.(id);
  };

  move = (event: PointerEvent): void => {
    const from = this.#from;
    const root = this.root();
    if (!from || !root || event.pointerId !== from.id) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (!this.#moved && Math.hypot(dx, dy) < FAR) return;
    this.#moved = true;
    const origin = root.getBoundingClientRect();
    const place = { x: from.box.left - origin.left + dx, y: from.box.top - origin.top + dy };
    this.held = { cell: from.cell, ...place, size: from.box.width, back: false };
    this.over = this.#rowAt(event);
  };

  up = (event: PointerEvent): void => {
    const from = this.#from;
    if (!from || event.pointerId !== from.id) return;
    this.#from = null;
    this.over = null;
    if (!this.held || !this.#moved) return;
    const root = this.root();
    const laid = event.type !== "pointercancel" && this.drop(from.cell, this.#rowAt(event));
    if (!root || laid || !this.speed()) {
      this.held = null;
      return;
    }
    const origin = root.getBoundingClientRect();
    this.held = { ...this.held, x: from.box.left - origin.left, y: from.box.top - origin.top, back: true };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.held = null), 320 * this.speed());
  };

  /** The click that ends a drag is none. */
  click = (event: MouseEvent): void => {
    if (!this.#moved) return;
    this.#moved = false;
    event.preventDefault();
    event.stopPropagation();
  };

  stop(): void {
    clearTimeout(this.#timer);
    this.#from = this.held = this.over = null;
  }

  #rowAt(event: PointerEvent): number | null {
    for (const thing of document.elementsFromPoint(event.clientX, event.clientY)) {
      const row = thing.closest<HTMLElement>("[data-row]")?.dataset.row;
      if (row !== undefined) return Number(row);
    }
    return null;
  }
}
