/** Tiles that are not lying anywhere: those that fly, and the one that somebody drags. */
import { plan, shows, type Flight } from "./flights";
import type { View } from "./types";

export interface Box {
  left: number;
  top: number;
  width: number;
}

export interface InAir extends Flight {
  start: Box;
  goal: Box;
}

export interface Dragged {
  number: number;
  place: string; // where it comes from
  box: Box;
  dropped: boolean; // let go on a target; it stays there until the next view shows it lying
}

const MOVED = 6; // pixels that make a press a drag

export class Air {
  flights = $state.raw<InAir[]>([]);
  dragged = $state.raw<Dragged | null>(null);
  over = $state<string | null>(null);
  /** Places that must look empty, since their tile is in the air. */
  away = $derived(new Set([...this.flights.map((flight) => flight.to), this.dragged?.place ?? ""]));

  root: HTMLElement | null = null;
  #before = new Map<string, Box>();
  #let_go: (() => void) | null = null;

  /** Remember where everything lies, before a new view is drawn. */
  remember(): void {
    this.#before = this.#boxes();
    const dragged = this.dragged;
    if (dragged?.dropped) this.#before.set(dragged.place, dragged.box);
    this.#let_go?.();
    this.dragged = null;
    this.flights = [];
  }

  /** Let fly what was told, now that the new view is drawn. */
  tell(told: readonly string[], before: View | null, view: View): void {
    const now = this.#boxes();
    this.flights = plan(told, before)
      .flights.filter((flight) => shows(view, flight.to, flight.number))
      .flatMap((flight) => {
        const start = this.#before.get(flight.from) ?? now.get(flight.from);
        const goal = now.get(flight.to);
        return start && goal ? [{ ...flight, start, goal }] : [];
      });
  }

  land(id: number): void {
    this.flights = this.flights.filter((flight) => flight.id !== id);
  }

  /** A tile is pressed: from a few pixels on it is dragged, until it is let go at a place or nowhere. */
  press(
    event: PointerEvent,
    number: number,
    place: string,
    begin: () => void,
    drop: (at: string | null) => boolean,
  ): void {
    if (event.button !== 0 || !event.isPrimary || this.#let_go) return;
    const source = event.currentTarget as HTMLElement;
    const width = Math.max(56, source.getBoundingClientRect().width * 1.1);
    const away = new AbortController();
    const follow = (at: PointerEvent) => {
      if (!this.dragged) {
        if (Math.hypot(at.clientX - event.clientX, at.clientY - event.clientY) < MOVED) return;
        begin();
      }
      const origin = this.#origin();
      const box = { left: at.clientX - origin.x - width / 2, top: at.clientY - origin.y - width / 2, width };
      this.dragged = { number, place, box, dropped: false };
      this.over = dropAt(at.clientX, at.clientY);
    };
    const end = (at: PointerEvent) => {
      const dragged = this.dragged;
      const over = at.type === "pointerup" ? this.over : null;
      this.#let_go?.();
      if (!dragged) return;
      const target = over && this.#find(`[data-drop="${over}"]`);
      if (drop(over) && target) {
        const goal = over === "middle" ? dragged.box : this.#box(target);
        this.dragged = { ...dragged, box: goal, dropped: true };
      } else {
        this.dragged = null;
        this.#back(dragged);
      }
    };
    this.#let_go = () => {
      away.abort();
      this.#let_go = null;
      this.over = null;
    };
    const options = { signal: away.signal };
    window.addEventListener("pointermove", follow, options);
    window.addEventListener("pointerup", end, options);
    window.addEventListener("pointercancel", end, options);
  }

  /** The server said no, or nothing: the tile that was let go slides back. */
  takeBack(): void {
    const dragged = this.dragged;
    if (!dragged?.dropped) return;
    this.dragged = null;
    this.#back(dragged);
  }

  #back({ number, place, box }: Dragged): void {
    const goal = this.#boxes().get(place);
    if (!goal) return;
    const flight = { id: -Date.now(), number, from: "", to: place, at: 0, lasts: 260, turns: false };
    this.flights = [...this.flights, { ...flight, start: box, goal }];
  }

  #origin(): DOMRect {
    return this.root?.getBoundingClientRect() ?? new DOMRect();
  }

  #find(selector: string): Element | null {
    return this.root?.querySelector(selector) ?? null;
  }

  #box(element: Element): Box {
    const [origin, box] = [this.#origin(), element.getBoundingClientRect()];
    return { left: box.left - origin.left, top: box.top - origin.top, width: box.width };
  }

  #boxes(): Map<string, Box> {
    const found = new Map<string, Box>();
    this.root?.querySelectorAll<HTMLElement>("[data-at]").forEach((element) => {
      found.set(element.dataset.at ?? "", this.#box(element));
    });
    return found;
  }
}

function dropAt(x: number, y: number): string | null {
  const target = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]");
  return target?.dataset.drop ?? null;
}
