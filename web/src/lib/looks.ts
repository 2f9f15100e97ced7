/** The looks that each game's board can have (style/looks.css), its own first. */
export const LOOKS: Record<string, string[]> = {
  fivetotwelve: ["wood", "slate", "garden"],
  memostreet: ["street", "brick", "night"],
  kreuzquer: ["blueprint", "forest", "plum"],
  davincicode: ["walnut", "felt", "navy"],
};

/** The look of a game that a person chose; its own, where they chose none, or one that is no longer there. */
export function lookOf(game: string, chosen: Record<string, string>): string {
  const looks = LOOKS[game];
  return looks.includes(chosen[game]) ? chosen[game] : looks[0];
}
