/** How a game that is over was for those at this screen. */
import type { Outcome, TableMessage } from "./protocol";

const GOOD = 2; // titles of a game alone count from 1, the best

/** Somebody who watches, or plays alone without a good result, has neither won nor lost. */
export function toneOf({
  outcome,
  total,
  mine,
  seats,
}: Pick<TableMessage, "outcome" | "total" | "mine" | "seats">): "won" | "lost" | null {
  const result = total ?? outcome;
  if (!result || !mine.length || result.reason === "stopped") return null;
  if (seats.length === 1) return (outcome?.title ?? 9) <= GOOD ? "won" : null;
  return result.winners.some((seat) => mine.includes(seat)) ? "won" : "lost";
}

/** How somebody who plays one seat tells others of it: the end of a key of the catalogues. */
export function toldAs({ winners }: Pick<Outcome, "winners">, seat: number, players: number): string {
  if (players === 1) return "solo";
  if (!winners.includes(seat)) return "lost";
  return winners.length > 1 ? "shared" : "won";
}
