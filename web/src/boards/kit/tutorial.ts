/** First games, written short. */
import type { TutorialStep, View } from "../contract";

/** A step: the name of its text, what is shown, what happened before, and the moves of which one must be played. */
type Short = [text: string, view: View, told?: string[], wanted?: string[]];

/** The steps of a first game, whose texts all begin alike. */
export const stepsOf = (key: string, steps: Short[]): TutorialStep[] =>
  steps.map(([text, view, told = [], wanted]) => ({ text: key + text, view, told, wanted }));
