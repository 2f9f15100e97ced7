/** What page and server say to each other: the same as src/spieltrieb/server/messages.py, in TypeScript. */
import type { View } from "../boards/contract";

export const PROTOCOL = 1;

export type SeatKind = "me" | "bot" | "open" | "screen";
export type Phase = "gathering" | "playing" | "over" | "closed";

export interface SeatWish {
  kind: SeatKind;
  bot?: string;
  name?: string;
}

export interface Clock {
  kind: "none" | "move" | "game";
  seconds: number;
  increment: number;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, unknown>;
  rounds?: number; // 1: a single game; 0: a match as the leaflet has it
  clock?: Clock;
  public?: boolean;
  advice?: boolean | null; // null: only where no two people play each other
  words?: string;
}

export interface Person {
  id: string;
  name: string;
  avatar: string;
}

export interface Seat {
  kind: "person" | "bot" | "open";
  name: string;
  avatar: string;
  person: string | null;
  bot: string | null;
  screen: boolean;
  here: boolean;
}

export interface Outcome {
  scores: number[];
  winners: number[];
  reason: string;
  title: number | null;
}

export interface Times {
  at: number;
  left: number[];
  running: number[];
}

export interface Promised {
  commitment: string;
  words: { name: string; words: string }[];
  secret: string | null;
  seeds: string[];
}

export interface Asked {
  seat: number;
  step: number;
  waiting: number[];
}

export interface Said {
  name: string;
  person: string | null;
  text: string;
  at: number;
}

export interface Summary {
  id: string;
  game: string;
  phase: Phase;
  seats: Seat[];
  rounds: number;
  clock: Clock;
  public: boolean;
  advice: boolean;
  daily: string | null;
  made: number;
  moved: number;
  mine: number[];
  my_turn: boolean;
  outcome: Outcome | null;
}

export const REACTIONS = ["hello", "well-played", "thanks", "oops", "wow", "thinking", "hurry", "bye"] as const;

// ---- From the page ----

export interface MoveCommand {
  do: "move";
  table: string;
  seat: number;
  round: number;
  step: number;
  move: string;
}

export type Command =
  | { do: "lobby"; on: boolean }
  | { do: "watch" | "unwatch" | "rematch" | "close"; table: string }
  | { do: "sit"; table: string; seat?: number; words?: string }
  | { do: "stand" | "back" | "hand" | "return"; table: string; seat: number }
  | { do: "mix"; table: string; words: string }
  | MoveCommand
  | { do: "agree"; table: string; seat: number; yes: boolean; step: number }
  | { do: "next"; table: string; round: number }
  | { do: "say"; table: string; text: string }
  | { do: "react"; table: string; reaction: string }
  | { do: "ping" };

// ---- From the server ----

export interface Welcome {
  is: "welcome";
  protocol: number;
  version: string;
  me: Person;
  now: number;
}

export interface Done {
  is: "done";
  id: number;
  table?: string | null;
}

export interface Refused {
  is: "refused";
  code: string;
  text: string;
  arguments: Record<string, unknown>;
  id: number | null;
  table: string | null;
}

export interface TableMessage {
  is: "table";
  table: string;
  number: number;
  game: string;
  options: Record<string, unknown>;
  phase: Phase;
  rounds: number;
  round: number;
  clock: Clock;
  public: boolean;
  advice: boolean;
  daily: string | null;
  host: string;
  seats: Seat[];
  mine: number[];
  step: number;
  views: View[];
  moves: string[];
  times: Times | null;
  outcome: Outcome | null;
  sheet: Outcome[];
  total: Outcome | null;
  asked: Asked | null;
  promise: Promised;
  chat: Said[];
  rematch: string | null;
  watchers: number;
  now: number;
}

export interface Moved {
  is: "moved";
  table: string;
  number: number;
  round: number;
  step: number;
  told: string[];
  views: View[];
  times?: Times | null;
  id?: number | null;
}

export type Message =
  | Welcome
  | Done
  | Refused
  | TableMessage
  | Moved
  | { is: "lobby"; tables: Summary[] }
  | { is: "here"; table: string; here: boolean[]; watchers: number }
  | { is: "chat"; table: string; said: Said }
  | { is: "reacted"; table: string; name: string; person: string; reaction: string }
  | { is: "gone"; code: string; text: string; again: number | null }
  | { is: "pong"; now: number; id?: number | null };
