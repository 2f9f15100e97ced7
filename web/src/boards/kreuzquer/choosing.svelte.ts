/** What the person is trying out: how the tile is turned, whether it lies face down, and where. */
import type { Choices } from "./moves";

export class Choosing {
  /** Quarter turns clockwise so far; not cut at 4, so that the drawing turns on in the same direction. */
  spin = $state(0);
  /** A sentence of the catalogue on what did not work. */
  note = $state<string | null>(null);
  #cell = $state<number | null>(null);
  #down = $state(false);
  #choices: () => Choices;

  constructor(choices: () => Choices) {
    this.#choices = choices;
  }

  /** Face down, by choice or because it fits nowhere. */
  get down(): boolean {
    return this.#down || this.forced;
  }

  get forced(): boolean {
    const { up, down } = this.#choices();
    return up.size === 0 && down.size > 0;
  }

  /** The move as it stands, to be confirmed. */
  get text(): string | undefined {
    return this.#cell === null ? undefined : this.#choices().text(this.#cell, this.spin, this.down);
  }

  /** Where the tile lies to be confirmed; nowhere, once that is no longer legal. */
  get cell(): number | null {
    return this.text === undefined ? null : this.#cell;
  }

  reset(): void {
    this.spin = 0;
    this.#down = false;
    this.takeOff();
  }

  takeOff(): void {
    this.#cell = null;
    this.note = null;
  }

  /** Try the tile on a cell, turning it if it must be; at a given angle if it fits so. */
  lay(cell: number, angle: number | null = null): boolean {
    const choices = this.#choices();
    let spin: number | null = this.spin;
    if (this.down) {
      if (!choices.down.has(cell)) spin = null;
    } else {
      for (let step = 0; angle !== null && step < 4; step++) {
        if (choices.angle(this.spin + step) !== angle) continue;
        spin = this.spin + step;
        break;
      }
      spin = choices.next(cell, spin);
    }
    if (spin === null) {
      this.note = this.down ? "page-kreuzquer-note-taken" : "page-kreuzquer-note-misfit";
      return false;
    }
    this.spin = spin;
    this.#cell = cell;
    this.note = null;
    return true;
  }

  /** Turn the tile: freely in the hand, on the plan to the next angle that fits there. */
  turn(way: 1 | -1): void {
    this.note = null;
    if (this.cell === null) {
      if (!this.down) this.spin += way;
      return;
    }
    const spin = this.down ? null : this.#choices().next(this.cell, this.spin, way, true);
    if (spin !== null) this.spin = spin;
    else this.note = this.down ? "page-kreuzquer-note-spiral" : "page-kreuzquer-note-one-way";
  }

  /** Face down, or face up again; it stays where it lies if it may. */
  flip(): void {
    if (this.forced) return;
    const cell = this.cell;
    this.#down = !this.#down;
    this.takeOff();
    if (cell !== null && !this.lay(cell)) this.note = null;
  }
}
