/** What the engine shows of a game of Da Vinci Code (games/davincicode/view.py). */
import type { DavincicodeTile, DavincicodeView } from "$lib/protocol";

export type View = DavincicodeView;
export type Tile = DavincicodeTile;
export type Colour = Tile["colour"];
export type Phase = View["phase"];

export const NUMBERS = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"];

/** All values that can be named in this game. */
export const values = (hyphens: boolean): string[] => (hyphens ? [...NUMBERS, "-"] : NUMBERS);

/** A value as it is drawn on a tile. */
export const sign = (value: string): string => (value === "-" ? "–" : value);

/** How the catalogues know a colour and a value. */
export const colourWord = (colour: Colour): string => (colour === "b" ? "black" : "white");
export const valueWord = (value: string): string => (value === "-" ? "hyphen" : value);
