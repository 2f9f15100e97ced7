/** Moves as texts: reading what was told, and grouping what is legal by the thing that is tapped. */
import type { Blind, Hint } from "../contract";
import { colourWord, type Colour, type Tile, type View } from "./types";

export type Move =
  | { kind: "take"; seat: number; colour: Colour }
  | { kind: "face"; colour: Colour; value: string }
  | { kind: "set"; seat: number; tiles: Tile[] }
  | { kind: "guess"; seat: number; owner: number; place: number; value: string }
  | { kind: "stop"; seat: number }
  | { kind: "insert"; seat: number; place: number }
  | { kind: "lay" | "show"; seat: number; colour: Colour; value: string; place: number };

const TILE = "([bw])(\\d+|-|\\?)";

/** A standing tile from its text: "b7", "w-", "b?". */
export function tile(text: string): Tile {
  return { colour: text[0] as Colour, value: text.slice(1), open: false, ruled_out: [] };
}

/** What a text means; null if it is not a move of this game. */
export function read(text: string): Move | null {
  const [, who, what] = /^(\*|\d):(.+)$/.exec(text) ?? [];
  if (!what) return null;
  const seat = Number(who);
  let m: RegExpExecArray | null;
  if (who === "*") {
    m = new RegExp(`^=${TILE}$`).exec(what);
    return m && { kind: "face", colour: m[1] as Colour, value: m[2]! };
  }
  if (what === "stop") return { kind: "stop", seat };
  if ((m = /^take (b|w)/.exec(what))) return { kind: "take", seat, colour: m[1] as Colour };
  if ((m = /^set (.+)$/.exec(what))) return { kind: "set", seat, tiles: m[1]!.split(" ").map(tile) };
  if ((m = /^guess (\d)\.(\d+)=(\d+|-)$/.exec(what)))
    return { kind: "guess", seat, owner: Number(m[1]), place: Number(m[2]), value: m[3]! };
  if ((m = /^insert (\d+)$/.exec(what))) return { kind: "insert", seat, place: Number(m[1]) };
  if ((m = new RegExp(`^(lay|show) ${TILE}@(\\d+)$`).exec(what)))
    return { kind: m[1] as "lay" | "show", seat, colour: m[2] as Colour, value: m[3]!, place: Number(m[4]) };
  return null;
}

/** A tile of somebody's code, as moves name it: "1.3". */
export const spot = (seat: number, place: number): string => `${seat}.${place}`;

/** The legal moves by what is tapped; places count from 1. */
export interface Choices {
  take: Partial<Record<Colour, string>>;
  guesses: Map<string, Map<string, string>>; // spot → value → move
  stop: string | null;
  gaps: Map<number, string>; // the place that the new tile would get → move
  shows: Map<number, string>; // place → move
  orders: { tiles: Tile[]; move: string }[];
}

export function choices({ legal }: Pick<View, "legal">): Choices {
  const found: Choices = {
    take: {},
    guesses: new Map(),
    stop: null,
    gaps: new Map(),
    shows: new Map(),
    orders: [],
  };
  for (const move of legal) {
    const told = read(move);
    if (told?.kind === "take") found.take[told.colour] = move;
    else if (told?.kind === "stop") found.stop = move;
    else if (told?.kind === "insert" || told?.kind === "lay") found.gaps.set(told.place, move);
    else if (told?.kind === "show") found.shows.set(told.place, move);
    else if (told?.kind === "set") found.orders.push({ tiles: told.tiles, move });
    else if (told?.kind === "guess") {
      const at = spot(told.owner, told.place);
      found.guesses.set(at, (found.guesses.get(at) ?? new Map<string, string>()).set(told.value, move));
    }
  }
  return found;
}

/** The values of a colour that this seat sees, in its own code or lying open: no hidden tile of another can have them. */
export function seenOf({ codes, drawn }: Pick<View, "codes" | "drawn">, colour: Colour): Set<string> {
  const tiles = [...codes.flat(), ...(drawn ? [drawn] : [])];
  return new Set(tiles.filter((one) => one.colour === colour && one.value !== "?").map((one) => one.value));
}

