import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Connection } from "./connection.svelte";
import { mute } from "./mutes.svelte";
import type { Message, TableMessage } from "./protocol";
import { Table } from "./table.svelte";

class Wire {
  static all: Wire[] = [];
  static OPEN = 1;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onmessage: (event: { data: string }) => void = () => {};
  onclose: () => void = () => {};
  constructor() {
    Wire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
    this.onclose();
  }
  say(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  welcome(): void {
    this.say({
      is: "welcome",
      protocol: 1,
      version: "1",
      me: { id: "i", name: "n", avatar: "" },
      now: Date.now(),
    });
  }
}

const last = (): Wire => Wire.all[Wire.all.length - 1];
const move = { do: "move", table: "T", seat: 0, round: 1, step: 3, move: "0:draw" } as const;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
  Wire.all = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the connection", () => {
  it("comes back, watches again and sends unanswered moves again", async () => {
    const line = new Connection(() => "ws://x");
    line.start();
    last().welcome();
    line.watch("T");
    const answer = line.send(move);
    expect(last().sent.map((one) => one.do)).toEqual(["watch", "move"]);
    last().close();
    expect(line.line).toBe("reconnecting");
    vi.advanceTimersByTime(1000);
    expect(Wire.all.length).toBe(2);
    last().welcome();
    expect(last().sent).toEqual([
      { do: "watch", table: "T" },
      { ...move, id: 1 },
    ]);
    last().say({ is: "done", id: 1 });
    await expect(answer).resolves.toBeNull();
    expect(line.unanswered).toBe(0);
  });

  it("gives up what must not happen twice, and passes refusals on", async () => {
    const line = new Connection(() => "ws://x");
    line.start();
    last().welcome();
    const said = line.send({ do: "say", table: "T", text: "hi" });
    const refused = line.send(move);
    last().say({ is: "refused", id: 2, code: "illegal", text: "No.", arguments: {}, table: "T" });
    await expect(refused).rejects.toMatchObject({ code: "illegal" });
    last().close();
    await expect(said).rejects.toMatchObject({ code: "offline" });
  });

  it("comes back after the server has gone, but not at the same moment as all others", () => {
    for (const [chance, wait] of [
      [0, 2000],
      [0.999, 2999],
    ] as const) {
      vi.spyOn(Math, "random").mockReturnValue(chance);
      Wire.all = [];
      const line = new Connection(() => "ws://x");
      line.start();
      last().welcome();
      last().say({ is: "gone", code: "restart", text: "", again: 2 });
      expect(line.line).toBe("reconnecting");
      vi.advanceTimersByTime(wait - 1);
      expect(Wire.all.length).toBe(1);
      vi.advanceTimersByTime(1);
      expect(Wire.all.length).toBe(2);
      last().welcome();
    }
    vi.restoreAllMocks();
  });

  it("changes over to another process without a pause", async () => {
    const line = new Connection(() => "ws://x");
    line.start();
    const before = last();
    before.welcome();
    line.watch("T");
    before.say({ is: "gone", code: "restart", text: "", again: 0 });
    expect(Wire.all.length).toBe(2);
    expect(line.line).toBe("online");
    const answered = line.send(move); // the one before serves us until the next one does
    before.say({ is: "done", id: 1 });
    await expect(answered).resolves.toBeNull();
    const unanswered = line.send(move);
    last().welcome();
    expect(before.readyState).toBe(3);
    expect(line.line).toBe("online");
    expect(last().sent).toEqual([
      { do: "watch", table: "T" },
      { ...move, id: 2 },
    ]);
    last().say({ is: "done", id: 2 });
    await expect(unanswered).resolves.toBeNull();
    expect(Wire.all.length).toBe(2);
  });

  it("waits for the next line where the one before breaks while it changes over", () => {
    const line = new Connection(() => "ws://x");
    line.start();
    const before = last();
    before.welcome();
    before.say({ is: "gone", code: "restart", text: "", again: 0 });
    before.close();
    expect(line.line).toBe("reconnecting");
    expect(Wire.all.length).toBe(2);
    last().welcome();
    expect(line.line).toBe("online");
    vi.advanceTimersByTime(10_000);
    expect(Wire.all.length).toBe(2);
    expect(line.line).toBe("online");
  });

  it("opens no line as somebody who is no more, and one as whoever we have become", async () => {
    const line = new Connection(() => "ws://x");
    line.start();
    last().welcome();
    const unanswered = line.send(move);
    const refused = expect(unanswered).rejects.toMatchObject({ code: "offline" });
    let become = (): void => {};
    const done = line.restart(() => new Promise<void>((settle) => (become = settle)));
    last().close(); // by the server, which has forgotten us
    vi.advanceTimersByTime(60_000);
    expect(Wire.all.length).toBe(1);
    become();
    await done;
    expect(Wire.all.length).toBe(2);
    last().welcome();
    expect(line.line).toBe("online");
    expect(last().sent).toEqual([]);
    await refused;
  });

