/** Dragging the tile in hand; a drop beside the plan slides back. */
import { drag, under } from "../kit/drag";

export class Drag {
  /** Where the dragged tile is, in the window; null: nothing is dragged. */
  at = $state<{ x: number; y: number; back: boolean } | null>(null);
  over = $state<number | null>(null);
  #letGo: (() => void) | null = null;

  start(event: PointerEvent, drop: (cell: number | null) => boolean, speed: number): void {
    this.#letGo = drag(event, {
      move: (at) => {
        this.at = { x: at.clientX, y: at.clientY, back: false };
        this.over = cellAt(at);
      },
      end: (at) => {
        this.over = null;
        if (!at || drop(cellAt(at))) {
          this.at = null;
          return;
        }
        this.at = { x: event.clientX, y: event.clientY, back: true };
        setTimeout(() => (this.at = null), 320 * speed);
      },
    });
  }

  /** The tile is another one now. */
  stop(): void {
    this.#letGo?.();
    this.#letGo = this.at = this.over = null;
  }
}

function cellAt(at: PointerEvent): number | null {
  const cell = under(at, "[data-kq-cell]")?.dataset.kqCell;
  return cell === undefined ? null : Number(cell);
}
