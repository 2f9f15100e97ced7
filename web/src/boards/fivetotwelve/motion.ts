/** Which tiles fly from where to where when something was told: "pile", "hand-0", "open-13", "cell-0-5". */
import { fly } from "../kit/fly";
import { read } from "./moves";
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
const NEXT_DEAL = 110; // tiles that are dealt follow each other so closely

/** The flights of what was told, and how long they take in all. */
export function plan(told: readonly string[], before: View | null): { flights: Flight[]; lasts: number } {
  const flights: Flight[] = [];
  let now = 0;
  let end = 0;
  let drawer: number | null = null;
  let dealt = 0;
  const hands = [...(before?.hands ?? [])];
  const fly = (number: number, from: string, to: string, turns = false) => {
    const lasts = turns ? TURN : SLIDE;
    flights.push({ number, from, to, at: now, lasts, turns });
    end = Math.max(end, now + lasts);
  };
  for (const text of told) {
    const move = read(text);
    if (!move) continue;
    if (move.kind === "draw") drawer = move.seat;
    if (move.kind === "face") {
      // In the setup the tiles are dealt to the seats in order.
      const seat: number = drawer ?? dealt++;
      hands[seat] = move.number;
      fly(move.number, "pile", `hand-${seat}`, true);
      now += NEXT_DEAL;
      continue;
    }
    now = end;
    if (move.kind === "leave") fly(hands[move.seat] ?? 0, `hand-${move.seat}`, `open-${hands[move.seat]}`);
    if (move.kind === "place" || move.kind === "take") {
      const cell = `cell-${move.seat}-${move.cell}`;
      const old = before?.boards[move.seat]?.[move.cell];
      if (old) fly(old, cell, `open-${old}`);
      fly(move.number, move.kind === "take" ? `open-${move.number}` : `hand-${move.seat}`, cell);
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

/** Let fly what was told, now that the new view is drawn; `from` tells where everything lay before. */
export function launch(
  root: HTMLElement,
  told: readonly string[],
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
export const duration = (told: readonly string[]): number => plan(told, null).lasts;