  it("keeps its line and what was asked where we remain who we are", async () => {
    const line = new Connection(() => "ws://x");
    line.start();
    last().welcome();
    const answer = line.send(move);
    await expect(line.restart(() => Promise.reject(new Error("No network.")))).rejects.toThrow("No network.");
    expect(line.line).toBe("online");
    last().say({ is: "done", id: 1 });
    await expect(answer).resolves.toBeNull();
    last().close();
    vi.advanceTimersByTime(1000);
    expect(Wire.all.length).toBe(2);
  });

  it("tries again where a server takes the connection and says nothing", () => {
    const line = new Connection(() => "ws://x");
    line.start();
    last().welcome();
    last().close();
    vi.advanceTimersByTime(300);
    expect(Wire.all.length).toBe(2);
    vi.advanceTimersByTime(1_990);
    expect(last().readyState).toBe(1);
    vi.advanceTimersByTime(4_000);
    expect(Wire.all[1].readyState).toBe(3);
    expect(Wire.all.length).toBe(3);
    last().welcome();
    expect(line.line).toBe("online");
  });

  it("is patient with a slow network where the page was just loaded", () => {
    const line = new Connection(() => "ws://x");
    line.start();
    vi.advanceTimersByTime(14_990);
    expect(Wire.all.length).toBe(1);
    expect(last().readyState).toBe(1);
    vi.advanceTimersByTime(10);
    expect(last().readyState).toBe(3);
  });

  it("doubts a line on which a move is not answered", () => {
    const line = new Connection(() => "ws://x");
    line.start();
    last().welcome();
    void line.send(move);
    vi.advanceTimersByTime(1_000);
    expect(last().sent.map((one) => one.do)).toEqual(["move", "ping"]);
    last().say({ is: "pong", now: 0 }); // it is there, and the move waits for something else
    vi.advanceTimersByTime(999);
    expect(line.line).toBe("online");
    vi.advanceTimersByTime(1 + 1_000);
    expect(Wire.all.length).toBe(2); // beside the old one, which may only be slow
    expect(Wire.all[0].readyState).toBe(1);
    last().welcome();
    expect(Wire.all[0].readyState).toBe(3);
    expect(last().sent.map((one) => one.do)).toEqual(["move"]);
  });

  it("goes on to doubt it until the move is answered, whatever else was said meanwhile", () => {
    const line = new Connection(() => "ws://x");
    line.start();
    last().welcome();
    void line.send(move);
    last().say({ is: "pong", now: 0 }); // its last word
    vi.advanceTimersByTime(1_000);
    expect(last().sent.map((one) => one.do)).toEqual(["move", "ping"]);
    last().say({ is: "done", id: 1 });
    vi.advanceTimersByTime(19_999);
    expect(last().sent.length).toBe(2);
    expect(Wire.all.length).toBe(1);
  });

  it("comes back when it was told to, even if a move is not answered", () => {
    const line = new Connection(() => "ws://x");
    line.start();
    last().welcome();
    void line.send(move);
    last().say({ is: "gone", again: 4 });
    vi.advanceTimersByTime(3_999);
    expect(Wire.all.length).toBe(1);
    vi.advanceTimersByTime(2_001);
    expect(Wire.all.length).toBe(2);
  });

  it("gives a line up where no other one can be had either", () => {
    const line = new Connection(() => "ws://x");
    line.start();
    last().welcome();
    void line.send(move);
    vi.advanceTimersByTime(1_000 + 1_000);
    last().close();
    expect(line.line).toBe("reconnecting");
    expect(Wire.all[0].readyState).toBe(3);
  });

  it("notices a dead line", () => {
    const line = new Connection(() => "ws://x");
    line.start();
    last().welcome();
    vi.advanceTimersByTime(20_000);
    expect(last().sent).toEqual([{ do: "ping" }]);
    vi.advanceTimersByTime(8_000);
    expect(line.line).toBe("reconnecting");
  });
});

