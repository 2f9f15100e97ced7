/** What happened at a table besides moves, in words: for all who are there, and in the log. */
import type { Sentence } from "../boards/contract";
import { list } from "./i18n.svelte";
import type { Fact, Note, StopOffer, TableMessage } from "./protocol";

/** A note of the server, or what this page alone has seen: somebody went away, and came back. */
export type LogNote = Omit<Note, "kind"> & { kind: Note["kind"] | "offline" | "online" };

/** What the log did not have yet: who of the missing has been away for a while, and who of the others is here again. */
export function absences(
  seen: readonly LogNote[],
  missing: readonly number[],
  here: readonly boolean[],
  after: number,
): LogNote[] {
  return here.flatMap((isHere, seat): LogNote[] => {
    const isOut = seen.findLast((note) => note.seat === seat)?.kind === "offline";
    if (!isOut && missing.includes(seat)) return [{ after, seat, kind: "offline" }];
    return isOut && isHere ? [{ after, seat, kind: "online" }] : [];
  });
}

/** A note in words, as somebody who plays these seats reads it. */
export function noteWords({ seat, kind }: LogNote, names: string[], mine: number[] = []): Sentence {
  return { key: `page-note-${kind}`, args: { name: names[seat] ?? "", who: mine.includes(seat) ? "you" : "other" } };
}

/** An offer to stop, as somebody reads it who has made it or agreed to it, or who watches. */
export function stopWords({ wanted, waiting }: StopOffer, mine: number[], names: string[]): Sentence {
  const called = (seats: number[]): string => list(seats.map((seat) => names[seat]));
  const left = called(waiting);
  if (wanted.every((seat) => mine.includes(seat))) return { key: "page-stop-waiting", args: { names: left } };
  return { key: "page-stop-told", args: { wanted: called(wanted), names: left } };
}

/** The notes that came since; none where the table was not looked at before. Moves of bots are marked in the log. */
export function freshNotes(
  before: Pick<TableMessage, "round" | "notes"> | null,
  now: Pick<TableMessage, "round" | "notes">,
): Note[] {
  if (before?.round !== now.round) return [];
  return now.notes.slice(before.notes.length).filter(({ kind }) => kind !== "bot");
}

/** The notes by the number of the line that they follow, and the lines whose move was a bot's. */
export function placeNotes(facts: Fact[], notes: LogNote[]): { after: Map<number, LogNote[]>; bots: Set<number> } {
  const after = new Map<number, LogNote[]>();
  const bots = new Set<number>();
  if (!notes.length) return { after, bots };
  const lines = [0, ...facts.flatMap(({ actor }, i) => (actor === "*" ? [] : [i + 1]))]; // of the n-th move
  for (const note of notes) {
    const line = lines[Math.min(note.after, lines.length - 1)];
    if (note.kind === "bot") bots.add(line);
    else after.set(line, [...(after.get(line) ?? []), note]);
  }
  return { after, bots };
}
