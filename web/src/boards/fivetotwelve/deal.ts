/** 5 vor 12: the tiles that chance deals, to check it. One set of 1 to 20 for each player. */
import type { Deal } from "../contract";

export const deal: Deal = {
  tiles: (players) => Array.from({ length: 20 * players }, (_, i) => String(Math.floor(i / players) + 1)),
};
