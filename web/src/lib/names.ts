/** What the seats of a table are called. */
import { has, t } from "./i18n.svelte";
import type { Seat } from "./protocol";

/**
 * A person's name as it is; a bot's in the person's language, with the number that tells two of them apart.
 */
export function nameOf(seat: Seat): string {
  if (seat.kind !== "bot" || !seat.bot || !has(`advice-bot-${seat.bot}`)) return seat.name;
  const number = /\s\d+$/.exec(seat.name)?.[0] ?? "";
  return t(`advice-bot-${seat.bot}`) + number;
}
