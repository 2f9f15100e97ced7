/** Somebody at a board, and what comes of it. */
import type { BoardProps, View } from "../boards/contract";

type Made<V extends View, C> = new (props: () => BoardProps<V>, root: () => HTMLElement) => C;

/** Choosing at a board with this view; what is played is written down. */
export function somebody<V extends View, C>(Choosing: Made<V, C>, view: Partial<V>, more: Partial<BoardProps<V>> = {}) {
  const played: string[] = [];
  const play = (move: string) => void played.push(move);
  const fixed = { names: ["Ada", "Ben"], scores: null, told: [], facts: [], hints: [], odds: null, speed: 0 };
  const props = {
    ...fixed,
    busy: false,
    still: false,
    advice: true,
    play,
    announce: () => {},
    view: view as V,
    ...more,
  };
  const choosing = new Choosing(
    () => props as BoardProps<V>,
    () => null as unknown as HTMLElement,
  );
  return { choosing, played, props };
}
