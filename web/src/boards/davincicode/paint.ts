/** How tiles of a colour are painted, standing, lying or in a heap. */
import { colourWord, type Colour } from "./types";

export interface Paint {
  ink: string;
  soft: string; // signs on backs
  edge: string;
  face: { fill: string; stroke: string; "stroke-width": number };
}

export function paint(colour: Colour): Paint {
  const [fill, ink] = [`var(--dvc-${colourWord(colour)})`, `var(--dvc-${colourWord(colour)}-ink)`];
  const edge = `color-mix(in srgb, ${fill}, ${colour === "b" ? "var(--dvc-white) 34%" : "var(--dvc-table) 38%"})`;
  const soft = `color-mix(in srgb, ${ink}, ${fill} 25%)`;
  return { ink, soft, edge, face: { fill, stroke: `color-mix(in srgb, ${fill}, ${edge} 55%)`, "stroke-width": 0.8 } };
}
