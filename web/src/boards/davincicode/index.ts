/** Da Vinci Code, as the page shows and plays it. */
import type { GameBoard } from "../contract";
import Board from "./Board.svelte";
import { hyphens, material, places, setup, turn } from "./Examples.svelte";
import { duration } from "./motion";
import { blind, forced, quiet, read, reveal, turnsUp } from "./moves";
import { tutorial } from "./tutorial";
import { words } from "./words";

export default {
  Board,
  read,
  words,
  turnsUp,
  tutorial,
  examples: { material, setup, turn, places, hyphens },
  material: "stone",
  shortcuts: [
    { keys: ["B"], text: "page-davincicode-keys-black" },
    { keys: ["W"], text: "page-davincicode-keys-white" },
    { keys: ["←", "↑", "→", "↓"], text: "page-davincicode-keys-move" },
    { keys: ["Enter", "Space"], text: "page-davincicode-keys-choose" },
    { keys: ["0", "…", "9"], text: "page-davincicode-keys-guess" },
    { keys: ["S"], text: "page-davincicode-keys-stop" },
    { keys: ["N"], text: "page-davincicode-keys-notes" },
    { keys: ["Escape"], text: "page-davincicode-keys-cancel" },
  ],
  duration,
  finale: 1800,
  forced,
  quiet,
  blind,
  curtain: { wait: "page-davincicode-curtain-wait", blind: "page-davincicode-curtain-blind" },
  reveal,
} satisfies GameBoard;
