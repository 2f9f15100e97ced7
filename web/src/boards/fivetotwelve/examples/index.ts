/** Drawn examples, by the section of the rules that they belong to. */
import Aim from "./Aim.svelte";
import Placing from "./Placing.svelte";
import Points from "./Points.svelte";
import Setup from "./Setup.svelte";

export const examples = { aim: Aim, setup: Setup, placing: Placing, points: Points };
