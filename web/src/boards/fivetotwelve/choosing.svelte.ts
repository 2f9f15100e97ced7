/** What the person may do now, what is chosen so far, and what the parts of the table show of it. */
import type { Sentence } from "../contract";
import { Seated } from "../kit/seated.svelte";
import { drawn } from "./motion";
import { badges, cellName, choices, lastChanged, takersOf, type Choices } from "./moves";
import { gettingReady, type Odds, type View } from "./types";

const NOTHING = choices({ legal: [] });

export class Choosing extends Seated<View> {
  chosen = $state<number | null>(null); // an open number
  asked = $state<number | null>(null); // a cell, tapped before a tile
  refused = $state.raw<Sentence | null>(null);

  readonly can = $derived.by((): Choices => (this.able ? choices(this.view) : NOTHING));
  /** The cells where the active tile may go. */
  readonly targets = $derived.by(() => {
    if (this.holding) return this.can.place;
    return (this.picked !== null && this.can.take.get(this.picked)) || new Map<number, string>();
  });
  readonly takeable = $derived.by(() =>
    this.wished !== null ? this.takers(this.wished) : new Set(this.can.take.keys()),
  );
  readonly badges = $derived.by(() => badges(this.able ? this.board.hints : [], this.active));
  /** The places that changed last. */
  readonly changed = $derived.by(() => {
    const { facts, told } = this.board;
    return lastChanged(facts.length ? facts : told, this.view.seat);
  });

  /** I hold a tile to place or to leave. */
  get holding(): boolean {
    return this.can.place.size > 0 || this.can.leave !== null;
  }
  /** The open tile that was chosen; a choice that is no longer legal doesn't count. */
  get picked(): number | null {
    return this.chosen !== null && this.can.take.has(this.chosen) ? this.chosen : null;
  }
  get active(): number | null {
    return this.holding ? this.view.hands[this.me] : this.picked;
  }
  /** The cell for which a tile is to be chosen. */
  get wished(): number | null {
    return this.asked !== null && !this.holding && this.takers(this.asked).size ? this.asked : null;
  }
  get odds(): Odds | null {
    return this.board.odds as unknown as Odds | null;
  }

  /** The face-up numbers that may be taken for a cell. */
  takers(cell: number): Set<number> {
    return takersOf(this.can, cell);
  }
  /** Whose clock strikes: a winner's, when it is over and things may move. */
  won(seat: number): boolean {
    const { scores, speed } = this.board;
    return !!scores && speed > 0 && scores[seat] === Math.max(...scores);
  }

  drop(): void {
    this.chosen = this.asked = this.refused = null;
  }
  draw = (): void => {
    if (this.can.draw) this.board.play(this.can.draw);
  };
  leave = (): void => {
    if (this.can.leave) this.board.play(this.can.leave);
  };

  takeTile(number: number): void {
    this.refused = null;
    const both = this.wished !== null && this.can.take.get(number)?.get(this.wished);
    if (both) return this.board.play(both);
    this.asked = null;
    const may = this.can.take.has(number);
    if (!may && this.can.draw) this.#refuse("unfit", { number });
    this.chosen = !may || this.chosen === number ? null : number;
  }

  takeCell(cell: number): void {
    this.refused = null;
    const move = this.targets.get(cell);
    if (move) return this.board.play(move);
    if (this.active !== null) return this.#refuse("not-there", { number: this.active, cell: cellName(cell) });
    if (!this.can.draw && !this.can.take.size) return;
    const fits = this.takers(cell).size > 0;
    if (!fits && this.can.take.size) this.#refuse("none-for", { cell: cellName(cell) });
    this.asked = this.asked === cell || !fits ? null : cell;
  }

  /** A tile is pressed, to be carried. */
  grab(event: PointerEvent, number: number, what: string): void {
    const begin = () => {
      this.refused = this.asked = null;
      if (!this.holding) this.chosen = number;
    };
    const drop = (at: string | null) => {
      const cell = at === null || at === "middle" ? null : Number(at);
      const move = cell !== null ? this.targets.get(cell) : at && this.holding && this.can.leave;
      if (move) this.board.play(move);
      else if (cell !== null) this.#refuse("not-there", { number, cell: cellName(cell) });
      else this.chosen = null;
      return Boolean(move);
    };
    const shown = drawn(event.currentTarget as Element);
    this.carry.press(event, { what, shown, onto: "drop", begin, drop, stays: true });
  }

  #refuse(key: string, args: Sentence["args"]): void {
    const why = gettingReady(this.view) ? "dots" : "order";
    this.refused = { key: `page-fivetotwelve-prompt-${key}`, args: { ...args, why } };
  }
}
