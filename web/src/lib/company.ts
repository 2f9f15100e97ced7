/** With whom I play at a table, which decides what becomes of it when I go. */
import type { Seat, TableMessage } from "./protocol";

/** Nobody else ("none"), bots alone, or other people; those who gave up do not count. */
export function company({ seats, mine }: Pick<TableMessage, "seats" | "mine">): "none" | "bots" | "people" {
  const me = seats[mine[0]]?.person;
  const others = seats.filter((seat: Seat) => !seat.resigned && seat.person !== me);
  if (others.some((seat) => seat.kind === "person")) return "people";
  return others.length ? "bots" : "none";
}
