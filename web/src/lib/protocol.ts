/**
 * What page and server say to each other. Made by `make types` from src/spieltrieb/server/messages.py, requests.py and
 * answers.py, and from the views of the games (src/spieltrieb/games/GAME/view.py): change those, and never this file.
 */

export const PROTOCOL = 5;

export const REACTIONS = ["hello", "well-played", "thanks", "oops", "wow", "thinking", "hurry", "bye"] as const;

export const REPORT_REASONS = ["insult", "spam", "name", "cheating", "other"] as const;

export const GAMES = ["fivetotwelve", "memostreet", "kreuzquer", "davincicode"] as const;

export type ClockKind = "none" | "move" | "game";

export type Phase = "gathering" | "playing" | "over" | "closed";

export type SeatKind = "me" | "bot" | "open" | "screen";

export type ReportReason = "insult" | "spam" | "name" | "cheating" | "other";

export type OptionKind = "flag" | "number" | "choice" | "data";

export type Unit = "win" | "points";

export type MistakeKind = "" | "slip" | "mistake" | "blunder";

/** What every view has, of whatever game. */
export interface View {
  seat: number | null;
  actors: (number | "*")[];
  legal: string[];
}

/** Who should sit in a seat: me, a bot, another person at my screen, or whoever comes. */
export interface SeatWish {
  kind: SeatKind;
  bot?: string;
  name?: string; // of a person at my screen
}

/** How time should be kept: not at all, for every move, or for the whole game with an increment for each move. */
export interface ClockWish {
  kind?: ClockKind;
  seconds?: number;
  increment?: number;
}

/** A wish for a table. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, unknown>;
  rounds?: number; // 1: a single game; 0: a match as the leaflet has it
  clock?: ClockWish;
  public?: boolean; // listed in the lobby; otherwise only those with the link find it
  advice?: boolean | null; // whether advice may be asked for; null: only where no two people play each other
  words?: string; // mixed into the chance of the table
  commitment?: string; // that the server promised me before it knew my words
  talk?: boolean; // whether those who watch may talk, too
  lots?: boolean; // who begins is drawn by lot, where `options` does not say
}

/** Tell me of the public tables, now and whenever they change; or no longer. */
export interface WatchLobbyCommand {
  do: "lobby";
  on?: boolean;
  id?: number | null;
}

/** Show me this table, now and whenever something happens there: from my seats, or as a spectator. */
export interface WatchCommand {
  do: "watch";
  table: string;
  id?: number | null;
}

/** Show me this table no longer. */
export interface UnwatchCommand {
  do: "unwatch";
  table: string;
  id?: number | null;
}

/** I sit down in an open seat (any, if none is named). */
export interface SitCommand {
  do: "sit";
  table: string;
  seat?: number | null;
  words?: string;
  id?: number | null;
}

/** I get up again, before the game begins. */
export interface StandCommand {
  do: "stand";
  table: string;
  seat: number;
  id?: number | null;
}

/** My words to be mixed into the chance of the table, before the first draw. */
export interface MixCommand {
  do: "mix";
  table: string;
  words: string;
  id?: number | null;
}

/** A move, for the state after `step` steps of this round. */
export interface MoveCommand {
  do: "move";
  table: string;
  seat: number;
  step: number;
  move: string;
  round?: number;
  number?: number | null; // of the table as I saw it: once the move was taken back, it is not made again
  id?: number | null;
}

/** I would like to take my last move back. */
export interface BackCommand {
  do: "back";
  table: string;
  seat: number;
  id?: number | null;
}

/** My answer to somebody who would like to take a move back. */
export interface AgreeCommand {
  do: "agree";
  table: string;
  seat: number;
  yes: boolean;
  step?: number | null; // of the question that is answered, as in `asked`
  id?: number | null;
}

/** Let a bot play for a seat whose owner has left. */
export interface HandCommand {
  do: "hand";
  table: string;
  seat: number;
  id?: number | null;
}

