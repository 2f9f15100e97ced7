/** A table that is being watched: what the server said last, and what of it is shown so far. */
import type { GameBoard, View } from "../boards/contract";
import { sameChoices } from "./choices";
import { connection, type Connection } from "./connection.svelte";
import { hearMoved, hearTable } from "./heard";
import { isMuted } from "./mutes.svelte";
import { Pace } from "./pace";
import { seePromise } from "./promises";
import type { ChatLine, Fact, Message, Moved, Refused, TableMessage } from "./protocol";
import { sendKept, waitingAt } from "./waiting.svelte";

const MOST_TOLD = 8; // moves that are announced one by one after a reconnection; more would be too much
const LAST_LOOK = 600; // milliseconds between the last move of a game and its result

export interface Reaction {
  number: number;
  name: string;
  reaction: string;
}

/** A move as it was told, and what it was and did. */
interface Told {
  text: string;
  fact: Fact;
}

/** Moves as they may be kept where what was seen fades: no chance, and no faces, which the game's board takes out of texts. */
function faded(told: Told[], board: GameBoard | null): Told[] {
  return told
    .filter(({ fact }) => fact.actor !== "*")
    .map(({ text, fact }) => ({ text: board?.faceless?.(text) ?? "", fact: { ...fact, face: undefined } }));
}

function together(texts: string[], facts: Fact[]): Told[] {
  return texts.map((text, i) => ({ text, fact: facts[i] }));
}

/** The host has shown me out. */
function isOut({ arguments: { reason } }: Refused): boolean {
  return reason === "error-not-allowed-kicked";
}

export class Table {
  /** The whole table as the server told it last; its views, step and moves are those that are shown now. */
  now = $state.raw<TableMessage | null>(null);
  /** What happened between the view before and this one. */
  told = $state.raw<Fact[]>([]);
  /** Animation is catching up. */
  catching = $state(false);
  /** What I may do will change then; otherwise I need not wait for others who move at the same time. */
  unsettled = $state(false);
  reactions = $state<Reaction[]>([]);
  /** Why the table cannot be watched. */
  trouble = $state.raw<Refused | null>(null);
  unread = $state(0);
  /** How many facts there were when chance last spoke, as far as it was heard here: they don't keep it where what was seen fades. */
  drawn = $state(0);

  private pace = new Pace(() => (this.catching = this.unsettled = false));
  private heard: { round: number; step: number; number: number; views: View[] } = {
    round: 0,
    step: -1,
    number: 0,
    views: [],
  }; // last, shown or not
  /** Whole tables that are shown once what came before has been; what is said meanwhile belongs to them, too. */
  private queued: { message: TableMessage }[] = [];
  private ends: (() => void)[] = [];
  private reacted = 0;

  constructor(
    readonly id: string,
    private board: () => GameBoard | null,
    private speed: () => number,
    /** What was seen fades in this game: chance is told once, and not kept. */
    private fades: () => boolean = () => false,
    private onTold: (facts: Fact[]) => void = () => {},
    private line: Connection = connection,
  ) {
    const kept = waitingAt(id);
    if (kept) this.take((this.heard = kept.shown)); // what is known of it, until the server tells more
    this.ends = [line.listen((message) => this.hear(message)), line.watch(id)];
    globalThis.document?.addEventListener("visibilitychange", this.seen);
  }

  /** A move of mine is on its way, or waits until the server can be reached. */
  get waits(): boolean {
    return waitingAt(this.id) !== undefined;
  }

  leave(): void {
    for (const end of this.ends) end();
    this.pace.clear();
    globalThis.document?.removeEventListener("visibilitychange", this.seen);
  }

  /** Make a move; the same can be done in what is shown and in what the server said last. */
  async play(move: string): Promise<void> {
    const { now } = this;
    if (!now || this.waits || this.unsettled) return;
    const seat = Number(move.slice(0, move.indexOf(":")));
    try {
      const { round, step, number } = this.heard;
      await sendKept(this.line, { do: "move", table: this.id, seat, round, step, move, number }, now);
    } catch (problem) {
      this.line.refresh(this.id);
      throw problem;
    }
  }

