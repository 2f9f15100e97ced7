/** Memo Street: the tiles that chance deals, to check it. As many of each kind as the street has columns. */
import type { Deal } from "../contract";

const FACES = ["1", "2", "3", "4", "5", "6", "J"];

export const deal: Deal = {
  tiles: (players) => FACES.flatMap((face) => Array<string>(5 + 2 * players).fill(face)),
};
