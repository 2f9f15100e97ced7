/** Somebody at a board: what all boards know of them. What there is to choose is in each board's own class. */
import type { BoardProps, View } from "../contract";
import { Carry } from "./carry.svelte";

export class Seated<V extends View> {
  readonly carry = new Carry(() => this.board.speed);

  constructor(
    private props: () => BoardProps<V>,
    protected root: () => HTMLElement,
  ) {}

  /** All that the page told the board. */
  get board(): BoardProps<V> {
    return this.props();
  }
  get view(): V {
    return this.board.view;
  }
  /** The seat whose place is shown large: mine, or for a spectator the first. */
  get me(): number {
    return this.view.seat ?? 0;
  }
  /** Nothing is on its way to the server, and the board takes moves. */
  get able(): boolean {
    return !this.board.busy && !this.board.still;
  }
}
