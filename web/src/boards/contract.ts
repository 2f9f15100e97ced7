/** What every game's folder under boards/ offers, so that the rest of the page can show and play it. */
import type { Component, Snippet } from "svelte";

import type { AdvisedMove, Fact, Unit, View } from "$lib/protocol";
import type { Material } from "$lib/sound";
import type { Size } from "./kit/box.svelte";

/** What the engine shows a seat, or a spectator; each game has a view of its own (see its types.ts). */
export type { View };

/** A move that advice recommends, as in view.legal, the best first. */
export interface Hint extends AdvisedMove {
  unit: Unit;
}

/** A sentence of the catalogues: a key and its arguments. */
export interface Sentence {
  key: string;
  args?: Record<string, string | number>;
}

/** The one line that says what to do now, or who is waited for. */
export interface Prompt extends Sentence {
  mine?: boolean; // it is this person's turn
  refused?: boolean; // it says why something did not work; the page announces that
}

/**
 * A board fills the box that it is given, whatever its size, and shows all that it has in it: see `kit/box.svelte.ts`.
 */
export interface BoardProps<V extends View = View> {
  view: V;
  /** The names of all seats, and how each is written beside a board. */
  names: string[];
  /** The points of every seat as the game's outcome has them; null until it is over. */
  scores: number[] | null;
  /** What happened between the view before and this one, as told to this seat; to be animated. */
  told: Fact[];
  /** All that happened in this game so far, as told; without faces where remembering them is part of the game. */
  facts: Fact[];
  /** Play one of view.legal; the board only calls it with a text from there. */
  play: (move: string) => void;
  /** A move is on its way to the server, or one is still to be shown that changes what I may do: not now. */
  busy: boolean;
  /** Best moves to show, if the person asked for them. */
  hints: Hint[];
  /** What the advice knows besides (`Advice.table` of the engine), or null. */
  odds: Record<string, unknown> | null;
  /** 0: no animation; 1: normal; 2: slow. The same number is in the CSS variable --speed. */
  speed: number;
  /** Say what is to be done now; the page shows it in its bar. */
  say: (prompt: Prompt) => void;
  /** Announce something to assistive technology, politely. The table page announces moves by itself. */
  announce: (text: string) => void;
  /** True in replay, tutorial and for spectators: shows, but takes no moves. */
  still: boolean;
  /** Advice may be used at this table (for notepads that fill in by themselves). */
  advice: boolean;
  /** Something that belongs to this table and person and survives a reload (the notepad); stored in the browser. */
  keep: { get<T>(name: string, otherwise: T): T; set(name: string, value: unknown): void };
}

export interface TutorialStep {
  /** What to say, by its key in page-GAME.ftl. */
  text: string;
  /** The view to show; the board is real. */
  view: View;
  told: Fact[];
  /** The moves of which one must be played to go on; none: a "next" button goes on. */
  wanted?: string[];
}

/** What keys do on a board, for the list of all keys: what to press, and the key of its text in page-GAME.ftl. */
export interface Keys {
  keys: string[]; // "R", "←", "Enter"; together with "Shift": ["Shift", "R"]
  text: string;
}

/** A move that can be made without looking at the board: what its button says, and the colour of the tile beside it. */
export interface Blind {
  move: string;
  text: Sentence;
  colour: string; // of CSS
}

/** For options that are written rather than ticked or chosen, such as the tiles of a boxed edition. */
export interface EditorProps {
  /** What the game has, by the names of the options. */
  defaults: Record<string, unknown>;
  /** What the person wrote for the new table, if anything yet. */
  chosen: Record<string, unknown> | null;
  onclose: () => void;
  onuse: (values: Record<string, unknown>) => void;
}

/** What chance deals in a game (deal.ts of its folder), so that the page can check every draw by itself. */
export interface Deal {
  /** All tiles that lie face down at the beginning, in the order of docs/records.md, written as in `*:=TILE`. */
  tiles: (players: number, options: Record<string, unknown>) => string[];
  /** Whether a tile may be the one that chance turns up after this move. Without it, any may. */
  fits?: (tile: string, before: string) => boolean;
}

/** How large everything on a board is, in pixels, and where it goes (layout.ts of its folder). */
export type LayOut<V extends View, L extends { sizes: Record<string, number> }> = (view: V, box: Size) => L;

/** The sentence that says what to do now, from what the person may do and has chosen (words.ts of its folder). */
export type SayWhatToDo<Choosing> = (choosing: Choosing) => Sentence;

export interface GameBoard {
  Board: Component<BoardProps<any>>; // eslint-disable-line @typescript-eslint/no-explicit-any
  /** What a text of view.legal or of a hint means: the fact that it would be; null if it is not a move of this game. */
  read: (text: string) => Fact | null;
  /** What happened, in words; `seat` made the move, or chance turned something up for it. */
  words: (fact: Fact, names: string[], seat: number) => Sentence;
  /** The kinds of moves (`Fact.do`) that turn a tile up for whoever makes them; none where chance only deals to all. */
  turnsUp?: readonly string[];
  /** 5 to 8 steps on a real board. */
  tutorial: TutorialStep[];
  /** Drawn examples for the rules, by the name of the section. */
  examples: Record<string, Snippet>;
  /** The keys of this board. No letter may be one of the page's own (a test checks that). */
  shortcuts: Keys[];
  /** What its tiles are made of: that decides how they sound. */
  material: Material;
  /** A game where what was seen fades needs it: the text of a told move without the face that it names. Only so is it kept. */
  faceless?(text: string): string;
  /** How long the animation of what was told takes, in milliseconds at speed 1; the next view waits for it. */
  duration: (told: readonly Fact[]) => number;
  /** How long the board celebrates the end, in milliseconds at speed 1; the result waits for it. */
  finale?: number;
  /** At the end it is shown what nobody could see any more, or never could: a view with what its winner saw in turn. */
  reveal?(view: View, seen: View[]): View;
  /** The seat's only move, where nobody would want to make it by hand: the page makes it after a pause. */
  forced?(view: View): string | null;
  /** Whether others could tell from a quick move that there was no choice: then all such moves take the same time. */
  quiet?(view: View): boolean;
  /** Whether the last of these moves of one seat stands for good, and can't be taken back. */
  stays?(moves: Fact[]): boolean;
  /** Moves that tell nothing of what a seat hides, so that they need not be made in secret. */
  blind?(view: View): Blind[];
  /** What is said in front of the curtain, by keys of page-GAME.ftl: while moves without a choice are made, and above blind moves. */
  curtain?: { wait: string; blind: string };
  /** Edits the options of kind "data"; loaded when it is opened. */
  editor?: () => Promise<{ default: Component<EditorProps> }>;
}
