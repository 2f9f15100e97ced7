/** What the engine shows of a game of Da Vinci Code (games/davincicode/view.py). */
import type { View as AnyView } from "../contract";

export type Colour = "b" | "w";

export interface Tile {
  colour: Colour;
  value: string; // 0 to 11, - for a hyphen, ? for what the seat may not know
  open: boolean;
  ruled_out: string[]; // what it was wrongly taken for
}

export type Phase = "take" | "face" | "set" | "guess" | "hit" | "insert" | "lay" | "show" | "over";

export interface View extends AnyView {
  codes: Tile[][]; // a seat each, from its owner's left; before it is set up in the order taken
  drawn: Tile | null; // stands apart, of the seat whose turn it is
  pool: [number, number]; // black, white
  points: number[];
  waiting: number[]; // still have to set up their codes
  out: number[];
  turn: number;
  phase: Phase;
  hyphens: boolean;
}

export const NUMBERS = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"];

/** All values that can be named in this game. */
export const values = (hyphens: boolean): string[] => (hyphens ? [...NUMBERS, "-"] : NUMBERS);

/** A value as it is drawn on a tile. */
export const sign = (value: string): string => (value === "-" ? "–" : value);

/** How the catalogues know a colour and a value. */
export const colourWord = (colour: Colour): string => (colour === "b" ? "black" : "white");
export const valueWord = (value: string): string => (value === "-" ? "hyphen" : value);
