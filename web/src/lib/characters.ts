/** The characters that play as bots: who sits down at a table (the server decides in the same way). */
import listed from "$locale/characters.json";

const CHARACTERS: Record<string, string[]> = listed;

/** The names that the bots of these seats will have, level by level; null where no bot of a level is to sit. */
export function characters(levels: (string | null)[], taken: string[] = []): (string | null)[] {
  const seen = new Set(taken);
  return levels.map((level) => {
    const name = (level && CHARACTERS[level]?.find((one) => !seen.has(one))) || null;
    if (name) seen.add(name);
    return name;
  });
}

/** Which of its level's characters somebody is, from 0; -1 for anybody else. */
export function numberOf(name: string, level: string): number {
  return CHARACTERS[level]?.indexOf(name) ?? -1;
}