/** I am back, and take my seat back from the bot. */
export interface ReturnCommand {
  do: "return";
  table: string;
  seat: number;
  id?: number | null;
}

/** I give up, in all my seats; a bot plays them to the end, where there are people left to play with. */
export interface ResignCommand {
  do: "resign";
  table: string;
  id?: number | null;
}

/** I would like to stop, or agree to it; or would rather go on. When all people agree, the game is over. */
export interface StopCommand {
  do: "stop";
  table: string;
  yes?: boolean;
  id?: number | null;
}

/** Begin the next game of the match, which has this number. */
export interface NextRoundCommand {
  do: "next";
  table: string;
  round: number;
  id?: number | null;
}

/** The same again, with the next starter. */
export interface RematchCommand {
  do: "rematch";
  table: string;
  id?: number | null;
}

/** The table that I made is no longer needed. */
export interface CloseCommand {
  do: "close";
  table: string;
  id?: number | null;
}

/** A line for the chat. */
export interface SayCommand {
  do: "say";
  table: string;
  text: string;
  id?: number | null;
}

/** A quick reaction. */
export interface ReactCommand {
  do: "react";
  table: string;
  reaction: string;
  id?: number | null;
}

/** Let nobody else in at the table that I made, or do again. */
export interface LockCommand {
  do: "lock";
  table: string;
  on?: boolean;
  id?: number | null;
}

/** Show somebody out of the table that I made. */
export interface KickCommand {
  do: "kick";
  table: string;
  person: string;
  id?: number | null;
}

/** Let those who watch talk at the table that I made, or no longer. */
export interface TalkCommand {
  do: "talk";
  table: string;
  on?: boolean;
  id?: number | null;
}

/** Tell those who run the server of somebody at this table. */
export interface ReportPersonCommand {
  do: "report";
  table: string;
  person: string;
  reason?: ReportReason;
  id?: number | null;
}

/** Are you there? */
export interface PingCommand {
  do: "ping";
  id?: number | null;
}

export type Command =
  | WatchLobbyCommand
  | WatchCommand
  | UnwatchCommand
  | SitCommand
  | StandCommand
  | MixCommand
  | MoveCommand
  | BackCommand
  | AgreeCommand
  | HandCommand
  | ReturnCommand
  | ResignCommand
  | StopCommand
  | NextRoundCommand
  | RematchCommand
  | CloseCommand
  | SayCommand
  | ReactCommand
  | LockCommand
  | KickCommand
  | TalkCommand
  | ReportPersonCommand
  | PingCommand;

/** A seat as everybody sees it. */
export interface Seat {
  kind: "person" | "bot" | "open";
  name: string;
  avatar: string;
  person: string | null; // the id of the guest who sits here
  bot: string | null; // the bot that plays, in its own seat or for a person who left
  screen: boolean; // another person at the same screen as the guest who made the table
  here: boolean; // whether the person's page is connected
  resigned: boolean; // the person gave up, and a bot plays on
}

/** How time is kept: not at all, for every move, or for the whole game with an increment for each move. */
export interface Clock {
  kind: ClockKind;
  seconds: number;
  increment: number;
}

/** How a game ended. */
export interface Outcome {
  scores: number[];
  winners: number[];
  reason: string;
  title: number | null; // of a solo game of Kreuz & Quer: the number of the title earned, 1 being the best
}

/** A table in a list. */
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
  moved: number; // when something last happened
  mine: number[];
  my_turn: boolean;
  outcome: Outcome | null; // of the game, or of the match, once it is over
  options: Record<string, unknown>; // as agreed; of what is long, only that there is something
  lots: boolean; // who begins is drawn by lot
  practice: boolean; // something seen was taken back: it counts for nothing
  told: boolean; // replay and review can be looked at, once it is over
}

