/**
 * The one WebSocket of the page. It reconnects by itself, and nothing that was asked for meanwhile is lost.
 */
import { Refusal } from "./api";
import type { Command, Message, Refused, Welcome } from "./protocol";

export type Line = "connecting" | "online" | "reconnecting" | "offline";

const FIRST_WAIT = 200; // milliseconds before the first new attempt; doubled up to the longest
const LONGEST_WAIT = 15_000;
const WELCOME_WITHIN = 2_000; // a suspended server accepts connections but says nothing; doubled as well
const PING_AFTER = 20_000; // of silence
const PONG_WITHIN = 8_000;
const PONG_SOON = 1_000; // where the browser says that the network is gone, or something is not answered
const ANSWER_WITHIN = 1_000; // after that we ask whether the server is still there
// Asked twice, these would happen twice; so they are given up when the line breaks, and the person may try
// again.
const ONCE = new Set(["say", "react", "back", "rematch", "report"]);

interface Pending {
  command: Command;
  done: (table: string | null) => void;
  failed: (problem: Refusal) => void;
}

export class Connection {
  line = $state<Line>("connecting");
  /** How many milliseconds the server's clock is ahead of ours. */
  ahead = $state(0);
  version = $state("");
  /** The version of the protocol that the server speaks; 0 until it has said so. */
  protocol = $state(0);
  /** My id, as the server knows me. */
  me = "";
  private socket: WebSocket | null = null;
  /** The next socket, until its first word; meanwhile the one before may still be there. */
  private coming: WebSocket | null = null;
  private pending = new Map<number, Pending>();
  answered = 0; // how many commands the server has answered so far
  private watched = new Map<string, number>(); // tables, and how many of the page's parts watch them
  private lobby = 0;
  private listeners = new Set<(message: Message) => void>();
  private next = 1;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private started = false;
  private held = false; // while we become somebody else
  /** Make sure that the server knows us; asked before another attempt once some have failed. */
  renew: () => Promise<unknown> = () => Promise.resolve();

  constructor(private address: () => string) {}

  start(): void {
    if (this.started) return;
    this.started = true;
    globalThis.addEventListener?.("online", () => this.hurry());
    // Without a network a server on the same computer is still there: better ask.
    globalThis.addEventListener?.("offline", () => {
      if (this.line === "online") this.ping(PONG_SOON);
      else this.line = "offline";
    });
    globalThis.document?.addEventListener("visibilitychange", () => document.hidden || this.hurry());
    this.open();
  }

