/** Keys on a board: which are meant for it, and where arrows lead. */

/** Whether a key is meant for something else: the browser, a field or a dialog. */
export function elsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target as HTMLElement;
  return !!target.closest?.("input, textarea, select, [contenteditable], dialog");
}

/** Where an arrow, Home or End leads on a grid that is counted row by row; null for every other key. */
export function step(key: string, at: number, columns: number, rows: number): number | null {
  const [row, column] = [Math.floor(at / columns), at % columns];
  switch (key) {
    case "ArrowLeft":
      return column > 0 ? at - 1 : at;
    case "ArrowRight":
      return column < columns - 1 ? at + 1 : at;
    case "ArrowUp":
      return row > 0 ? at - columns : at;
    case "ArrowDown":
      return row < rows - 1 ? at + columns : at;
    case "Home":
      return at - column;
    case "End":
      return at - column + columns - 1;
    default:
      return null;
  }
}