/** A guest as others see them. */
export interface Person {
  id: string;
  name: string;
  avatar: string;
}

/** The first message of every connection. */
export interface Welcome {
  is: "welcome";
  protocol: number;
  version: string; // of Spieltrieb
  me: Person;
  now: number;
}

/** What was asked for under this number is done. */
export interface Done {
  is: "done";
  id: number;
  table: string | null; // a table that came of it
}

/** What was asked for cannot be done: a code and arguments for translation, and an English sentence. */
export interface Refused {
  is: "refused";
  code: string;
  text: string;
  arguments: Record<string, unknown>;
  id: number | null;
  table: string | null;
}

/** The public tables. */
export interface LobbyMessage {
  is: "lobby";
  tables: Summary[];
}

/** What a told move was and did, so that nobody has to take its text apart. */
export interface Fact {
  actor: number | "*";
  do: string; // the kind of move, in the game's own words; "face" for all that chance turns up
  face?: string | null; // the tile, as far as it may be known: "13", "anchor", "b?"; of a guess, what was named
  at?: number | null; // where: a cell or a row of a score board, as views count them, or a place in a code from 1
  cells?: number[] | null; // where the tiles lay that went into a row
  owner?: number | null; // whose tile was guessed
  angle?: number | null; // how far the tile was turned, in degrees
  hit?: boolean | null; // whether a guess was right
  points?: number | null; // what it was worth at once
}

/** What the clocks say, in milliseconds; counting down for the seats in `running` since `at`. */
export interface Times {
  at: number; // the server's time, in milliseconds since 1970
  left: number[];
  running: number[];
}

/** The moment of another game from which a study goes on. */
export interface StudyOf {
  table: string | null; // told to those who play it
  round: number;
  move: number; // how many moves of the seats came before
}

/** Somebody would like to take a move back, and others must agree. */
export interface TakeBackRequest {
  seat: number;
  step: number; // the game would go on from here
  waiting: number[]; // the seats that have not answered yet
}

/** Somebody would like to stop: all who have said so, and those who have not answered yet. */
export interface StopOffer {
  wanted: number[];
  waiting: number[];
}

/** What happened to a seat besides its moves, and after which of the players' moves. */
export interface Note {
  after: number;
  seat: number;
  kind: "late" | "time" | "left" | "away" | "back" | "resigned" | "bot" | "took-back";
}

/** Words that somebody added to the chance of a table. */
export interface MixedWords {
  name: string;
  words: string;
  person: string; // the id of the guest
}

/** What proves that the deal is fair: the SHA-256 before, the secret after. */
export interface Promised {
  commitment: string;
  words: MixedWords[];
  secret: string | null; // only when all is over
  seeds: string[]; // The seed of every game, once the secret is shown: what `spieltrieb replay --seed` takes.
}

/** A line of the chat. */
export interface ChatLine {
  name: string;
  person: string | null;
  text: string;
  at: number;
  seat: number | null; // where they sit; null: they watch
}

/** All that this reader may know of a table. */
export interface TableMessage {
  is: "table";
  table: string;
  number: number; // how many entries of the table's log this shows
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
  views: View[]; // one for each of my seats, or the spectators' alone; empty while people gather
  moves: string[]; // all moves of this game so far, as I may be told them
  facts: Fact[]; // of each of these moves
  times: Times | null;
  outcome: Outcome | null; // of the game of this round
  sheet: Outcome[]; // of all games of the match that are over
  total: Outcome | null; // of the whole match, once it is over
  practice: boolean; // this game counts for nothing: something seen was taken back, or it is a study
  study: StudyOf | null; // where it began, if it is one
  asked: TakeBackRequest | null;
  offer: StopOffer | null;
  notes: Note[]; // of this game, in their order
  lots: boolean; // who begins is drawn by lot; once it is, `options` has the starter
  promise: Promised;
  chat: ChatLine[];
  locked: boolean; // nobody else is let in
  talk: boolean; // those who watch may talk, too
  rematch: string | null; // the table where they go on
  watchers: number;
  now: number;
}

