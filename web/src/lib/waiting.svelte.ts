/**
 * Moves that wait for the server: the browser keeps them, with the table as it was shown, so that a reload
 * loses nothing. The server knows a move by its table, seat, round and step: sent again it counts once.
 */
import { SvelteMap } from "svelte/reactivity";

import type { Connection } from "./connection.svelte";
import { complain } from "./notice.svelte";
import type { MoveCommand, TableMessage } from "./protocol";
import { read, write } from "./storage";

export interface Waiting {
  me: string;
  command: MoveCommand;
  shown: TableMessage;
}

const NAME = "waiting";
const waiting = new SvelteMap<string, Waiting>(Object.entries(read<Record<string, Waiting>>(NAME, {})));

/** The move of mine that waits at a table, if one does. */
export function waitingAt(table: string): Waiting | undefined {
  return waiting.get(table);
}

function save(): void {
  write(NAME, Object.fromEntries(waiting));
}

/** Send a move, and keep it until it was answered. */
export async function sendKept(line: Connection, command: MoveCommand, shown: TableMessage): Promise<void> {
  waiting.set(command.table, { me: line.me, command, shown });
  save();
  try {
    await line.send(command);
  } finally {
    waiting.delete(command.table);
    save();
  }
}

/** Send what waited when the page was left; what somebody else on this device has left is forgotten. */
export function sendWaiting(line: Connection, me: string): void {
  for (const [table, { me: whose, command, shown }] of [...waiting]) {
    if (whose && whose !== me) {
      waiting.delete(table);
      save();
    } else void sendKept(line, command, shown).catch(complain);
  }
}
