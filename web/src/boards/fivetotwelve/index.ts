/** 5 vor 12, as the page shows and plays it. */
import type { GameBoard } from "../contract";
import Board from "./Board.svelte";
import Aim from "./examples/Aim.svelte";
import Placing from "./examples/Placing.svelte";
import Points from "./examples/Points.svelte";
import Setup from "./examples/Setup.svelte";
import { plan } from "./flights";
import { tutorial } from "./tutorial";
import { words } from "./words";

const board: GameBoard = {
  Board,
  words,
  tutorial,
  examples: { aim: Aim, setup: Setup, placing: Placing, points: Points },
  shortcuts: [
    { keys: ["D"], text: "page-fivetotwelve-keys-draw" },
    { keys: ["L"], text: "page-fivetotwelve-keys-leave" },
    { keys: ["←", "↑", "→", "↓"], text: "page-fivetotwelve-keys-move" },
    { keys: ["Enter", "Space"], text: "page-fivetotwelve-keys-choose" },
    { keys: ["Escape"], text: "page-fivetotwelve-keys-cancel" },
  ],
  duration: (told) => plan(told, null).lasts,
};

export default board;
