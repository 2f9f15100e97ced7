/** What the person may do now, what is chosen so far, and what the parts of the table show of it. */
import { tick } from "svelte";

import { t } from "$lib/i18n.svelte";
import type { Hint } from "../contract";
import { Seated } from "../kit/seated.svelte";
import { neighbour } from "./keys";
import { cues } from "./motion";
import { bestRank, choices, identities, lastMarks, spot, type Choices } from "./moves";
import { deduced, Notebook, readOdds, type Page } from "./notes.svelte";
import { sign, type Colour, type View } from "./types";

/** A hidden tile of another, and what the pad for it is close to. */
interface Target {
  seat: number;
  place: number;
  anchor: HTMLElement | null;
}

export class Choosing extends Seated<View> {
  chosen = $state.raw<Target | null>(null);
  /** The pad is for notes, and not for a guess. */
  noting = $state(false);
  /** A 1 that may become 10 or 11. */
  typed = $state("");
  /** The hidden tile that had the focus last. */
  roving = $state<string | null>(null);
  /** The key of a sentence that says why something did not work. */
  warning = $state("");
  readonly book = new Notebook();
  #closed = { at: "", when: 0 };

  readonly can = $derived.by((): Choices => choices(this.able ? this.view : { legal: [] }));
  /** A lasting name for every tile. */
  readonly ids = $derived.by(() => identities(this.board.facts, this.view.codes));
  readonly cues = $derived.by(() => cues(this.board.told));
  readonly marks = $derived.by(() => {
    const { facts, told } = this.board;
    return lastMarks(facts.length ? facts : told);
  });
  readonly odds = $derived.by(() => readOdds(this.board.advice ? this.board.odds : null, this.view.codes));
  /** The other seats, from the next one on. */
  readonly others = $derived.by(() => {
    const { seat, codes } = this.view;
    return codes.map((_, i) => ((seat ?? 0) + i) % codes.length).slice(seat === null ? 0 : 1);
  });
  /** The one hidden tile that Tab leads to. */
  readonly stop = $derived.by(() => {
    if (this.roving && this.isHidden(this.roving)) return this.roving;
    return neighbour(this.view.codes, this.others, null, "");
  });

  get hints(): Hint[] {
    return this.able ? this.board.hints : [];
  }
  get canNote(): boolean {
    const { seat, waiting, phase } = this.view;
    return seat !== null && !this.board.still && waiting.length === 0 && phase !== "over";
  }
  get target(): Target | null {
    const { chosen } = this;
    return chosen && this.canNote && this.isHidden(spot(chosen.seat, chosen.place)) ? chosen : null;
  }
  /** The legal guesses of the tile that is chosen, by value; none: only notes can be made. */
  get guesses(): Map<string, string> | undefined {
    return this.target ? this.can.guesses.get(spot(this.target.seat, this.target.place)) : undefined;
  }

  isHidden(at: string): boolean {
    const [seat, place] = at.split(".").map(Number);
    const tile = this.view.codes[seat]?.[place - 1];
    return !!tile && !tile.open && this.others.includes(seat);
  }
  /** The badge of the best of these moves. */
  ranks(...moves: (string | null | undefined)[]): number[] {
    return bestRank(this.hints, moves);
  }
  page(seat: number, place: number): Page {
    return this.book.page(this.ids[seat][place - 1]);
  }
  scribble(seat: number, place: number, value: string): void {
    this.book.scribble(this.ids[seat][place - 1], value);
  }
  /** My notes, as they show on the back of a tile. */
  pencil(seat: number, place: number): string {
    if (!this.canNote) return "";
    const circled = Object.entries(this.page(seat, place)).filter(([, scribble]) => scribble === "yes");
    return circled.slice(0, 2).map(([value]) => sign(value)).join(" "); // prettier-ignore
  }
  /** Write down what can be deduced. */
  fill = (): void => {
    for (const [at, known] of this.odds) {
      const [seat, place] = at.split(".").map(Number);
      const filled = deduced(this.page(seat, place), known, this.view.hyphens);
      if (this.others.includes(seat)) this.book.write(this.ids[seat][place - 1], filled);
    }
    this.board.announce(t("page-davincicode-filled"));
  };

  choose(seat: number, place: number, tap?: MouseEvent): void {
    const at = spot(seat, place);
    if (tap?.detail && this.#closed.at === at && Date.now() - this.#closed.when < 350) return; // the tap that closed the pad
    this.roving = at;
    this.typed = this.warning = "";
    this.noting = false;
    const anchor = tap?.currentTarget ?? this.root().querySelector(`[data-tile="${at}"]`);
    this.chosen = { seat, place, anchor: anchor as HTMLElement | null };
  }
  close = (): void => {
    if (this.chosen) this.#closed = { at: spot(this.chosen.seat, this.chosen.place), when: Date.now() };
    this.#drop();
  };
  play = (move: string): void => {
    if (!this.able || !this.view.legal.includes(move)) return;
    this.#drop();
    this.board.play(move);
  };
  /** Forget the choice; the focus goes back to where it was. */
  #drop(): void {
    const anchor = this.chosen?.anchor;
    this.chosen = null;
    this.typed = "";
    if (!anchor) return;
    void tick().then(() => document.activeElement === document.body && anchor.focus({ preventScroll: true }));
  }

  /** A tile of the pool is pressed, to be carried to my code. */
  grabHeap(event: PointerEvent, colour: Colour): void {
    if (!this.can.take[colour]) return;
    this.#carry(event, colour, "rack", (at) => at === String(this.view.seat) && this.can.take[colour]);
  }
  /** The tile that stands apart is pressed, to be carried to its place. */
  grabApart(event: PointerEvent): void {
    this.#carry(event, "apart", "gap", (at) => this.can.gaps.get(Number(at)));
  }
  #carry(event: PointerEvent, what: string, onto: string, meant: (at: string) => string | false | undefined): void {
    const shown = (event.currentTarget as Element).querySelector("svg");
    const drop = (at: string | null) => {
      const move = at !== null && meant(at);
      if (move) this.play(move);
      else this.warning = `page-davincicode-not-${onto === "rack" ? "rack" : "there"}`;
      return !!move;
    };
    this.carry.press(event, { what, shown, onto, drop });
  }
}
