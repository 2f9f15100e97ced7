/** Drawn examples, by the section of the rules that they belong to. */
import Points from "./Points.svelte";
import Rows from "./Rows.svelte";
import Setup from "./Setup.svelte";
import Turn from "./Turn.svelte";
import Void from "./Void.svelte";

export const examples = { setup: Setup, turn: Turn, rows: Rows, void: Void, points: Points };
