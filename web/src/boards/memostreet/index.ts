/** Memo Street, as the page shows and plays it. */
import type { GameBoard } from "../contract";
import Board from "./Board.svelte";
import { points, rows, setup, turn, voiding } from "./Examples.svelte";
import { duration } from "./motion.svelte";
import { faceless, read, reveal, turnsUp } from "./moves";
import { tutorial } from "./tutorial";
import { words } from "./words";

export default {
  Board,
  read,
  words,
  turnsUp,
  tutorial,
  examples: { setup, turn, rows, void: voiding, points },
  material: "card",
  shortcuts: [
    { keys: ["←", "↑", "→", "↓"], text: "page-memostreet-keys-move" },
    { keys: ["R"], text: "page-memostreet-keys-rows" },
    { keys: ["Enter", "Space"], text: "page-memostreet-keys-choose" },
    { keys: ["Escape"], text: "page-memostreet-keys-cancel" },
  ],
  faceless,
  duration,
  finale: 1600,
  reveal,
} satisfies GameBoard;
