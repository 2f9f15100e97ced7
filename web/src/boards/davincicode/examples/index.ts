/** Drawn examples, by the section of the rules that they belong to. */
import Hyphens from "./Hyphens.svelte";
import Material from "./Material.svelte";
import Places from "./Places.svelte";
import Setup from "./Setup.svelte";
import Turn from "./Turn.svelte";

export const examples = { material: Material, setup: Setup, turn: Turn, places: Places, hyphens: Hyphens };
