/** Motion: what told moves look like, one after the other, and flights from one place to another. */
import type { Sound } from "$lib/sound";
import { soundOf } from "../kit/sound";
import { read, spot } from "./moves";
import type { View } from "./types";

const TIMES = { take: 450, face: 0, set: 300, guess: 750, stop: 0, insert: 550, lay: 650, show: 750 };

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
): void {
  const find = (name: string, value: string | number) => root.querySelector<HTMLElement>(`[data-${name}="${value}"]`);
  for (const { kind: what, seat, colour, place, wait } of flights) {
    const taken = what === "take";
    if (taken && !view.waiting.length && !view.drawn) continue; // it is in the code already
    const last = spot(seat, view.codes[seat]?.length ?? 0);
    const to = taken ? (find("apart", seat) ?? find("tile", last)) : find("tile", spot(seat, place));
    const from = taken ? find("stack", colour)?.getBoundingClientRect() : stood.get(seat);
    if (to && from) fly(root, to, from, wait * speed, 450 * speed);
  }
}

/** A copy of the element flies to it from another place, over everything. */
function fly(root: HTMLElement, element: HTMLElement, from: DOMRect, wait: number, time: number): void {
  const to = element.getBoundingClientRect();
  const home = root.getBoundingClientRect();
  const ghost = element.cloneNode(true) as HTMLElement;
  for (const name of ["data-tile", "data-apart", "id"]) ghost.removeAttribute(name);
  ghost.inert = true;
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, {
    position: "absolute",
    zIndex: "5",
    margin: "0",
    border: "0",
    left: `${to.left - home.left}px`,
    top: `${to.top - home.top}px`,
    width: `${to.width}px`,
    pointerEvents: "none",
  });
  ghost.style.setProperty("--w", `${element.querySelector("svg")?.clientWidth ?? to.width}px`);
  root.append(ghost);
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  const easing = "cubic-bezier(0.3, 0.7, 0.2, 1)"; // as --ease
  const options = { duration: time, delay: wait, easing, fill: "both" } as const;
  const hidden = element.animate([{ opacity: 0 }, { opacity: 0 }], options);
  const flight = ghost.animate(
    [
      { transform: `translate(${dx}px, ${dy}px)` },
      { transform: `translate(${dx * 0.4}px, ${dy * 0.4 - 14}px) rotate(-2deg)`, offset: 0.55 },
      { transform: "none" },
    ],
    options,
  );
  flight.onfinish = flight.oncancel = () => {
    ghost.remove();
    hidden.cancel();
  };
}

/** A guess sounds like its answer. */
export function sound(told: string[], view: View | undefined): Sound | null {
  const moves = told.map(read);
  if (!moves.some((move) => move?.kind === "guess")) return soundOf(moves, ["face", "take"]);
  return view?.phase === "hit" || view?.phase === "over" ? "hit" : "miss";
}
