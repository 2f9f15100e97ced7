/** Drawn examples, by the section of the rules that they belong to. */
import Material from "./Material.svelte";
import Placing from "./Placing.svelte";
import Points from "./Points.svelte";
import Spiral from "./Spiral.svelte";

export const examples = { material: Material, placing: Placing, spiral: Spiral, points: Points };