/** The only move, where it leaves nothing to choose: setting up the code, and putting the tile in. */
export function forced({ legal }: Pick<View, "legal">): string | null {
  const kind = legal.length === 1 ? read(legal[0])?.kind : undefined;
  return kind === "set" || kind === "insert" || kind === "lay" ? legal[0] : null;
}

/** Whether what is to do now is done by the page where there is no choice: setting up, and putting the tile in. */
export function quiet({ legal }: Pick<View, "legal">): boolean {
  const kind = legal.length ? read(legal[0])?.kind : undefined;
  return kind === "set" || kind === "insert" || kind === "lay";
}

/** The end: what the winner has kept hidden, as the winner saw it. */
export function reveal(view: View, seen: View): View {
  const codes = view.codes.map((code, owner) => (owner === seen.seat ? (seen.codes[owner] ?? code) : code));
  return { ...view, codes, drawn: view.turn === seen.seat ? seen.drawn : view.drawn };
}

/** The first tiles are taken unseen, so that taking them tells nothing of a code. */
export function blind({ legal, waiting }: View): Blind[] {
  if (!waiting.length) return [];
  return legal.flatMap((move) => {
    const told = read(move);
    if (told?.kind !== "take") return [];
    const colour = colourWord(told.colour);
    return [{ move, text: { key: `page-davincicode-blind-${colour}` }, colour: `var(--dvc-${colour})` }];
  });
}

/** The best badge among several moves: 1, 2 or 3. */
export function bestRank(hints: Hint[], moves: readonly (string | null | undefined)[]): number[] {
  const best = hints.slice(0, 3).findIndex((hint) => moves.includes(hint.move));
  return best < 0 ? [] : [best + 1];
}

/**
 * A name for every tile that stays the same when others are put in beside it: how many stood there before it came.
 * Where the moves do not lead to these codes (a tutorial has no moves), the places must do.
 */
export function identities(moves: string[], codes: Tile[][]): string[][] {
  const ids: number[][] = codes.map(() => []);
  for (const move of moves) {
    const told = read(move);
    if (told?.kind === "set" && ids[told.seat]) ids[told.seat] = told.tiles.map((_, at) => at);
    else if (told?.kind === "insert" || told?.kind === "lay") {
      const own = ids[told.seat];
      own?.splice(told.place - 1, 0, own.length);
    }
  }
  return codes.map((code, seat) => {
    const own = ids[seat];
    return code.map((_, at) => (own.length === code.length ? `${seat}:${own[at]}` : `${seat}@${at + 1}`));
  });
}

/** What tells this game from the others of a match: how it was dealt. */
export function dealt(moves: string[]): string {
  const last = moves.findLastIndex((move) => read(move)?.kind === "set");
  return moves.slice(0, last + 1).join(" ");
}

/** The marks that stay on the tiles: what was found, missed and put in. */
export type Mark = { kind: "hit" | "new" } | { kind: "miss"; value: string };

/** Those of the turn with the last guess: they stay while the next player takes a tile and thinks. */
export function lastMarks(moves: string[], codes: Tile[][]): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  const all = moves.map(read).filter((told) => told !== null && told.kind !== "face");
  const guess = all.findLast((told) => told.kind === "guess");
  if (!guess) return marks;
  const end = all.lastIndexOf(guess);
  const begin = all.findLastIndex((told, i) => i < end && told.seat !== guess.seat);
  for (const told of all.slice(begin + 1)) {
    if (told.seat !== guess.seat) break;
    if (told.kind === "guess") {
      const hit = codes[told.owner]?.[told.place - 1]?.open;
      marks.set(spot(told.owner, told.place), hit ? { kind: "hit" } : { kind: "miss", value: told.value });
    } else if (told.kind === "insert" || told.kind === "lay" || told.kind === "show")
      marks.set(spot(told.seat, told.place), { kind: "new" });
  }
  return marks;
}
