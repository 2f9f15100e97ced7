/** Moves as texts: reading them, and grouping what is legal by the thing that is tapped; and what was told last. */
import type { Fact } from "$lib/protocol";
import type { Blind, Hint } from "../contract";
import { colourWord, type Colour, type Tile, type View } from "./types";

/** Who takes a tile sees its face. */
export const turnsUp = ["take"];

/** A standing tile from its text: "b7", "w-", "b?". */
export function tile(text: string): Tile {
  return { colour: text[0] as Colour, value: text.slice(1), open: false, ruled_out: [] };
}

/** What a text means; null if it is not a move of this game. Places count from 1. */
export function read(text: string): Fact | null {
  const [, who, word, rest = ""] = /^(\*|\d):(=|[a-z]+) ?(.*)$/.exec(text) ?? [];
  if (who === "*") return word === "=" && /^[bw]/.test(rest) ? { actor: "*", do: "face", face: rest } : null;
  const move = { actor: Number(who), do: word };
  switch (word) {
    case "stop":
      return move;
    case "take":
      return { ...move, face: `${rest[0]}?` };
    case "set":
      return { ...move, face: rest };
    case "insert":
      return { ...move, at: Number(rest) };
    case "guess": {
      const [owner, place, face] = rest.split(/[.=]/);
      return { ...move, owner: Number(owner), at: Number(place), face };
    }
    case "lay":
    case "show": {
      const [face, place] = rest.split("@");
      return { ...move, face, at: Number(place) };
    }
    default:
      return null;
  }
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
    const { do: kind, face = "", owner, at } = read(move)!;
    if (kind === "take") found.take[face![0] as Colour] = move;
    else if (kind === "stop") found.stop = move;
    else if (kind === "insert" || kind === "lay") found.gaps.set(at!, move);
    else if (kind === "show") found.shows.set(at!, move);
    else if (kind === "set") found.orders.push({ tiles: face!.split(" ").map(tile), move });
    else if (kind === "guess") {
      const guessed = spot(owner!, at!);
      found.guesses.set(guessed, (found.guesses.get(guessed) ?? new Map<string, string>()).set(face!, move));
    }
  }
  return found;
}

/** The values of a colour that this seat sees, in its own code or lying open: no hidden tile of another can have them. */
export function seenOf({ codes, drawn }: Pick<View, "codes" | "drawn">, colour: Colour): Set<string> {
  const tiles = [...codes.flat(), ...(drawn ? [drawn] : [])];
  return new Set(tiles.filter((one) => one.colour === colour && one.value !== "?").map((one) => one.value));
}

/** Whether what is to do now is done by the page where there is no choice: setting up, and putting the tile in. */
export function quiet({ legal }: Pick<View, "legal">): boolean {
  return legal.length > 0 && ["set", "insert", "lay"].includes(read(legal[0])!.do);
}

/** The only move, where it leaves nothing to choose. */
export function forced({ legal }: Pick<View, "legal">): string | null {
  return legal.length === 1 && quiet({ legal }) ? legal[0] : null;
}

/** The end: what the winner has kept hidden, as the winner saw it. */
export function reveal(view: View, views: View[]): View {
  const seen = views.at(-1);
  if (!seen) return view;
  const codes = view.codes.map((code, owner) => (owner === seen.seat ? (seen.codes[owner] ?? code) : code));
  return { ...view, codes, drawn: view.turn === seen.seat ? seen.drawn : view.drawn };
}

/** The first tiles are taken unseen, so that taking them tells nothing of a code. */
export function blind({ legal, waiting }: View): Blind[] {
  if (!waiting.length) return [];
  return legal.flatMap((move) => {
    const { do: kind, face } = read(move)!;
    if (kind !== "take") return [];
    const colour = colourWord(face![0] as Colour);
    return [{ move, text: { key: `page-davincicode-blind-${colour}` }, colour: `var(--dvc-${colour})` }];
  });
}

/** The best badge among several moves: 1, 2 or 3. */
export function bestRank(hints: Hint[], moves: readonly (string | null | undefined)[]): number[] {
  const best = hints.slice(0, 3).findIndex((hint) => moves.includes(hint.move));
  return best < 0 ? [] : [best + 1];
}

/** A name for every tile that stays the same when others are put in beside it: how many stood there before it came. */
export function identities(facts: readonly Fact[], codes: Tile[][]): string[][] {
  return codes.map((code, seat) => {
    const put = facts.filter(({ actor, do: kind }) => actor === seat && (kind === "insert" || kind === "lay"));
    const ids = code.slice(put.length).map((_, at) => at); // those that the code was set up with
    for (const { at } of put) ids.splice(at! - 1, 0, ids.length);
    return ids.map((id) => `${seat}:${id}`);
  });
}

/** What tells this game from the others of a match: how it was dealt. */
export function dealt(facts: readonly Fact[]): string {
  const last = facts.findLastIndex((fact) => fact.do === "set");
  return facts.slice(0, last + 1).map(({ actor, do: kind, face }) => `${actor}:${face ?? kind}`).join(" "); // prettier-ignore
}

/** The marks that stay on the tiles: what was found, missed and put in. */
export type Mark = { kind: "hit" | "new" } | { kind: "miss"; value: string };

/** Those of the turn with the last guess: they stay while the next player takes a tile and thinks. */
export function lastMarks(facts: readonly Fact[]): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  const all = facts.filter(({ actor }) => actor !== "*");
  const end = all.findLastIndex((fact) => fact.do === "guess");
  if (end < 0) return marks;
  const { actor } = all[end];
  const begin = all.findLastIndex((fact, i) => i < end && fact.actor !== actor);
  for (const fact of all.slice(begin + 1)) {
    if (fact.actor !== actor) break;
    const { do: kind, owner, at, face, hit } = fact;
    if (kind === "guess") marks.set(spot(owner!, at!), hit ? { kind: "hit" } : { kind: "miss", value: face! });
    else if (at != null) marks.set(spot(actor as number, at), { kind: "new" });
  }
  return marks;
}