/** Something was played. */
export interface Moved {
  is: "moved";
  table: string;
  number: number;
  round: number;
  step: number;
  told: string[]; // the move and what chance brought, as I may be told them
  facts: Fact[]; // of each of these
  views: View[];
  times?: Times | null;
  id?: number | null; // of the command that did it, if it was mine
}

/** Who is connected. */
export interface Here {
  is: "here";
  table: string;
  here: boolean[];
  watchers: number;
}

/** A line was said. */
export interface Chat {
  is: "chat";
  table: string;
  said: ChatLine;
}

/** Somebody reacted. */
export interface Reacted {
  is: "reacted";
  table: string;
  name: string;
  person: string;
  reaction: string;
}

/** The server is going down or turns this connection away; a client waits `again` seconds and comes back. */
export interface Gone {
  is: "gone";
  code: string;
  text: string;
  again: number | null;
}

/** Yes. */
export interface Pong {
  is: "pong";
  now: number;
  id: number | null;
}

export type Message =
  Welcome | Done | Refused | LobbyMessage | TableMessage | Moved | Here | Chat | Reacted | Gone | Pong;

/** Why something cannot be done: as every error is told. */
export interface Problem {
  code: string;
  message: string; // in English; the page has its own words for the code
  arguments: Record<string, unknown>;
}

/** A guest as they see themselves. */
export interface Me {
  id: string;
  name: string;
  avatar: string;
  language: string;
  named: boolean; // whether they have chosen a name
  new: boolean;
}

/** A link that makes another device this guest; it holds once. */
export interface PersonalLink {
  link: string;
  token: string;
  expires: number;
}

/** How often somebody played against people or against a bot, and won. */
export interface Against {
  played: number;
  won: number;
}

/** One of the last games of a guest. */
export interface RecentGame {
  at: number;
  score: number;
  won: number;
  against: string; // "solo", "people", or the strongest bot at the table
  title: number | null;
  daily: string | null;
}

/** How a guest did in one game. */
export interface GameStatistics {
  game: string;
  played: number;
  won: number;
  contests: number; // games that could be won
  given_up: number; // by anybody: won or lost, but without points
  mean: number | null; // null where no game was played to its end
  best: number | null;
  streak: number;
  longest_streak: number;
  against: Record<string, Against>; // by opponent
  titles: Record<string, number>; // how often each title was earned
  recent: RecentGame[]; // the latest last
}

/** An option of a game, as a form needs it. */
export interface OptionInfo {
  name: string;
  default: unknown;
  expects: string;
  kind: OptionKind;
  low: number | null;
  high: number | null;
  choices: string[];
}

/** A game there is to play. */
export interface GameInfo {
  key: string;
  name: string;
  author: string;
  min_players: number;
  max_players: number;
  options: OptionInfo[];
  sections: string[];
  reasons: string[];
  match_rounds: Record<string, number> | null; // how many games a match has, by players; null: as many as agreed
  bots: string[];
  hides: boolean;
  fades: boolean; // what was seen is for people to remember
}

/** A game can be played with these options. */
export interface FineOptions {
  fine: true;
}

/** A game cannot be played with these options. */
export interface BadOptions {
  code: string;
  message: string;
  arguments: Record<string, unknown>;
  fine: false;
}

/** The result of a guest in a daily deal. */
export interface LeaderboardRow {
  place: number | null; // null for those who finished when the day was over
  name: string;
  score: number;
  won: number;
  title: number | null;
  me: boolean;
  late: boolean;
}

/** A game's deal of a day: my table, my result, and what all have reached. */
export interface DailyDeal {
  game: string;
  day: string;
  table: string | null;
  result: LeaderboardRow | null;
  players: number; // those who finished in time
  scores: [number, number][]; // what they reached, and how many of them did
}

