/** The notepad: what a person scribbled about each hidden tile, kept in the browser. */
import type { BoardProps } from "../contract";
import { spot } from "./moves";
import { values, type Tile } from "./types";

export type Scribble = "no" | "yes"; // struck out, circled
export type Page = Record<string, Scribble>; // by value
export type Pages = Record<string, Page>; // by the tile's lasting name

/** Tapping goes round: struck out, circled, blank. */
export const nextScribble = (now: Scribble | undefined): Scribble | undefined =>
  now === undefined ? "no" : now === "no" ? "yes" : undefined;

/** What the advice knows of a hidden tile: its values with their odds. */
export interface Odds {
  sure: Map<string, number>; // counted
  heard: Map<string, number>; // with what the others' guesses betray
}

type Lines = [string, number][];
type Row = { seat: number; place: number; colour: string; values: Lines; heard: Lines };

/** The odds of every hidden tile by its spot, from the advice's table; what does not fit this view is left out. */
export function readOdds(table: Record<string, unknown> | null, codes: Tile[][]): Map<string, Odds> {
  const found = new Map<string, Odds>();
  const tiles = (table?.tiles ?? []) as Row[];
  const listed = (lines: Lines) => new Map(lines.map(([v, chance]) => [v === "hyphen" ? "-" : v, chance]));
  for (const { seat, place, colour, values: counted, heard } of tiles) {
    const stands = codes[seat]?.[place - 1];
    if (stands && !stands.open && stands.colour === colour[0])
      found.set(spot(seat, place), { sure: listed(counted), heard: listed(heard) });
  }
  return found;
}

/** In per cent; neither 0 nor 100 unless it is certain. */
export function percent(chance: number | undefined): number | null {
  if (!chance) return null;
  return chance > 1 - 1e-9 ? 100 : Math.min(99, Math.max(1, Math.round(100 * chance)));
}

/** A page filled in by deduction: what cannot be is struck out, what must be is circled; own circles stay. */
export function deduced(page: Page, odds: Odds, hyphens: boolean): Page {
  const filled: Page = {};
  for (const value of values(hyphens)) {
    if (!odds.sure.has(value)) filled[value] = "no";
    else if (odds.sure.size === 1) filled[value] = "yes";
    else if (page[value]) filled[value] = page[value];
  }
  return filled;
}

export class Notebook {
  pages = $state<Pages>({});
  #keep: BoardProps["keep"] | null = null;
  #name = "";
  #game = "";

  /** Open the notes of a seat in this game; those of another game are not shown. */
  open(keep: BoardProps["keep"], seat: number | null, game: string): void {
    const name = `notes-${seat ?? "watch"}`;
    if (this.#keep && name === this.#name && game === this.#game) return;
    const stored = keep.get<{ game: string; pages: Pages } | null>(name, null);
    this.#keep = keep;
    this.#name = name;
    this.#game = game;
    this.pages = stored?.game === game ? stored.pages : {};
  }

  page(id: string): Page {
    return this.pages[id] ?? {};
  }

  scribble(id: string, value: string): void {
    const page = { ...this.page(id) };
    const next = nextScribble(page[value]);
    if (next) page[value] = next;
    else delete page[value];
    this.write(id, page);
  }

  write(id: string, page: Page): void {
    this.pages = { ...this.pages, [id]: page };
    this.#keep?.set(this.#name, { game: this.#game, pages: $state.snapshot(this.pages) });
  }

  clear(): void {
    this.pages = {};
    this.#keep?.set(this.#name, { game: this.#game, pages: {} });
  }
}
