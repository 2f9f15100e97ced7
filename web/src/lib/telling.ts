/** Moves in words, as a log or a review has them. */
import type { GameBoard } from "../boards/contract";
import { t } from "./i18n.svelte";
import type { Fact, Moment } from "./protocol";
import { whose } from "./whose";

/** What happened at this place of the log, in the words of a game's board. */
export function inWords(board: GameBoard, names: string[], facts: readonly Fact[], at: number): string {
  const { key, args } = board.words(facts[at], names, whose(facts, at, names.length, board.turnsUp));
  return t(key, args);
}

/** A move that nobody has made yet, as advice recommends it. */
export function wished(board: GameBoard, names: string[], move: string): string {
  const fact = board.read(move);
  return fact ? inWords(board, names, [fact], 0) : move;
}

/** What happened at each moment: the move, and what chance brought. */
export function happenedAt(board: GameBoard, names: string[], steps: readonly Moment[]): string[][] {
  const facts = steps.flatMap((one) => one.facts);
  let before = 0;
  return steps.map((one) => {
    const first = before;
    before += one.facts.length;
    return one.facts.map((_, i) => inWords(board, names, facts, first + i));
  });
}
