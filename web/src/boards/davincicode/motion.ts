/** Motion: what told moves look like, one after the other, and flights from one place to another. */
import type { Fact } from "$lib/protocol";
import { fly } from "../kit/fly";
import { spot } from "./moves";
import type { View } from "./types";

const TIMES: Record<string, number> = {
  take: 450,
  face: 0,
  set: 300,
  guess: 750,
  stop: 0,
  insert: 550,
  lay: 650,
  show: 750,
};

const ARC = 14; // pixels

/** How long it takes to show what was told, in milliseconds at speed 1. */
export const duration = (told: readonly Fact[]): number => told.reduce((sum, { do: kind }) => sum + TIMES[kind], 0);

export interface Cues {
  tips: Map<string, number>; // spot → when it tips over
  shakes: Map<string, number>;
  flights: { fact: Fact; wait: number }[]; // of tiles that are taken, and put in
}

/** Who moves when. */
export function cues(told: readonly Fact[]): Cues {
  const found: Cues = { tips: new Map(), shakes: new Map(), flights: [] };
  let wait = 0;
  for (const fact of told) {
    const { actor, do: kind, owner, at, hit } = fact;
    if (kind === "guess") (hit ? found.tips : found.shakes).set(spot(owner!, at!), wait);
    else if (kind === "show") found.tips.set(spot(actor as number, at!), wait);
    else if (kind === "take" || kind === "insert" || kind === "lay") found.flights.push({ fact, wait });
    wait += TIMES[kind];
  }
  return found;
}

/** Let tiles fly: from the pool to where they stand apart, or to a code not set up yet; and from there into the code. */
export function launch(
  root: HTMLElement,
  flights: Cues["flights"],
  view: View,
  stood: Map<number, DOMRect>,
  speed: number,
): () => void {
  const find = (name: string, value: string | number) => root.querySelector(`[data-${name}="${value}"] svg`);
  return fly(
    root,
    flights.flatMap(({ fact: { actor, do: kind, face, at }, wait }) => {
      const [seat, taken] = [actor as number, kind === "take"];
      if (taken && !view.waiting.length && !view.drawn) return []; // it is in the code already
      const last = spot(seat, view.codes[seat]?.length ?? 0);
      const shown = taken ? (find("apart", seat) ?? find("tile", last)) : find("tile", spot(seat, at!));
      const heap = find("stack", face?.[0] ?? "")?.getBoundingClientRect();
      const from = taken ? heap && middle(heap, shown) : stood.get(seat);
      return shown && from ? [{ shown, from, arc: ARC, wait: wait * speed, lasts: TIMES.take * speed }] : [];
    }),
  );
}

/** A place as large as a tile in the middle of a heap. */
function middle(heap: DOMRect, tile: Element | null): DOMRect {
  const { width, height } = tile?.getBoundingClientRect() ?? heap;
  return new DOMRect(heap.x + (heap.width - width) / 2, heap.y + (heap.height - height) / 2, width, height);
}
