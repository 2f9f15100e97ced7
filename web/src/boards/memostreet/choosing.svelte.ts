/** What the person may do now, what is chosen so far, and what the parts of the table show of it. */
import { Seated } from "../kit/seated.svelte";
import { Stage } from "./motion.svelte";
import { choices, marks, type Use } from "./moves";
import { showRows, type ShownRow } from "./rows";
import { FACE_DOWN, type Odds, type View } from "./types";

/** A row, and the tile that was dropped there, if any: what goes there is still to be chosen. */
interface Half {
  kind: "fill" | "void";
  row: number;
  cell: number | null;
}

export class Choosing extends Seated<View> {
  half = $state.raw<Half | null>(null);
  /** I want to cross out a row although one could be filled. */
  voiding = $state(false);
  /** The cells of the tiles that would go into the row that is looked at. */
  considered = $state.raw<number[]>([]);
  /** Why dropping a tile or tapping a row had no effect. */
  refused = $state<"closed" | "fit" | "none" | null>(null);
  /** The cells of the face-up tiles, as they were turned up. */
  order = $state.raw<number[]>([]);
  readonly stage = new Stage(() => this.root());

  readonly legal = $derived.by(() => choices(this.view));
  readonly can = $derived.by(() => (this.may ? this.legal : choices({ ...this.view, legal: [] })));
  /** What the street shows: faces, 0 for a tile face down, -1 for none. */
  readonly table = $derived.by(() => this.view.table.map((face, cell) => this.stage.leaving.get(cell) ?? face));
  readonly up = $derived.by(() =>
    this.stage.turningBack ? [] : this.order.filter((cell) => this.table[cell] > FACE_DOWN),
  );
  readonly badges = $derived.by(() => marks(this.board.hints, this.view.legal));

  /** What may go into the row that is chosen, the most tiles first. */
  readonly uses = $derived.by((): Use[] => {
    if (!this.half) return [];
    const { fills, voids } = this.can.rows[this.half.row];
    return this.half.kind === "void" ? voids : fills.toSorted((a, b) => b.cells.length - a.cells.length);
  });

  get odds(): Odds | null {
    return this.board.odds as Odds | null;
  }
  /** The game goes on. */
  get on(): boolean {
    return this.view.actors.length > 0;
  }
  get may(): boolean {
    return this.able && this.view.legal.length > 0;
  }
  /** A row is to be chosen. */
  get picking(): boolean {
    return this.may && this.can.turns.size === 0;
  }
  /** Some row could be filled. */
  get fills(): boolean {
    return this.legal.rows.some((row) => row.fills.length > 0);
  }
  /** Whose turn it is; until the tiles have left, it is still that of the seat that used them. */
  get acting(): number {
    return this.stage.awaited?.seat ?? this.view.turn;
  }

  acts(seat: number): boolean {
    return this.on && this.acting === seat;
  }
  /** The row of a seat to which tiles are on their way. */
  awaited(seat: number): number | null {
    return this.stage.awaited?.seat === seat ? this.stage.awaited.row : null;
  }
  /** Whether it is the row that was used last, and the tiles are there. */
  isLast(seat: number, row: number): boolean {
    return this.stage.last?.seat === seat && this.stage.last.row === row && this.awaited(seat) !== row;
  }
  /** What the rows of a seat show; on my own board also what I may do with them. */
  rows(seat: number, mine = false): ShownRow[] {
    const may = mine && this.picking ? this.can.rows : null;
    return showRows(this.view.boards[seat], this.awaited(seat), may, this.table, this.voiding);
  }

  forget(): void {
    this.half = this.refused = null;
    this.voiding = false;
    this.considered = [];
    this.carry.stop();
  }

  send = (move: string): void => {
    if (!this.may || !this.view.legal.includes(move)) return;
    this.half = this.refused = null;
    this.considered = [];
    this.board.play(move);
  };

  /** A row of my own is tapped. */
  tap(row: number): void {
    if (!this.picking) return;
    const { fills, voids } = this.can.rows[row];
    if (voids.length || (fills.length && !this.voiding)) return this.choose(row);
    this.half = null;
    this.refused = fills.length || this.view.boards[this.me].rows[row].value === null ? "none" : "closed";
  }

  choose(row: number, cell: number | null = null): void {
    this.refused = null;
    const { fills, voids } = this.can.rows[row];
    const fitting = this.voiding ? [] : fills.filter((use) => cell === null || use.cells.includes(cell));
    if (fitting.length === 1) this.send(fitting[0].move);
    else if (fitting.length) this.half = { kind: "fill", row, cell };
    else if (voids.length) this.half = { kind: "void", row, cell };
  }

  /** The pointer or the focus is on this row, or on none. */
  consider(row: number | null): void {
    if (this.half) return;
    const fitting = row === null || this.voiding ? [] : this.can.rows[row].fills;
    this.considered = fitting.map((use) => use.cells).reduce((a, b) => (b.length > a.length ? b : a), []);
  }

  /** A tile that lies face up is pressed, in the street or in the tray. */
  grab = (event: PointerEvent): void => {
    const tile = (event.target as Element).closest<HTMLElement>("[data-up]");
    if (!tile || !this.picking) return;
    const shown = tile.querySelector(".front svg") ?? tile.querySelector("svg");
    const drop = (at: string | null) => this.#dropped(Number(tile.dataset.up), at === null ? null : Number(at));
    this.carry.press(event, { what: tile.dataset.up!, shown, onto: "row", drop });
  };

  /** A tile was dropped: on a row that takes it, on one that it could only make void, or beside. */
  #dropped(cell: number, row: number | null): boolean {
    if (row === null) return false;
    const { fills, voids } = this.can.rows[row];
    const fits = fills.some((use) => use.cells.includes(cell));
    if (fits || (voids.length && (this.voiding || !fills.length))) {
      this.choose(row, cell);
      return true;
    }
    this.refused = fills.length || voids.length ? "fit" : "closed";
    return false;
  }
}