/** What a guest reached in a daily deal. */
export interface DailyScore {
  score: number;
  won: number;
}

/** A day of a guest: the deals that they played in time, by game. */
export interface DailyDay {
  day: string;
  games: Record<string, DailyScore>;
}

/** The days on which a guest played daily deals in time. */
export interface DailyDays {
  today: string;
  streak: number;
  longest: number;
  days: DailyDay[]; // the latest first
}

/** The promise of a deal, before its words are said. */
export interface DealPromise {
  commitment: string;
}

/** A game that is over, as docs/records.md has it; a game of a match has more. */
export interface RecordTold {
  format: number;
  game: string;
  rules: number;
  players: string[];
  options: Record<string, unknown>;
  moves: string[];
}

/** The games of a table that are over, and what proves them. */
export interface Records {
  records: RecordTold[];
  commitment: string;
  secret: string | null;
  seeds: string[];
}

/** Whether a deal was fair; if not, the first thing that was not. */
export interface DealCheck {
  fair: boolean;
  problem: string | null;
  code: string | null;
  arguments: Record<string, unknown>;
  draws: number;
  seed: string;
  secret: string;
  commitment: string;
}

/** A move, what it is worth, and why. */
export interface AdvisedMove {
  move: string;
  value: number;
  words: string[]; // reasons, in the person's language
}

/** All moves of a seat, the best first. */
export interface AdviceAnswer {
  step: number;
  round: number;
  unit: Unit;
  moves: AdvisedMove[];
  table: Record<string, unknown>; // what else the game's advice knows
}

/** What a game looked like after a number of moves, and what the last of them was. */
export interface Moment {
  step: number; // of the record, which counts what chance did, too
  told: string[];
  facts: Fact[];
  view: View;
}

/** A game that is over, as somebody saw it. Its moments are counted by the moves of the seats: the first is 0. */
export interface Replay {
  game: string;
  round: number;
  rounds: number;
  played: number; // how many games of the match were begun and are over: fewer than `rounds` where it was given up
  seat: number | null;
  names: string[];
  bots: (string | null)[]; // which program plays a seat
  outcome: Outcome | null;
  steps: Moment[];
}

/** A move as the review sees it. */
export interface ReviewedMove {
  step: number;
  seat: number;
  move: string;
  value: number | null; // null where there was no choice
  best: string;
  best_value: number | null;
  loss: number | null;
  forced: boolean;
  kind: MistakeKind;
  choices: AdvisedMove[]; // the best moves, if there was a choice
  odds: Record<string, unknown>; // what the advice knew besides
}

/** What is said of a player or a turn: a text of the catalogues, advice-review-CODE. */
export interface ReasonTold {
  code: string;
  arguments: Record<string, string | number>;
}

/** How the prospects of a seat changed from one of its moves to the next. */
export interface ReviewedTurn {
  step: number;
  seat: number;
  move: string;
  before: number;
  after: number;
  loss: number;
  then: number;
  reasons: ReasonTold[];
}

/** How a seat played. */
export interface ReviewedPlayer {
  seat: number;
  name: string;
  decisions: number;
  mean_loss: number;
  best_moves: number;
  slips: number;
  mistakes: number;
  blunders: number;
  reasons: ReasonTold[];
}

/** The review of a game, all of it or the moves that have been judged so far. */
export interface Review {
  done: number;
  total: number;
  game: string;
  players: string[];
  unit: Unit | null; // null while nobody has had a choice
  decisions: ReviewedMove[];
  turning_points: ReviewedTurn[];
  luck: ReviewedTurn[];
  prospects: [number, number][][]; // of each seat: what it could hope for, by the step
  summaries: ReviewedPlayer[];
}

