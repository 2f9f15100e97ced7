/** Which tiles fly from where to where when something was told: "pile", "hand-0", "open-13", "cell-0-5". */
import type { Fact } from "$lib/protocol";
import { fly } from "../kit/fly";
import type { View } from "./types";

interface Flight {
  number: number;
  from: string;
  to: string;
  at: number; // milliseconds after the beginning, at speed 1
  lasts: number;
  turns: boolean; // face down at first, turned over on the way
}

const SLIDE = 420;
const TURN = 560;
const NEXT_DEAL = 110; // how closely dealt tiles follow each other

/** The flights of what was told, and how long they take in all. */
export function plan(told: readonly Fact[], before: View | null): { flights: Flight[]; lasts: number } {
  const flights: Flight[] = [];
  let now = 0;
  let end = 0;
  let drawer: Fact["actor"] | null = null;
  let dealt = 0;
  const fly = (number: number, from: string, to: string, turns = false) => {
    const lasts = turns ? TURN : SLIDE;
    flights.push({ number, from, to, at: now, lasts, turns });
    end = Math.max(end, now + lasts);
  };
  for (const { actor, do: kind, face, at } of told) {
    const number = Number(face);
    if (kind === "draw") drawer = actor;
    if (kind === "face") {
      // In the setup the tiles are dealt to the seats in order.
      fly(number, "pile", `hand-${drawer ?? dealt++}`, true);
      now += NEXT_DEAL;
      continue;
    }
    now = end;
    if (kind === "leave") fly(number, `hand-${actor}`, `open-${number}`);
    if (kind === "place" || kind === "take") {
      const cell = `cell-${actor}-${at}`;
      const old = before?.boards[Number(actor)]?.[at!];
      if (old) fly(old, cell, `open-${old}`);
      fly(number, kind === "take" ? `open-${number}` : `hand-${actor}`, cell);
      now = end;
    }
  }
  return { flights, lasts: end };
}

/** Whether a view shows this tile at this place; only then can it arrive there. */
export function shows(view: View, place: string, number: number): boolean {
  const [kind, seat, cell] = place.split("-");
  if (kind === "open") return view.open.includes(number);
  if (kind === "hand") return view.hands[Number(seat)] === number;
  return view.boards[Number(seat)]?.[Number(cell)] === number;
}

/** Where everything lies on the screen, by the names of the places. */
export function boxes(root: HTMLElement): Map<string, DOMRect> {
  const places = [...root.querySelectorAll<HTMLElement>("[data-at]")];
  return new Map(places.map((place) => [place.dataset.at ?? "", place.getBoundingClientRect()]));
}

/** Let what was told fly, now that the new view is drawn; `from` tells where everything lay before. */
export function launch(
  root: HTMLElement,
  told: readonly Fact[],
  [before, view]: [View | null, View],
  from: Map<string, DOMRect>,
  speed: number,
): () => void {
  const drawing = (place: string) => drawn(root.querySelector(`[data-at="${place}"]`));
  const flights = plan(told, before).flights.flatMap((flight) => {
    const [start, shown] = [from.get(flight.from), drawing(flight.to)];
    if (!start || !shown || !shows(view, flight.to, flight.number)) return [];
    const back = flight.turns ? drawing("pile") : null;
    return [{ shown, back, from: start, wait: flight.at * speed, lasts: flight.lasts * speed }];
  });
  return fly(root, flights);
}

/** The tile that is seen at a place, on top of all others. */
export function drawn(place: Element | null): Element | null {
  return place?.querySelector(".top svg") ?? place?.querySelector("svg") ?? null;
}

/** How long it takes to show what was told, in milliseconds at speed 1. */
export const duration = (told: readonly Fact[]): number => plan(told, null).lasts;
