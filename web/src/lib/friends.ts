/** Whom one meets in a first game. */
import { t } from "./i18n.svelte";

/** The names of all seats of a first game, in which mine has my own name and nobody else has it, too. */
export function namesOf(seats: number, mine: number, own: string): string[] {
  return Array.from({ length: seats }, (_, seat) => (seat === mine ? own : friend(seat, own)));
}

function friend(seat: number, own: string): string {
  const name = t("page-learn-friend", { seat });
  return alike(name) === alike(own) ? t("page-learn-friend-else") : name;
}

function alike(name: string): string {
  return name.normalize("NFKC").trim().toLowerCase();
}
