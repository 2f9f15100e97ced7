/** First games, written short. */
import type { Fact } from "$lib/protocol";
import type { TutorialStep, View } from "../contract";

/** A step: the name of its text, what is shown, what happened before, and the moves of which one must be played. */
type Short<V> = [text: string, view: V, told?: string[], wanted?: string[]];

/** The steps of a first game, whose texts all begin alike; `read` gives the fact of a move that led to a view. */
export const stepsOf = <V extends View>(
  key: string,
  read: (move: string, view: V) => Fact | null,
  steps: Short<V>[],
): TutorialStep[] =>
  steps.map(([text, view, told = [], wanted]) => ({
    text: key + text,
    view,
    told: told.map((move) => read(move, view)!),
    wanted,
  }));
