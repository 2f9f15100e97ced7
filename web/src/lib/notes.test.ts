import { describe, expect, it } from "vitest";

import { absences, freshNotes, noteWords, placeNotes, stopWords, type LogNote } from "./notes";
import type { Fact, Note } from "./protocol";

const note = (after: number, kind: Note["kind"], seat = 0): Note => ({ after, seat, kind });
const facts: Fact[] = ["*", 0, "*", 1, 0].map((actor) => ({ actor: actor as Fact["actor"], do: "draw" }));

describe("notes", () => {
  it("stand after the move that they followed, whatever chance did between", () => {
    const { after, bots } = placeNotes(facts, [note(0, "left"), note(1, "late"), note(2, "bot"), note(3, "back")]);
    expect([...after.keys()]).toEqual([0, 2, 5]);
    expect([...bots]).toEqual([4]);
  });

  it("stand in the same place where chance is not kept", () => {
    const kept = facts.filter(({ actor }) => actor !== "*");
    const { after, bots } = placeNotes(kept, [note(1, "late"), note(2, "bot"), note(9, "away")]);
    expect([...after.keys()]).toEqual([1, 3]);
    expect([...bots]).toEqual([2]);
  });

  it("say once who is away, and who is back", () => {
    let seen: LogNote[] = [];
    const look = (missing: number[], here: number[], after: number) =>
      (seen = [
        ...seen,
        ...absences(
          seen,
          missing,
          [0, 1, 2].map((seat) => here.includes(seat)),
          after,
        ),
      ]);
    look([], [0, 1, 2], 0);
    look([1, 2], [0], 3);
    look([1, 2], [0], 4);
    look([], [0, 1], 5); // a bot plays for one, the other is back
    look([1], [0], 6);
    const said = seen.map(({ after, seat, kind }) => `${after} ${seat} ${kind}`);
    expect(said).toEqual(["3 1 offline", "3 2 offline", "5 1 online", "6 1 offline"]);
  });

  it("are told once, to those who were there before, and bots' moves only in the log", () => {
    const before = { round: 1, notes: [note(0, "left")] };
    const now = { round: 1, notes: [...before.notes, note(1, "bot"), note(1, "back")] };
    expect(freshNotes(null, now)).toEqual([]);
    expect(freshNotes(before, now)).toEqual([note(1, "back")]);
    expect(freshNotes(now, now)).toEqual([]);
    expect(freshNotes(before, { ...now, round: 2 })).toEqual([]);
  });

  it("say you to whom they are about", () => {
    expect(noteWords(note(0, "time", 1), ["Ann", "Bob"], [1])).toEqual({
      key: "page-note-time",
      args: { name: "Bob", who: "you" },
    });
    expect(noteWords(note(0, "time", 1), ["Ann", "Bob"], [0]).args).toEqual({ name: "Bob", who: "other" });
  });

  it("say who offered to stop: only to whoever did that it was them", () => {
    const names = ["Johanna", "Quirin", "Rita"];
    const offer = { wanted: [1], waiting: [0, 2] };
    expect(stopWords(offer, [1], names)).toEqual({ key: "page-stop-waiting", args: { names: "Johanna and Rita" } });
    const agreed = { wanted: [0, 1], waiting: [2] };
    for (const mine of [[0], [1], []]) {
      const args = { wanted: "Johanna and Quirin", names: "Rita" };
      expect(stopWords(agreed, mine, names)).toEqual({ key: "page-stop-told", args });
    }
  });
});
