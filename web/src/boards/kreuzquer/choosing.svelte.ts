/** What the person may do now, how the tile is tried out, and what the parts of the table show of it. */
import { t } from "$lib/i18n.svelte";
import { Seated } from "../kit/seated.svelte";
import { turned } from "./faces";
import { misfit } from "./misfits";
import { choices, read, type Choices } from "./moves";
import { marksOf, tipsOf, trialOf } from "./showing";
import { CENTRE, cellName, type Odds, type Plan, type View } from "./types";
import { cellText, faceText } from "./words";

const ONE_TURN = 140; // milliseconds: a wheel sends many events for one move of the hand

export class Choosing extends Seated<View> {
  /** Quarter turns clockwise so far; not cut at 4, so that the drawing turns on in the same direction. */
  spin = $state(0);
  /** A sentence of the catalogue on what did not work. */
  note = $state<string | null>(null);
  /** The cell that is pointed at. */
  peeked = $state<number | null>(null);
  #cell = $state<number | null>(null);
  #down = $state(false);
  #wheeled = 0;

  readonly can = $derived.by((): Choices => choices(this.may ? this.view : { ...this.view, legal: [] }));
  /** How each cell takes the tile. */
  readonly marks = $derived.by(() => marksOf(this.can, this));
  readonly tips = $derived.by(() => tipsOf(this.may ? this.board.hints : [], this.view.face));
  readonly trial = $derived.by(() => {
    const over = this.carry.over === null ? null : Number(this.carry.over);
    if (this.carry.what) return over === null ? null : trialOf(this.view, this.can, this, over);
    return trialOf(this.view, this.can, this, this.cell === null ? this.peeked : null);
  });
  /** How likely each number is to be reached. */
  readonly odds = $derived.by(
    () => new Map(((this.board.odds?.ports as Odds[] | undefined) ?? []).map((row) => [row.port, row] as const)),
  );

  get plan(): Plan {
    return this.view.boards[this.me]!;
  }
  get ended(): boolean {
    return this.view.actors.length === 0;
  }
  /** It is my turn, as far as the view goes. */
  get may(): boolean {
    return !this.board.still && this.view.legal.length > 0;
  }
  override get able(): boolean {
    return this.may && !this.board.busy;
  }
  /** Face down, by choice or because it fits nowhere. */
  get down(): boolean {
    return this.#down || this.forced;
  }
  get forced(): boolean {
    return this.can.up.size === 0 && this.can.down.size > 0;
  }
  /** The move as it stands, to be confirmed. */
  get text(): string | undefined {
    return this.#cell === null ? undefined : this.can.text(this.#cell, this.spin, this.down);
  }
  /** Where the tile waits to be confirmed; nowhere once that is no longer legal. */
  get cell(): number | null {
    return this.text === undefined ? null : this.#cell;
  }
  /** The tile in hand in words, as it is turned now. */
  get face(): string {
    return this.down ? t("page-kreuzquer-face-down") : faceText(turned(this.view.face!, this.spin));
  }

  reset(): void {
    this.spin = 0;
    this.#down = false;
    this.takeOff();
    this.carry.stop();
  }

  takeOff(): void {
    this.#cell = null;
    this.note = null;
  }

  /** Try the tile on a cell, turned as advice shows it there if that fits, otherwise as far as needed. */
  lay(cell: number): boolean {
    const { can } = this;
    if (this.plan.cells[cell] || cell === CENTRE) {
      this.note = "page-kreuzquer-note-taken";
      return false;
    }
    let spin: number | null = this.spin;
    if (this.down) {
      if (!can.down.has(cell)) spin = null;
    } else {
      const moves = this.board.hints.map((hint) => read(hint.move));
      const angle = moves.find((move) => move?.do === "place" && move.at === cell)?.angle;
      const wished = [0, 1, 2, 3].find((step) => can.angle(this.spin + step) === angle);
      spin = can.next(cell, spin + (wished ?? 0));
    }
    if (spin === null) {
      const why = this.down ? "taken" : `misfit-${misfit(this.view, this.plan, cell)}`;
      this.note = `page-kreuzquer-note-${why}`;
      return false;
    }
    this.spin = spin;
    this.#cell = cell;
    this.note = null;
    return true;
  }

  /** Turn the tile: freely in the hand, on the plan to the next angle that fits there. */
  turn(way: 1 | -1): void {
    if (!this.able) return;
    this.note = null;
    const { cell, down } = this;
    const spin = down ? null : cell === null ? this.spin + way : this.can.next(cell, this.spin, way, true);
    if (spin !== null) this.spin = spin;
    else if (cell !== null) this.note = down ? "page-kreuzquer-note-spiral" : "page-kreuzquer-note-one-way";
    this.#tell();
  }

  /** Face down, or face up again; it stays where it lies if it may. */
  flip = (): void => {
    if (!this.able) return;
    const cell = this.cell;
    if (!this.forced) {
      this.#down = !this.#down;
      this.takeOff();
      if (cell !== null && !this.lay(cell)) this.note = null;
    }
    this.#tell();
  };

  confirm = (): void => {
    if (this.able && this.text !== undefined) this.board.play(this.text);
  };

  tap(cell: number): void {
    if (!this.able) return;
    if (this.cell === cell) return this.turn(1);
    const laid = this.lay(cell);
    this.#tell();
    if (!laid && !this.can.down.has(cell)) this.board.announce(cellText(this.view, this.plan, cell, undefined));
  }

  /** The tile in hand is pressed: taken off the plan, or turned. */
  tapHand = (): void => {
    if (this.cell === null) this.turn(1);
    else if (this.able) this.takeOff();
  };

  grab = (event: PointerEvent): void => {
    if (!this.able) return;
    const drop = (at: string | null) => {
      const done = this.able && at !== null && this.lay(Number(at));
      if (!done) this.note ??= "page-kreuzquer-note-beside";
      this.#tell();
      return done;
    };
    this.carry.press(event, { what: "tile", shown: this.root().querySelector(".slot .up"), onto: "cell", drop });
  };

  wheel = (event: WheelEvent): void => {
    if (!this.able || event.ctrlKey) return;
    event.preventDefault();
    if (event.timeStamp - this.#wheeled < ONE_TURN || event.deltaY === 0) return;
    this.#wheeled = event.timeStamp;
    this.turn(event.deltaY > 0 ? 1 : -1);
  };

  /** How the tile lies now, for those who hear it; why it does not fit, the page tells. */
  #tell(): void {
    const { note, cell, face, board } = this;
    if (!note) board.announce(cell === null ? face : t("page-kreuzquer-tried", { cell: cellName(cell), face }));
  }
}
