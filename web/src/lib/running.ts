/** Games of mine that go on: those that wait for me first, then those in which something happened last. */
import type { Summary } from "./protocol";

export function goesOn({ phase }: Pick<Summary, "phase">): boolean {
  return phase === "gathering" || phase === "playing";
}

export function running(tables: Summary[]): Summary[] {
  return tables.filter(goesOn).toSorted((a, b) => Number(b.my_turn) - Number(a.my_turn) || b.moved - a.moved);
}
