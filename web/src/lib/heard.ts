/**
 * The draws of every table as this page was told them while they happened. Whatever the server says later of a game,
 * at its end it is held to these.
 */
import type { Moved, TableMessage } from "./protocol";

const MOST = 50; // tables; the oldest are forgotten

/** What was told of each draw, by the number of its step in the game. */
export type Draws = Map<number, string>;

const tables = new Map<string, Map<number, Draws>>(); // by round

function drawsOf(table: string, round: number): Draws {
  const rounds = tables.get(table) ?? new Map<number, Draws>();
  tables.delete(table);
  tables.set(table, rounds);
  for (const oldest of [...tables.keys()].slice(0, -MOST)) tables.delete(oldest);
  const draws = rounds.get(round) ?? new Map<number, string>();
  rounds.set(round, draws);
  return draws;
}

/** Keep what is not known yet; what was told first is never told anew. */
function keep(draws: Draws, texts: string[], from: number): void {
  texts.forEach((text, i) => {
    if (text.startsWith("*") && !draws.has(from + i)) draws.set(from + i, text);
  });
}

/** Some moves were told as they were made. */
export function hearMoved({ table, round, step, told }: Pick<Moved, "table" | "round" | "step" | "told">): void {
  keep(drawsOf(table, round), told, step - told.length);
}

/**
 * A whole table was told: of draws that nobody heard, it is all there is. Only practice goes back before a draw; where
 * what was seen fades, draws are not told again.
 */
export function hearTable({
  table,
  round,
  step,
  moves,
  practice,
}: Pick<TableMessage, "table" | "round" | "step" | "moves" | "practice">): void {
  const draws = drawsOf(table, round);
  if (practice) for (const at of [...draws.keys()]) if (at >= step) draws.delete(at);
  if (moves.length === step) keep(draws, moves, 0);
}

/** The draws of a table that were heard, by round. */
export function heardAt(table: string): Map<number, Draws> {
  return tables.get(table) ?? new Map<number, Draws>();
}
