/** What the seats of a table are called. */
import { has, t } from "./i18n.svelte";
import type { Seat } from "./protocol";

/** What a seat is called: a person's name as it is, a bot's in the person's language. */
export function nameOf(seat: Seat): string {
  return botName(seat.name, seat.kind === "bot" ? seat.bot : null);
}

/**
 * The name that a bot was given at a table, in the person's language, with the number that tells two of
 * them apart; the name itself, where no bot plays.
 */
export function botName(name: string, bot: string | null): string {
  if (!bot || !has(`advice-bot-${bot}`)) return name;
  const number = /\s\d+$/.exec(name)?.[0] ?? "";
  return t(`advice-bot-${bot}`) + number;
}
