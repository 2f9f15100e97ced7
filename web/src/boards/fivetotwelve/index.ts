/** 5 vor 12, as the page shows and plays it. */
import type { GameBoard } from "../contract";
import Board from "./Board.svelte";
import { aim, placing, points, setup } from "./Examples.svelte";
import { duration } from "./motion";
import { read, stays, turnsUp } from "./moves";
import { tutorial } from "./tutorial";
import { words } from "./words";

export default {
  Board,
  read,
  words,
  turnsUp,
  tutorial,
  examples: { aim, setup, placing, points },
  material: "wood",
  shortcuts: [
    { keys: ["D"], text: "page-fivetotwelve-keys-draw" },
    { keys: ["L"], text: "page-fivetotwelve-keys-leave" },
    { keys: ["←", "↑", "→", "↓"], text: "page-fivetotwelve-keys-move" },
    { keys: ["Enter", "Space"], text: "page-fivetotwelve-keys-choose" },
    { keys: ["Escape"], text: "page-fivetotwelve-keys-cancel" },
  ],
  stays,
  duration,
  finale: 2000,
} satisfies GameBoard;
