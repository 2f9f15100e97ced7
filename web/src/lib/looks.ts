/** The looks that boards can have: each game's folder names its own (looks.ts), its default first. */
import { GAMES } from "./protocol";

const found = import.meta.glob<string[]>("../boards/*/looks.ts", { eager: true, import: "looks" });

/** By game, in the order of the list of games. */
export const LOOKS: Record<string, string[]> = Object.fromEntries(
  GAMES.map((game) => [game, found[`../boards/${game}/looks.ts`]]),
);

/** The look of a game that a person chose; its own, where they chose none, or one that is no longer there. */
export function lookOf(game: string, chosen: Record<string, string>): string {
  const looks = LOOKS[game];
  return looks.includes(chosen[game]) ? chosen[game] : looks[0];
}
