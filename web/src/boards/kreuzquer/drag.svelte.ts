/** Dragging the tile in hand with mouse, pen or finger; a drop beside the plan slides back. */
const FAR = 7; // pixels before a press becomes a drag

export class Drag {
  /** Where the dragged tile is, in the window; null: nothing is dragged. */
  at = $state<{ x: number; y: number; back: boolean } | null>(null);
  over = $state<number | null>(null);
  #ended = 0;

  /** A click right after a drag is the drag's end. */
  get justEnded(): boolean {
    return performance.now() - this.#ended < 60;
  }

  start(event: PointerEvent, drop: (cell: number | null) => boolean, speed: number): void {
    if (event.button !== 0) return;
    const { pointerId, clientX, clientY } = event;
    const stop = new AbortController();
    const end = (shown: PointerEvent, cell: number | null) => {
      stop.abort();
      if (!this.at) return;
      this.#ended = performance.now();
      this.over = null;
      if (shown.type === "pointercancel" || drop(cell)) {
        this.at = null;
        return;
      }
      this.at = { x: clientX, y: clientY, back: true };
      setTimeout(() => (this.at = null), 320 * speed);
    };
    const listen = (
      name: "pointermove" | "pointerup" | "pointercancel",
      act: (event: PointerEvent) => void,
    ) =>
      window.addEventListener(name, (moved) => moved.pointerId === pointerId && act(moved), {
        signal: stop.signal,
      });
    listen("pointermove", (moved) => {
      if (!this.at && Math.hypot(moved.clientX - clientX, moved.clientY - clientY) < FAR) return;
      this.at = { x: moved.clientX, y: moved.clientY, back: false };
      this.over = cellAt(moved);
    });
    listen("pointerup", (moved) => end(moved, cellAt(moved)));
    listen("pointercancel", (moved) => end(moved, null));
  }
}

function cellAt(event: PointerEvent): number | null {
  const cell = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-kq-cell]")
    ?.dataset.kqCell;
  return cell === undefined ? null : Number(cell);
}
