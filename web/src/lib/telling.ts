/** Moves in words, as a log or a review has them. */
import type { GameBoard } from "../boards/contract";
import { t } from "./i18n.svelte";
import type { Fact, Moment } from "./protocol";
import { whose } from "./whose";

/** What was told, in the words of a game's board; with facts also for whom chance turned something up. */
export function inWords(board: GameBoard, names: string[], move: string, facts: readonly Fact[] = [], at = 0): string {
  const seat = facts.length ? whose(facts, at, names.length) : undefined;
  const { key, args } = board.words(move, names, facts[at], seat);
  return t(key, args);
}

/** What happened at each moment: the move, and what chance brought. */
export function happenedAt(board: GameBoard, names: string[], steps: readonly Moment[]): string[][] {
  const facts = steps.flatMap((one) => one.facts);
  let before = 0;
  return steps.map((one) => {
    const first = before;
    before += one.facts.length;
    return one.told.map((move, i) => inWords(board, names, move, facts, first + i));
  });
}