describe("a table", () => {
  const whole = (step: number, more: Partial<TableMessage> = {}): Message =>
    ({
      is: "table",
      table: "T",
      number: step,
      game: "x",
      phase: "playing",
      round: 1,
      rounds: 1,
      step,
      views: [{ seat: 0, actors: [0], legal: [] }],
      moves: [],
      facts: [],
      mine: [0],
      outcome: null,
      seats: [],
      chat: [],
      promise: { commitment: "aa", words: [], secret: null, seeds: [] },
      ...more,
    }) as unknown as Message;
  const moved = (step: number, told: string[], legal: string[] = []) => ({
    is: "moved",
    table: "T",
    number: step,
    round: 1,
    step,
    told,
    facts: told.map((text) =>
      text.startsWith("*")
        ? { actor: "*", do: "face", face: text.slice(3) }
        : { actor: 0, do: "x", face: text.split(" seen:")[1] },
    ),
    views: [{ seat: 0, actors: [0], legal }],
  });
  const board = { duration: () => 100, faceless: (text: string) => text.replace(" seen:5", "") } as never;

  function begin(fades = false) {
    const line = new Connection(() => "ws://x");
    line.start();
    last().welcome();
    const table = new Table(
      "T",
      () => board,
      () => 1,
      () => fades,
      () => {},
      line,
    );
    last().say(whole(0));
    return table;
  }

  it("shows moves one after another, then the end", () => {
    const table = begin();
    last().say(moved(2, ["0:draw", "*:=5"]));
    last().say(moved(3, ["0:5@a1"]));
    last().say(whole(3, { outcome: { scores: [1], winners: [0], reason: "full", title: null } }));
    expect([table.now?.step, table.told.map(({ actor }) => actor), table.catching]).toEqual([2, [0, "*"], true]);
    vi.advanceTimersByTime(100);
    expect([table.now?.step, table.now?.outcome]).toEqual([3, null]);
    vi.advanceTimersByTime(100);
    expect(table.now?.outcome).not.toBeNull();
    vi.advanceTimersByTime(1000);
    expect(table.catching).toBe(false);
  });

  it("keeps what is said, and who comes and goes, while the end of a game waits to be shown", () => {
    const table = begin();
    const outcome = { scores: [1], winners: [0], reason: "all-out", title: null };
    const seats = [{ name: "Ann", here: true }] as unknown as TableMessage["seats"];
    last().say(moved(2, ["0:draw", "*:=5"]));
    last().say(whole(2, { moves: ["0:draw", "*:=5"], outcome, seats, watchers: 0 }));
    last().say({ is: "chat", table: "T", said: { person: "p", name: "Bob", text: "gg" } });
    last().say({ is: "here", table: "T", here: [false], watchers: 1 });
    expect([table.now?.outcome, table.now?.chat.length]).toEqual([null, 1]);
    vi.advanceTimersByTime(2_000);
    expect(table.now).toMatchObject({ outcome, watchers: 1, seats: [{ here: false }], chat: [{ text: "gg" }] });
  });

  it("lets me move while others who move at the same time are being shown, and not when my turn is", () => {
    const table = begin();
    last().say(whole(1, { views: [{ seat: 0, actors: [0, 1], legal: ["0:8@a1"] }] }));
    last().say(moved(3, ["1:7@b2", "*:=2"], ["0:8@a1"]));
    last().say(moved(4, ["1:2@a1"], ["0:8@a1"]));
    expect([table.now?.step, table.catching, table.unsettled]).toEqual([3, true, false]);
    void table.play("0:8@a1");
    expect(last().sent.at(-1)).toMatchObject({ do: "move", seat: 0, step: 4, move: "0:8@a1" });
    last().say(moved(5, ["0:8@a1"]));
    expect([table.now?.step, table.unsettled]).toEqual([3, true]);
    vi.advanceTimersByTime(300);
    expect([table.now?.step, table.catching, table.unsettled]).toEqual([5, false, false]);
    // It becomes my turn: first what was played is shown, then I may move.
    last().say(moved(6, ["1:draw"], ["0:draw"]));
    const before = last().sent.length;
    void table.play("0:draw");
    expect(last().sent.length).toBe(before);
    vi.advanceTimersByTime(100);
    expect(table.unsettled).toBe(false);
  });

  it("does not count what muted people say or how they react, and keeps their lines for later", () => {
    const table = begin();
    mute("eve", true);
    for (const person of ["eve", "bob"]) {
      last().say({ is: "chat", table: "T", said: { name: person, person, text: "!", at: 1, seat: null } });
      last().say({ is: "reacted", table: "T", name: person, person, reaction: "wow" });
    }
    expect([table.unread, table.now?.chat.length]).toEqual([1, 2]);
    expect(table.reactions.map(({ name }) => name)).toEqual(["bob"]);
    mute("eve", false);
    last().say({ is: "reacted", table: "T", name: "eve", person: "eve", reaction: "wow" });
    expect(table.reactions.length).toBe(2);
  });

  it("is in trouble when the host shows me out, and not when something else is refused", () => {
    const table = begin();
    const refused = { is: "refused", code: "not-allowed", text: "No.", id: null, table: "T" } as const;
    last().say({ ...refused, arguments: {} });
    expect(table.trouble).toBeNull();
    last().say({ ...refused, arguments: { reason: "error-not-allowed-kicked" } });
    expect(table.trouble?.code).toBe("not-allowed");
  });

  it("forgets faces where they fade, ignores what it knows, and asks again where something is missing", () => {
    const table = begin(true);
    last().say(moved(2, ["0:turn a1", "*:=5"]));
    expect(table.now?.moves).toEqual(["0:turn a1"]);
    last().say(moved(2, ["0:turn a1", "*:=5"]));
    vi.advanceTimersByTime(100);
    expect(table.now?.moves).toEqual(["0:turn a1"]);
    last().say(moved(3, ["0:turn a2 seen:5"]));
    vi.advanceTimersByTime(100);
    expect(table.now?.moves).toEqual(["0:turn a1", "0:turn a2"]);
    expect(JSON.stringify(table.now?.facts)).toBe('[{"actor":0,"do":"x"},{"actor":0,"do":"x"}]');
    const before = last().sent.length;
    last().say(moved(9, ["0:turn b1"]));
    expect(last().sent.slice(before)).toEqual([{ do: "watch", table: "T" }]);
  });
});
