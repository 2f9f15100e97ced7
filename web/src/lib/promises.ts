/**
 * The first fingerprint of every table that this browser saw, and the words that its player mixed in after that:
 * at the end the browser holds the server to them.
 */
import type { TableMessage } from "./protocol";
import { read, write } from "./storage";

const MOST = 200; // tables; the oldest are forgotten
const NAME = "promises";

export interface First {
  commitment: string;
  at: number; // milliseconds since 1970
  early: boolean; // before anything was drawn
  words: string; // mine
}

const all = (): Record<string, First> => read<Record<string, First>>(NAME, {});

export function firstOf(table: string): First | null {
  return all()[table] ?? null;
}

function note(table: string, first: First): void {
  const kept = Object.entries({ ...all(), [table]: first }).slice(-MOST);
  write(NAME, Object.fromEntries(kept));
}

/** Note what a table promises, if it is new here. */
export function seePromise({ table, promise, phase }: Pick<TableMessage, "table" | "promise" | "phase">): void {
  if (firstOf(table)) return;
  note(table, { commitment: promise.commitment, at: Date.now(), early: phase === "gathering", words: "" });
}

/** Note a table that was made by a promise, with the words that were sent after it. */
export function keepPromise(table: string, commitment: string, at: number, words: string): void {
  note(table, { commitment, at, early: true, words });
}

/** Words for whoever says none, so that nobody can foresee the deal; none in a browser that has no random numbers to offer. */
export function chanceWords(): string {
  const bytes: Uint8Array | undefined = globalThis.crypto?.getRandomValues?.(new Uint8Array(8));
  return Array.from(bytes ?? [], (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Note the words that are about to be mixed in; the fingerprint is known by now. */
export function mixIn(table: string, words: string): void {
  const first = firstOf(table);
  if (first && words) note(table, { ...first, words });
}