  /** Hear everything that the server says; returns how to stop. */
  listen(listener: (message: Message) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Ask for something. Settles when the server has answered, however often the line breaks until then. */
  send(command: Command): Promise<string | null> {
    return new Promise((done, failed) => {
      const id = this.next++;
      if (this.line !== "online" && ONCE.has(command.do)) return failed(new Refusal("offline", "Not connected."));
      this.pending.set(id, { command, done, failed });
      this.transmit({ ...command, id });
    });
  }

  watch(table: string): () => void {
    const count = this.watched.get(table) ?? 0;
    this.watched.set(table, count + 1);
    if (!count && this.line === "online") this.transmit({ do: "watch", table });
    return () => {
      const left = (this.watched.get(table) ?? 1) - 1;
      if (left) return void this.watched.set(table, left);
      this.watched.delete(table);
      if (this.line === "online") this.transmit({ do: "unwatch", table });
    };
  }

  /** Ask for the whole table again, where what we hold does not fit what comes. */
  refresh(table: string): void {
    if (this.line === "online") this.transmit({ do: "watch", table });
  }

  watchLobby(): () => void {
    if (!this.lobby++ && this.line === "online") this.transmit({ do: "lobby", on: true });
    return () => {
      if (!--this.lobby && this.line === "online") this.transmit({ do: "lobby", on: false });
    };
  }

  /**
   * Connect again as somebody else, once that is done. Until then no new line is opened: the server may have
   * closed this one because it no longer knows us.
   */
  async restart(becoming: () => Promise<unknown>): Promise<void> {
    this.held = true;
    try {
      await becoming();
      for (const [, waiting] of this.pending) waiting.failed(new Refusal("offline", "Not connected."));
      this.pending.clear();
      (this.socket ?? this.coming)?.close();
    } finally {
      this.held = false;
      if (this.started && !this.socket && !this.coming) this.open();
    }
  }

  /** How many commands the server has not answered. */
  get unanswered(): number {
    return this.pending.size;
  }

  private open(): void {
    clearTimeout(this.timer);
    if (this.held) return;
    const before = this.coming;
    const socket = (this.coming = new WebSocket(this.address()));
    before?.close();
    socket.onmessage = (event) => {
      if (this.coming === socket) this.arrived(socket);
      if (this.socket === socket) this.hear(event.data as string);
    };
    socket.onclose = () => {
      if (this.socket !== socket && this.coming !== socket) return;
      if (this.coming === socket) this.coming = null;
      this.lost();
    };
    // Who has just loaded the page knows that the server is there: then it is the network that is slow.
    const patience = this.line === "connecting" ? LONGEST_WAIT : WELCOME_WITHIN * 2 ** this.tries;
    this.timer = setTimeout(() => socket.close(), Math.min(LONGEST_WAIT, patience));
  }

  /** The next socket is there: whatever was not answered by the one before is asked again. */
  private arrived(socket: WebSocket): void {
    clearTimeout(this.timer);
    const old = this.socket;
    this.socket = socket;
    this.coming = null;
    old?.close();
    this.giveUpOnce();
  }

  private hear(data: string): void {
    let message: Message;
    try {
      message = JSON.parse(data) as Message;
    } catch {
      return;
    }
    if (message.is === "welcome") this.welcomed(message);
    else if (message.is === "pong") this.ahead = message.now - Date.now();
    // Other servers are up already: this one serves us until we are connected to them.
    else if (message.is === "gone" && message.again === 0) this.open();
    // Not all at the same moment: the server has just started.
    else if (message.is === "gone") this.later((message.again ?? 60) * 1000 * (1 + Math.random() / 2));
    else if (message.is === "refused") this.refused(message);
    else if ((message.is === "done" || message.is === "moved") && message.id != null) {
      this.settle(message.id)?.done((message.is === "done" && message.table) || null);
    }
    if (this.socket) this.rest();
    for (const listener of [...this.listeners]) listener(message);
  }

  private welcomed({ now, version, protocol, me }: Welcome): void {
    this.line = "online";
    this.tries = 0;
    this.ahead = now - Date.now();
    this.version = version;
    this.protocol = protocol;
    this.me = me.id;
    if (this.lobby) this.transmit({ do: "lobby", on: true });
    for (const table of this.watched.keys()) this.transmit({ do: "watch", table });
    // The server knows a move by its table, seat, round and step, so one that arrived before is not made
    // twice.
    for (const [id, { command }] of this.pending) this.transmit({ ...command, id });
  }

  private refused(message: Refused): void {
    if (message.id == null) return;
    this.settle(message.id)?.failed(new Refusal(message.code, message.text, message.arguments));
  }

  private settle(id: number): Pending | undefined {
    const waiting = this.pending.get(id);
    if (this.pending.delete(id)) this.answered++;
    return waiting;
  }

  private transmit(command: Command & { id?: number }): void {
    if (this.socket?.readyState === WebSocket.OPEN && this.line === "online") {
      this.socket.send(JSON.stringify(command));
      if (command.id != null) this.doubt();
    }
  }

  /** Something is not answered: where nothing at all is heard for a while, the line may be dead. */
  private doubt(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.ping(PONG_SOON), ANSWER_WITHIN);
  }

  private lost(): void {
    clearTimeout(this.silence);
    this.giveUpOnce();
    if (this.coming) {
      this.socket = null;
      this.line = "reconnecting";
      return;
    }
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
    this.later(wait * (0.5 + Math.random()));
  }

  private giveUpOnce(): void {
    for (const [id, { command, failed }] of [...this.pending]) {
      if (!ONCE.has(command.do)) continue;
      this.pending.delete(id);
      failed(new Refusal("offline", "Not connected."));
    }
  }

  private later(wait: number): void {
    this.line = this.tries > 2 || globalThis.navigator?.onLine === false ? "offline" : "reconnecting";
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.timer = setTimeout(() => {
      if (this.tries < 3) this.open();
      else
        void this.renew()
          .catch(() => {})
          .then(() => this.socket ?? this.coming ?? this.open());
    }, wait);
  }

  /** The network is back, or the person is: try at once. */
  private hurry(): void {
    if (this.line === "online") return this.ping();
    if (this.line === "connecting") return;
    this.tries = 0;
    this.open();
  }

  private rest(): void {
    if (this.pending.size) return this.doubt(); // what we heard may have been said just before the server stopped
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.ping(), PING_AFTER);
  }

  private ping(within = PONG_WITHIN): void {
    clearTimeout(this.silence);
    this.transmit({ do: "ping" });
    // A line that is dead takes its time to close: it is given up at once; or, where it may only be slow, when
    // another one is there.
    this.silence = setTimeout(() => {
      if (within !== PONG_SOON) this.lost();
      else if (!this.coming) this.open();
    }, within);
  }
}

export const connection = new Connection(() => {
  const url = new URL("api/ws", document.baseURI);
  url.protocol = url.protocol.replace("http", "ws");
  url.hash = "";
  return url.href;
});
