/** Da Vinci Code: the tiles that chance deals, to check it. A tile comes from those of the colour that was taken. */
import type { Deal } from "../contract";

const NUMBERS = Array.from({ length: 12 }, (_, i) => String(i));

export const deal: Deal = {
  tiles: (_, options) => (options.hyphens ? [...NUMBERS, "-"] : NUMBERS).flatMap((value) => [`b${value}`, `w${value}`]),
  fits: (tile, before) => before.endsWith(tile.startsWith("b") ? "take black" : "take white"),
};
