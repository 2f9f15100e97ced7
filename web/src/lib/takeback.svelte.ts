/** Taking my last move back: what the server would refuse is not offered (docs/decisions/0012-take-backs.md). */
import { company } from "./company";
import type { Fact, TableMessage } from "./protocol";
import { lastMover } from "./sitting";

type Known = Pick<TableMessage, "phase" | "outcome" | "daily" | "study" | "seats" | "mine" | "facts">;
type Stays = (moves: Fact[]) => boolean;

/**
 * Whether the move could be taken back, as far as this page can tell.
 *
 * Drawn: how many facts there were when chance last spoke here, where they don't keep it. Stays: whether the last of
 * these moves of one seat stands for good. Only whether a guess told nothing new is left to the server.
 */
export function mayTakeBack(now: Known, drawn = 0, stays: Stays = () => false): boolean {
  const { facts, study } = now;
  const seat = lastMover(now);
  if (now.phase !== "playing" || now.outcome || seat === undefined) return false;
  const at = facts.findLastIndex(({ actor }) => actor === seat);
  const before = facts.slice(0, at).filter(({ actor }) => actor !== "*").length;
  if (study && before < study.move) return false;
  if (stays(facts.filter(({ actor }) => actor === seat))) return false;
  const isSeen = Math.max(drawn, facts.findLastIndex(({ actor }) => actor === "*") + 1) > at;
  return !isSeen || (!now.daily && company(now) !== "people");
}

export class TakingBack {
  #declined = $state(-1); // the step at which the others said no: nothing has happened since
  readonly may = $derived.by(() => {
    const { now, drawn, stays } = this.table();
    return now.step !== this.#declined && !now.asked && mayTakeBack(now, drawn, stays);
  });

  constructor(private table: () => { now: TableMessage; drawn: number; stays: Stays | undefined }) {
    let asked: number | null = null; // the step at which I asked
    $effect(() => {
      const { asked: wish, step, mine } = table().now;
      if (asked === step && !wish) this.#declined = step;
      asked = wish && mine.includes(wish.seat) ? step : null;
    });
  }
}
