/** Motion: what told moves look like, one after the other, and flights from one place to another. */
import { fly } from "../kit/fly";
import { read, spot } from "./moves";
import type { View } from "./types";

const TIMES = { take: 450, face: 0, set: 300, guess: 750, stop: 0, insert: 550, lay: 650, show: 750 };

const ARC = 14; // pixels

/** How long these told moves take, in milliseconds at speed 1. */
export const duration = (told: string[]): number =>
  told.reduce((sum, text) => sum + (TIMES[read(text)?.kind ?? "stop"] ?? 0), 0);

export interface Cues {
  tips: Map<string, number>; // spot → when it tips over
  shakes: Map<string, number>;
  flights: { kind: "take" | "insert" | "lay"; seat: number; colour: string; place: number; wait: number }[];
}

/** Who moves when. */
export function cues(told: string[], view: View): Cues {
  const found: Cues = { tips: new Map(), shakes: new Map(), flights: [] };
  let wait = 0;
  for (const text of told) {
    const what = read(text);
    if (!what) continue;
    if (what.kind === "guess") {
      const hit = view.codes[what.owner]?.[what.place - 1]?.open;
      (hit ? found.tips : found.shakes).set(spot(what.owner, what.place), wait);
    } else if (what.kind === "show") found.tips.set(spot(what.seat, what.place), wait);
    else if (what.kind === "take")
      found.flights.push({ kind: "take", seat: what.seat, colour: what.colour, place: 0, wait });
    else if (what.kind === "insert" || what.kind === "lay")
      found.flights.push({ kind: what.kind, seat: what.seat, colour: "", place: what.place, wait });
    wait += TIMES[what.kind];
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
    flights.flatMap(({ kind, seat, colour, place, wait }) => {
      const taken = kind === "take";
      if (taken && !view.waiting.length && !view.drawn) return []; // it is in the code already
      const last = spot(seat, view.codes[seat]?.length ?? 0);
      const shown = taken ? (find("apart", seat) ?? find("tile", last)) : find("tile", spot(seat, place));
      const heap = find("stack", colour)?.getBoundingClientRect();
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
