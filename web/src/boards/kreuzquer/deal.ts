/** Kreuz & Quer: the tiles that chance deals, to check it. Each symbol once, as the box lists them. */
import type { Deal } from "../contract";

export const deal: Deal = {
  tiles: (_, options) => Object.keys(options.tiles as Record<string, string>),
};
