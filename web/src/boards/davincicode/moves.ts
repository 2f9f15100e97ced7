/** Moves as texts: reading what was told, and grouping what is legal by the thing that is tapped. */
import type { Hint } from "../contract";
import type { Colour, Tile } from "./types";

export type Told =
  | { do: "take"; seat: number; colour: Colour }
  | { do: "face"; colour: Colour; value: string }
  | { do: "set"; seat: number; tiles: Tile[] }
  | { do: "guess"; seat: number; owner: number; place: number; value: string }
  | { do: "stop"; seat: number }
  | { do: "insert"; seat: number; place: number }
  | { do: "lay" | "show"; seat: number; colour: Colour; value: string; place: number };

const TILE = "([bw])(\\d+|-|\\?)";

/** A standing tile from its text: "b7", "w-", "b?". */
export function tile(text: string): Tile {
  return { colour: text[0] as Colour, value: text.slice(1), open: false, ruled_out: [] };
}

/** What a text says, or null where it is no move of this game. */
export function parse(text: string): Told | null {
  const [, who, what] = /^(\*|\d):(.+)$/.exec(text) ?? [];
  if (!what) return null;
  const seat = Number(who);
  let m: RegExpExecArray | null;
  if (who === "*") {
    m = new RegExp(`^=${TILE}$`).exec(what);
    return m && { do: "face", colour: m[1] as Colour, value: m[2]! };
  }
  if (what === "stop") return { do: "stop", seat };
  if ((m = /^take (b|w)/.exec(what))) return { do: "take", seat, colour: m[1] as Colour };
  if ((m = /^set (.+)$/.exec(what))) return { do: "set", seat, tiles: m[1]!.split(" ").map(tile) };
  if ((m = /^guess (\d)\.(\d+)=(\d+|-)$/.exec(what)))
    return { do: "guess", seat, owner: Number(m[1]), place: Number(m[2]), value: m[3]! };
  if ((m = /^insert (\d+)$/.exec(what))) return { do: "insert", seat, place: Number(m[1]) };
  if ((m = new RegExp(`^(lay|show) ${TILE}@(\\d+)$`).exec(what)))
    return { do: m[1] as "lay" | "show", seat, colour: m[2] as Colour, value: m[3]!, place: Number(m[4]) };
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

export function choices(legal: string[]): Choices {
  const found: Choices = {
    take: {},
    guesses: new Map(),
    stop: null,
    gaps: new Map(),
    shows: new Map(),
    orders: [],
  };
  for (const move of legal) {
    const told = parse(move);
    if (told?.do === "take") found.take[told.colour] = move;
    else if (told?.do === "stop") found.stop = move;
    else if (told?.do === "insert" || told?.do === "lay") found.gaps.set(told.place, move);
    else if (told?.do === "show") found.shows.set(told.place, move);
    else if (told?.do === "set") found.orders.push({ tiles: told.tiles, move });
    else if (told?.do === "guess") {
      const at = spot(told.owner, told.place);
      found.guesses.set(at, (found.guesses.get(at) ?? new Map<string, string>()).set(told.value, move));
    }
  }
  return found;
}

/** The badge of a move: 1, 2, 3 for the best ones, 0 for the others. */
export const rank = (hints: Hint[], move: string | null | undefined): number =>
  hints.slice(0, 3).findIndex((hint) => hint.move === move) + 1;

/** The best badge among several moves. */
export function bestRank(hints: Hint[], moves: Iterable<string>): number {
  const ranks = [...moves].map((move) => rank(hints, move)).filter(Boolean);
  return ranks.length ? Math.min(...ranks) : 0;
}

/**
 * A name for every tile that stays the same when others are put in beside it: how many stood there before it came.
 * Where the moves do not lead to these codes (a tutorial has no moves), the places must do.
 */
export function identities(moves: string[], codes: Tile[][]): string[][] {
  const ids: number[][] = codes.map(() => []);
  for (const move of moves) {
    const told = parse(move);
    if (told?.do === "set" && ids[told.seat]) ids[told.seat] = told.tiles.map((_, at) => at);
    else if (told?.do === "insert" || told?.do === "lay") {
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
  const last = moves.findLastIndex((move) => parse(move)?.do === "set");
  return moves.slice(0, last + 1).join(" ");
}

/** The marks that stay on the tiles: what was found, missed and put in. */
export type Mark = { kind: "hit" | "new" } | { kind: "miss"; value: string };

/** Those of the turn with the last guess: they stay while the next player takes a tile and thinks. */
export function lastMarks(moves: string[], codes: Tile[][]): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  const all = moves.map(parse).filter((told) => told !== null && told.do !== "face");
  const guess = all.findLast((told) => told.do === "guess");
  if (!guess) return marks;
  const end = all.lastIndexOf(guess);
  const begin = all.findLastIndex((told, i) => i < end && told.seat !== guess.seat);
  for (const told of all.slice(begin + 1)) {
    if (told.seat !== guess.seat) break;
    if (told.do === "guess") {
      const hit = codes[told.owner]?.[told.place - 1]?.open;
      marks.set(spot(told.owner, told.place), hit ? { kind: "hit" } : { kind: "miss", value: told.value });
    } else if (told.do === "insert" || told.do === "lay" || told.do === "show")
      marks.set(spot(told.seat, told.place), { kind: "new" });
  }
  return marks;
}