  skip(): void {
    this.pace.skip();
  }

  private seen = (): void => {
    if (!document.hidden && this.pace.busy) this.pace.skip();
  };

  private hear(message: Message): void {
    if (!("table" in message) || message.table !== this.id) return;
    if (message.is === "table") this.replaced(message);
    else if (message.is === "moved") this.moved(message);
    else if (message.is === "refused" && message.id == null && (!this.now || isOut(message))) this.trouble = message;
    else if (message.is === "chat") this.said(message.said);
    else if (message.is === "reacted" && !isMuted(message.person)) this.react(message.name, message.reaction);
    else if (message.is === "here") {
      const { here, watchers } = message;
      this.amend(({ seats }) => ({
        seats: seats.map((seat, i) => ({ ...seat, here: here[i] ?? seat.here })),
        watchers,
      }));
    }
  }

  /** Something changed that waits for no animation: in what is shown, and in what will be. */
  private amend(change: (known: TableMessage) => Partial<TableMessage>): void {
    if (this.now) this.now = { ...this.now, ...change(this.now) };
    for (const one of this.queued) one.message = { ...one.message, ...change(one.message) };
  }

  private replaced(message: TableMessage): void {
    seePromise(message);
    hearTable(message);
    this.heard = message;
    this.trouble = null;
    const { now } = this;
    const sameGame = now && now.round === message.round && now.phase === "playing";
    if (!sameGame || !this.pace.busy) return this.take(message);
    // What was played before is still being shown: first that, then this.
    this.unsettled = true;
    const waiting = { message };
    this.queued.push(waiting);
    this.enqueue(message.outcome ? LAST_LOOK : 0, () => {
      this.queued = this.queued.filter((one) => one !== waiting);
      this.take(waiting.message);
    });
  }

  private take(message: TableMessage): void {
    const { now } = this;
    // Moves may come with a whole table too, as after a reconnection: what is new is told once.
    const fresh = now?.round === message.round && message.step > now.step ? message.facts.slice(now.facts.length) : [];
    if (message.step !== now?.step || message.round !== now.round) this.told = [];
    if (message.round !== now?.round || message.facts.length < this.drawn) this.drawn = 0;
    this.now = message;
    if (fresh.length && fresh.length <= MOST_TOLD) this.onTold(fresh);
  }

  private moved(message: Moved): void {
    const { round, step, told, facts, views, times } = message;
    if (round === this.heard.round && step <= this.heard.step) return; // known already
    const missed = round !== this.heard.round || step - told.length > this.heard.step;
    if (missed) return this.line.refresh(this.id);
    hearMoved(message);
    this.unsettled ||= !views.every((view, i) => sameChoices(this.heard.views[i], view));
    this.heard = message;
    this.enqueue(this.length(facts), (animated) => {
      if (!this.now) return;
      this.told = animated ? facts : [];
      const kept = this.fades() ? faded(together(told, facts), this.board()) : together(told, facts);
      this.now = {
        ...this.now,
        round,
        step,
        views,
        moves: [...this.now.moves, ...kept.map(({ text }) => text)],
        facts: [...this.now.facts, ...kept.map(({ fact }) => fact)],
        times: times ?? this.now.times,
      };
      if (facts.some(({ actor }) => actor === "*")) this.drawn = this.now.facts.length;
      this.onTold(facts);
    });
  }

  private enqueue(length: number, show: (animated: boolean) => void): void {
    this.catching = true;
    this.pace.add({ length, show });
  }

  private length(told: Fact[]): number {
    const speed = this.speed();
    const board = this.board();
    return speed && board ? board.duration(told) * speed : 0;
  }

  private said(said: ChatLine): void {
    if (!this.now) return;
    this.amend(({ chat }) => ({ chat: [...chat, said].slice(-200) }));
    if (said.person !== this.line.me && !isMuted(said.person)) this.unread++;
  }

  private react(name: string, reaction: string): void {
    const number = ++this.reacted;
    this.reactions.push({ number, name, reaction });
    setTimeout(() => {
      this.reactions = this.reactions.filter((one) => one.number !== number);
    }, 4000);
  }
}
