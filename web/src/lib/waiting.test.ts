import { beforeEach, expect, it, vi } from "vitest";

import { Refusal } from "./api";
import type { Connection } from "./connection.svelte";
import type { MoveCommand, TableMessage } from "./protocol";
import { read } from "./storage";
import { sendKept, sendWaiting, waitingAt } from "./waiting.svelte";

const move: MoveCommand = { do: "move", table: "T", seat: 0, round: 1, step: 3, move: "0:draw" };
const shown = { table: "T", step: 3 } as TableMessage;

let answers: { done: () => void; failed: (problem: Refusal) => void }[];
let sent: MoveCommand[];
const line = (): Connection =>
  ({
    me: "ann",
    send: (command: MoveCommand) => {
      sent.push(command);
      return new Promise<void>((done, failed) => answers.push({ done, failed }));
    },
  }) as unknown as Connection;

beforeEach(() => {
  answers = [];
  sent = [];
});

it("keeps a move until it was answered, with the table as it was shown", async () => {
  const sending = sendKept(line(), move, shown);
  expect(waitingAt("T")).toEqual({ me: "ann", command: move, shown });
  expect(read("waiting", {})).toEqual({ T: { me: "ann", command: move, shown } });
  answers[0].done();
  await sending;
  expect(waitingAt("T")).toBeUndefined();
  expect(read("waiting", {})).toEqual({});
});

it("forgets a move that was refused, and says why", async () => {
  const sending = sendKept(line(), move, shown);
  answers[0].failed(new Refusal("stale", "Too late."));
  await expect(sending).rejects.toThrow("Too late.");
  expect(waitingAt("T")).toBeUndefined();
});

it("sends after a reload what waited, once, and not for somebody else", async () => {
  void sendKept(line(), move, shown); // the page is left before the answer comes
  sent = [];
  sendWaiting(line(), "ann");
  expect(sent).toEqual([move]);
  answers[answers.length - 1].done();
  await vi.waitFor(() => expect(waitingAt("T")).toBeUndefined(), { timeout: 60_000 });
  void sendKept(line(), move, shown);
  sent = [];
  sendWaiting(line(), "bob");
  expect(sent).toEqual([]);
  expect(waitingAt("T")).toBeUndefined();
});
