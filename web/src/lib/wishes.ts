/** What a person fills in for a new table, and the message that it becomes. */
import type { Clock, GameInfo, NewTable, SeatKind, SeatWish } from "./protocol";

export interface Wish {
  seats: { kind: SeatKind; bot: string; name: string }[];
  options: Record<string, unknown>; // those that were touched
  rounds: number | null; // null while its field is empty
  clock: string; // one of CLOCKS
  public: boolean;
  advice: boolean | null; // null as long as it was not touched
  words: string;
}

/** The clocks to choose from, by the name of their text; beginners play without. */
export const CLOCKS: Record<string, Clock> = {
  none: { kind: "none", seconds: 0, increment: 0 },
  "move-30": { kind: "move", seconds: 30, increment: 0 },
  "move-60": { kind: "move", seconds: 60, increment: 0 },
  "move-180": { kind: "move", seconds: 180, increment: 0 },
  "move-day": { kind: "move", seconds: 86_400, increment: 0 },
  "move-3days": { kind: "move", seconds: 259_200, increment: 0 },
  "game-5": { kind: "game", seconds: 300, increment: 5 },
  "game-15": { kind: "game", seconds: 900, increment: 10 },
};

export function firstWish(): Wish {
  return {
    seats: [seat("me"), seat("bot")],
    options: {},
    rounds: 1,
    clock: "none",
    public: false,
    advice: null,
    words: "",
  };
}

export function seat(kind: SeatKind): Wish["seats"][number] {
  return { kind, bot: "level2", name: "" };
}

/** How many people will play each other. */
export function people(wish: Wish): number {
  return wish.seats.filter((one) => one.kind !== "bot").length;
}

/** Whether advice may be asked for, if nobody says otherwise. */
export function adviceByDefault(wish: Wish): boolean {
  return people(wish) < 2;
}

/** How many games a match of this game has for this number of players; null where people agree on it. */
export function matchRounds(info: GameInfo, players: number): number | null {
  return info.match_rounds?.[String(players)] ?? null;
}

export function message(game: string, wish: Wish): NewTable {
  const seats = wish.seats.map((one): SeatWish => {
    if (one.kind === "bot") return { kind: "bot", bot: one.bot };
    if (one.kind === "screen") return { kind: "screen", name: one.name.trim() };
    return { kind: one.kind };
  });
  const options = { ...wish.options };
  if (typeof options.starter === "number" && options.starter >= seats.length) delete options.starter;
  return {
    game,
    seats,
    options,
    rounds: wish.rounds ?? 1, // a field that was emptied has no number
    clock: CLOCKS[wish.clock] ?? CLOCKS.none,
    public: wish.public && wish.seats.some((one) => one.kind === "open"),
    advice: wish.advice,
    words: wish.words.trim(),
    lots: !("starter" in options), // as at a real table, unless somebody was named
  };
}
