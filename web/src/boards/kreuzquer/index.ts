/** Kreuz & Quer, as the page shows and plays it. */
import type { GameBoard } from "../contract";
import Board from "./Board.svelte";
import { material, placing, points, spiral } from "./Examples.svelte";
import { duration } from "./motion";
import { read } from "./moves";
import { tutorial } from "./tutorial";
import { words } from "./words";

export default {
  Board,
  read,
  words,
  tutorial,
  examples: { material, placing, spiral, points },
  material: "metal",
  shortcuts: [
    { keys: ["←", "↑", "→", "↓"], text: "page-kreuzquer-keys-move" },
    { keys: ["Enter"], text: "page-kreuzquer-keys-enter" },
    { keys: ["R"], text: "page-kreuzquer-keys-right" },
    { keys: ["Shift", "R"], text: "page-kreuzquer-keys-left" },
    { keys: ["S"], text: "page-kreuzquer-keys-flip" },
    { keys: ["Escape"], text: "page-kreuzquer-keys-cancel" },
  ],
  duration,
  finale: 2000,
  editor: () => import("./BoxEditor.svelte"),
} satisfies GameBoard;
