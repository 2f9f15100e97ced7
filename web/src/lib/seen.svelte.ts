/** What the winner of a game saw in turn, once it is over: what was kept secret, or has faded, is shown then. */
import type { View } from "../boards/contract";
import { get } from "./api";
import type { Replay, TableMessage } from "./protocol";

export class Seen {
  views = $state.raw<View[] | null>(null);

  /** For a board that has something to show; made by the page of a table, and ends with it. */
  constructor(now: () => TableMessage, reveals: () => boolean) {
    // After every game, whether or not it is the last of a match. Of a daily deal nothing is told: others may still play it.
    const ending = $derived.by(() => {
      const { table, round, outcome, daily } = now();
      if (!outcome?.winners.length || daily || !reveals()) return "";
      return `tables/${table}/replay?round=${round}&seat=${outcome.winners[0]}`;
    });
    $effect(() => {
      this.views = null;
      if (!ending) return;
      let left = false;
      get<Replay>(ending).then(
        ({ steps }) => !left && (this.views = steps.map((step) => step.view)),
        () => {}, // then it stays a secret
      );
      return () => (left = true);
    });
  }
}
