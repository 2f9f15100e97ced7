import type { Keys } from "../boards/contract";

/** What lies over the page at the moment, and what the keys do. */
export const ui = $state({
  settings: false,
  shortcuts: false,
  /** I am to move; the tab says so. */
  turn: false,
  /** A board has the whole window, with a bar of its own. */
  framed: false,
  /** What is to be said of the connection, as a key of the catalogues, while the server is not there. */
  lost: "",
  /** Reloads the page, where the server has a newer one. */
  renew: null as (() => void) | null,
  /** The game whose rules are open. */
  rules: null as string | null,
});

export interface Shortcut {
  key: string;
  text: string; // a key of the catalogues
  act: () => void;
}

let local: Shortcut[] = $state.raw([]);
let board: Keys[] = $state.raw([]);

/** The shortcuts of the page that is open now, besides those that always work. */
export function pageShortcuts(): Shortcut[] {
  return local;
}

/** The keys of the board that is open now. */
export function boardKeys(): Keys[] {
  return board;
}

export function useShortcuts(shortcuts: Shortcut[], keys: Keys[] = []): () => void {
  local = shortcuts;
  board = keys;
  return () => {
    if (local === shortcuts) local = board = [];
  };
}

const FIELDS = "input, select, textarea, [contenteditable], dialog";

/** Whether a key is one letter, and not written into a field: whoever doesn't want such keys gets none. */
export function isLetter({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const element = target as HTMLElement | null;
  return /^[a-z,]$/i.test(key) && !ctrlKey && !metaKey && !altKey && !element?.closest?.(FIELDS);
}

/** A key was pressed that no board and no field wanted. */
export function pressed(event: KeyboardEvent, always: Shortcut[]): void {
  const target = event.target as HTMLElement | null;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target?.closest(FIELDS)) return;
  const found = [...always, ...local].find((shortcut) => shortcut.key === event.key);
  if (!found) return;
  event.preventDefault();
  found.act();
}
