/** Somebody's first game of a kind: for the first few times its prompts say what matters, and not only what to tap. */
import type { Sentence } from "../boards/contract";
import { has } from "./i18n.svelte";
import { read, write } from "./storage";

const MET = "met"; // the games that this person has met
const FIRST = "first-tables"; // by game: where they met it
const TIMES = 3; // that a prompt is said in more words

/** Whether this is somebody's first game of a kind, and whether they have met it only now: before anything is moved. */
export function meet(game: string, table: string, moved: boolean): { first: boolean; met: boolean } {
  const known = read<string[]>(MET, []);
  const tables = read<Record<string, string>>(FIRST, {});
  if (moved || known.includes(game)) return { first: tables[game] === table, met: false };
  write(MET, [...known, game]);
  write(FIRST, { ...tables, [game]: table });
  return { first: true, met: true };
}

export class Newcomer {
  private said = new Map<string, Set<string>>(); // by key: the occasions on which it was said

  constructor(private first: boolean) {}

  /** A prompt, in its longer form if there is one and this person is new to it. */
  word<S extends Sentence>(line: S, occasion: string): S {
    const key = `${line.key}-new`;
    if (!this.first || !has(key)) return line;
    const occasions = this.said.get(key) ?? new Set();
    if (!occasions.has(occasion) && occasions.size >= TIMES) return line;
    this.said.set(key, occasions.add(occasion));
    return { ...line, key };
  }
}
