/** Memo Street, for the rest of the page. */
import type { GameBoard } from "../contract";
import Board from "./Board.svelte";
import Points from "./examples/Points.svelte";
import RowKinds from "./examples/RowKinds.svelte";
import Setup from "./examples/Setup.svelte";
import Turn from "./examples/Turn.svelte";
import Void from "./examples/Void.svelte";
import { duration } from "./stage.svelte";
import { tutorial } from "./tutorial";
import { words } from "./words";

const memostreet: GameBoard = {
  Board,
  words,
  tutorial,
  examples: { setup: Setup, turn: Turn, rows: RowKinds, void: Void, points: Points },
  shortcuts: [
    { keys: ["←", "↑", "→", "↓"], text: "page-memostreet-keys-move" },
    { keys: ["R"], text: "page-memostreet-keys-rows" },
    { keys: ["Enter", "Space"], text: "page-memostreet-keys-choose" },
    { keys: ["Escape"], text: "page-memostreet-keys-cancel" },
  ],
  duration,
};

export default memostreet;
