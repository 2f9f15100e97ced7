/** Who has been away from a table for a while: all are told, and the log of this page says so. */
import { untrack } from "svelte";

import { t } from "./i18n.svelte";
import { absences, type LogNote } from "./notes";
import { notify } from "./notice.svelte";
import type { TableMessage } from "./protocol";

const AWAY = 10_000; // milliseconds after which it is worth mentioning

/** Lives as long as the component that makes it. */
export class Absent {
  /** For the log of this page alone: the server remembers who plays, not who looks. */
  notes: LogNote[] = $state.raw([]);

  constructor(now: () => TableMessage) {
    const here = $derived(
      now()
        .seats.map((seat) => (seat.here ? "1" : ""))
        .join(),
    );
    const moved = $derived(now().facts.filter(({ actor }) => actor !== "*").length);
    const away = $derived(
      now().phase === "playing" && now().mine.length
        ? now()
            .seats.flatMap(({ kind, here, bot }, seat) => (kind === "person" && !here && !bot ? [seat] : []))
            .join()
        : "",
    );
    const log = (missing: number[]): void => {
      this.notes = [...this.notes, ...absences(this.notes, missing, here.split(",").map(Boolean), moved)];
    };
    $effect(() => {
      if (!away) return;
      const missing = away.split(",").map(Number);
      const timer = setTimeout(() => {
        for (const seat of missing) notify(t("page-note-gone", { name: now().seats[seat].name }));
        log(missing);
      }, AWAY);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      void here;
      untrack(() => log([]));
    });
    $effect(() => {
      void now().round;
      this.notes = [];
    });
  }
}