/** The table as everybody sees it; 0 stands for no tile. */
export interface FivetotwelveView extends View {
  boards: number[][]; // one per seat, 16 numbers from a1 in rows
  hands: number[]; // the tile that each seat holds
  open: number[]; // the numbers lying face up in the middle, ascending
  unseen: number[]; // how many of 1, 2, ... 20 are not yet turned up
  turn: number;
  quiet: number; // turns in a row without a draw
  quiet_turns: number;
}

/** A row of a score board: its tiles, ascending, 7 being a joker; a void row has one tile, face down: 0. */
export interface MemostreetRow {
  tiles: number[];
  value: number | null; // null while the row is unused
}

/** A score board: ten rows, the sum of the upper six, the bonus so far, and all points so far. */
export interface MemostreetBoard {
  rows: MemostreetRow[];
  upper: number;
  bonus: number;
  total: number;
}

/** The table as everybody sees it at this moment. */
export interface MemostreetView extends View {
  columns: number;
  table: number[]; // a1, a2, ... a7, b1, ...: a face if it is up, 0 for a tile face down, -1 where none lies
  pointed: number | null; // the cell whose tile is just being turned up
  to_turn: number; // how many tiles are still to be turned up in this turn
  boards: MemostreetBoard[]; // one per seat
  turn: number;
  free_choice: boolean;
  gains: number[][]; // Once all tiles are turned up: the points that each set of them (as bits, in the table's order, from 1) would bring in each row, if it may be laid there. The same for everybody: it follows from what is face up.
  bonus_from: number; // what the upper rows must be worth together to earn the bonus
}

/** A tile on a board, face up or as a spiral. */
export interface KreuzquerTile {
  symbol: string;
  face: string | null; // as it lies, turned; null for a spiral
  angle: number | null; // clockwise; null for a spiral
}

/** A number on the rim. */
export interface KreuzquerPort {
  place: string; // a cell and a side: a1N
  value: number;
  joined: boolean; // whether a path leads from it to the centre, so far
}

/** The board of a seat. */
export interface KreuzquerBoard {
  cells: (KreuzquerTile | null)[]; // 25, from a1 in rows; null where it is free, and for the centre
  ports: KreuzquerPort[];
  spirals: number;
  minus_points: number; // if the game ended now
  placed: boolean; // whether the seat has placed this round's tile; true between rounds too
  lit: number[]; // for the sides N, E, S, W: the cells, as bits, whose exit there is joined to the centre
}

/** The table as everybody sees it. */
export interface KreuzquerView extends View {
  boards: KreuzquerBoard[]; // one per seat
  tile: string | null; // the symbol that was turned up, until all have placed it
  face: string | null; // its face, not turned
  turns: number; // how many turns of it look different: 1, 2 or 4; 0 where no tile is turned up
  unseen: string[]; // the symbols not yet turned up
  round: number; // from 1 to 24; before the first tile 0
  starter: number;
  centre: string; // the face of the centre
  tiles: Record<string, string>; // the box: every symbol with its face
}

/** A tile as a seat sees it. */
export interface DavincicodeTile {
  colour: "b" | "w"; // black or white
  value: string; // 0 to 11, - for a hyphen, ? for what the seat may not know
  open: boolean; // laid open for all, not hidden
  ruled_out: string[]; // the values that it was wrongly taken for; none of an open tile
}

/** The table as one seat, or a spectator, sees it. */
export interface DavincicodeView extends View {
  codes: DavincicodeTile[][]; // one per seat, from its owner's left; until it is set up, in the order taken
  drawn: DavincicodeTile | null; // the tile standing apart, of the seat whose turn it is
  pool: [number, number]; // how many black and white tiles are left to take
  points: number[]; // for hits; what the winner's hidden numbers add is in the outcome
  waiting: number[]; // the seats that still have to set up their codes
  out: number[]; // the seats without a hidden tile
  turn: number;
  phase: "take" | "face" | "set" | "guess" | "hit" | "insert" | "lay" | "show" | "over";
  hyphens: boolean;
}
