/** Which of my seats is shown, and to whom the device must be handed. */
import type { View } from "../boards/contract";
import { company } from "./company";
import type { TableMessage } from "./protocol";

export interface Sitting {
  /** The place in `views` of the view to show. */
  index: number;
  /** The seat of mine that is to move and has a choice, if any. */
  acting: number | null;
  /** A move that the page makes by itself: its text. */
  forced: string | null;
}

/** Milliseconds before the page makes a move by itself: always the same, so that it tells nothing. */
const PAUSE = 900;
/** The same where other people look on: long enough for whoever has a choice to make it, too. */
const PAUSE_AMONG_PEOPLE = 2500;

export function pause(now: Pick<TableMessage, "mine" | "seats">): number {
  return company(now) === "people" ? PAUSE_AMONG_PEOPLE : PAUSE;
}

/** What to show of my seats. Whoever is to move is shown; if nobody is, the one that was shown before. */
export function sitting(
  now: Pick<TableMessage, "mine" | "views">,
  before: number,
  forced: (view: View) => string | null = () => null,
): Sitting {
  let acting: number | null = null;
  let index = before < now.views.length ? before : 0;
  let automatic: string | null = null;
  const order = [index, ...now.views.keys()];
  for (const i of order) {
    const view = now.views[i];
    if (!view?.legal.length) continue;
    const only = forced(view);
    if (only) automatic ??= only;
    else if (acting === null) {
      acting = now.mine[i] ?? null;
      index = i;
    }
  }
  return { index, acting, forced: automatic };
}

/** Whether a bot made all moves of a game for one player: it sits there still, and nobody earned the title. */
export function isBots(now: Pick<TableMessage, "seats" | "outcome" | "practice" | "study">): boolean {
  const earnsNothing = now.practice || !!now.study || isCut(now);
  return now.seats.length === 1 && !!now.seats[0].bot && !!now.outcome && now.outcome.title === null && !earnsNothing;
}

/** Which of my seats moved last: its move is the one to take back. At a shared screen that is not whose turn it is. */
export function lastMover(now: Pick<TableMessage, "mine" | "facts">): number | undefined {
  return now.facts.findLast(({ actor }) => actor !== "*" && now.mine.includes(actor))?.actor as number | undefined;
}

/** Whether one of my seats has moved in this game: before that there is nothing to take back. */
export function hasMoved(now: Pick<TableMessage, "mine" | "facts">): boolean {
  return lastMover(now) !== undefined;
}

/** Whether the game was given up or stopped before its end: there are no points, and nothing to celebrate. */
export function isCut({ outcome }: Pick<TableMessage, "outcome">): boolean {
  return outcome?.reason === "resigned" || outcome?.reason === "stopped";
}

/**
 * In a game that hides, people at one screen look one after another: whether the view of this seat must
 * stay covered.
 */
export function covered(hides: boolean, mine: number[], seat: number | null, unveiled: number | null): boolean {
  return hides && mine.length > 1 && seat !== null && seat !== unveiled;
}
