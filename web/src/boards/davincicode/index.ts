import type { GameBoard } from "../contract";
import Board from "./Board.svelte";
import Hyphens from "./examples/Hyphens.svelte";
import Material from "./examples/Material.svelte";
import Places from "./examples/Places.svelte";
import Setup from "./examples/Setup.svelte";
import Turn from "./examples/Turn.svelte";
import { duration } from "./motion";
import { tutorial } from "./tutorial";
import { words } from "./words";

export default {
  Board,
  words,
  tutorial,
  examples: { material: Material, setup: Setup, turn: Turn, places: Places, hyphens: Hyphens },
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
} satisfies GameBoard;
