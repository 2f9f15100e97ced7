/** What the large plan shows besides what lies there: marks, the tile tried out, advice; and the prompt. */
import { t } from "$lib/i18n.svelte";
import type { Hint } from "../contract";
import type { Choosing } from "./choosing.svelte";
import { turned } from "./faces";
import { read, type Choices } from "./moves";
import { symbolName } from "./texts";
import { cellName, type KreuzquerView, type Mark, type Plan, type Tip, type Trial } from "./types";

/** How each cell takes the tile. */
export function marksOf(choices: Choices, choosing: Choosing): Map<number, Mark> {
  if (choosing.down) return new Map([...choices.down.keys()].map((cell) => [cell, "down"]));
  const mark = (cell: number): Mark => (choices.text(cell, choosing.spin, false) === undefined ? "turned" : "fits");
  return new Map([...choices.up.keys()].map((cell) => [cell, mark(cell)]));
}

/** The tile on a cell that is pointed at; if none is, where it lies to be confirmed. */
export function trialOf(
  view: KreuzquerView,
  choices: Choices,
  choosing: Choosing,
  pointed: number | null,
): Trial | null {
  if (!view.face || !view.tile) return null;
  const shown = { face: view.face, symbol: view.tile, down: choosing.down };
  if (pointed === null) {
    const cell = choosing.cell;
    return cell === null ? null : { ...shown, cell, spin: choosing.spin, sure: true };
  }
  const spin = choosing.down ? choosing.spin : choices.next(pointed, choosing.spin);
  if (spin === null || choices.text(pointed, spin, choosing.down) === undefined) return null;
  return { ...shown, cell: pointed, spin, sure: false };
}

/** The three best moves, where they go. */
export function tipsOf(hints: Hint[], face: string | null): Tip[] {
  return hints.slice(0, 3).flatMap((hint, number) => {
    const move = read(hint.move);
    if (!face || !move || move.is === "turn") return [];
    return [{ rank: number + 1, cell: move.cell, face: move.is === "place" ? turned(face, move.angle / 90) : null }];
  });
}

/** What to do now, in one line. */
export function promptOf(view: KreuzquerView, plan: Plan, choices: Choices, choosing: Choosing, may: boolean): string {
  const symbol = view.tile ? symbolName(view.tile) : "";
  if (view.actors.length === 0) return t("page-kreuzquer-prompt-over", { count: plan.minus_points });
  if (!view.tile) return t("page-kreuzquer-prompt-start");
  if (!may) {
    const count = view.boards.filter((board) => !board.placed).length;
    const waiting = plan.placed && view.seat !== null;
    return t(waiting ? "page-kreuzquer-prompt-wait" : "page-kreuzquer-prompt-watch", { count, symbol });
  }
  if (choosing.note) return t(choosing.note, { symbol });
  if (choosing.cell === null) {
    if (choosing.forced) return t("page-kreuzquer-prompt-nowhere", { symbol });
    return t(choosing.down ? "page-kreuzquer-prompt-down" : "page-kreuzquer-prompt-choose", { symbol });
  }
  const several = !choosing.down && choices.ways(choosing.cell) > 1;
  const cell = cellName(choosing.cell);
  return t(several ? "page-kreuzquer-prompt-turn" : "page-kreuzquer-prompt-confirm", { cell });
}
