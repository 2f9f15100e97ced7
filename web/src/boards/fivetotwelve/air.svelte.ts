/** Tiles that are not lying anywhere: those that fly, and the one that somebody drags. */
import { drag, under } from "../kit/drag";
import { plan, shows, type Flight } from "./motion";
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

export class Air {
  flights = $state.raw<InAir[]>([]);
  dragged = $state.raw<Dragged | null>(null);
  over = $state<string | null>(null);
  /** Places that must look empty, since their tile is in the air. */
  away = $derived(new Set([...this.flights.map((flight) => flight.to), this.dragged?.place ?? ""]));

  root: HTMLElement | null = null;
  #before = new Map<string, Box>();
  #letGo: (() => void) | null = null;

  /** Remember where everything lies, before a new view is drawn; what is dragged may still be, or falls back. */
  remember(draggable: boolean): void {
    this.#before = this.#boxes();
    this.flights = [];
    if (draggable) return;
    const dragged = this.dragged;
    if (dragged?.dropped) this.#before.set(dragged.place, dragged.box);
    this.#letGo?.();
    this.#letGo = this.dragged = this.over = null;
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
    if (this.dragged) return;
    const source = event.currentTarget as HTMLElement;
    const width = Math.max(56, source.getBoundingClientRect().width * 1.1);
    this.#letGo = drag(event, {
      move: (at) => {
        if (!this.dragged) begin();
        const origin = this.#origin();
        const box = { left: at.clientX - origin.x - width / 2, top: at.clientY - origin.y - width / 2, width };
        this.dragged = { number, place, box, dropped: false };
        this.over = dropAt(at);
      },
      end: (at) => {
        const dragged = this.dragged;
        const over = at && dropAt(at);
        this.over = null;
        if (!dragged) return;
        const target = over && this.#find(`[data-drop="${over}"]`);
        if (drop(over) && target) {
          const goal = over === "middle" ? dragged.box : this.#box(target);
          this.dragged = { ...dragged, box: goal, dropped: true };
        } else {
          this.dragged = null;
          this.#back(dragged);
        }
      },
    });
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

function dropAt(at: PointerEvent): string | null {
  return under(at, "[data-drop]")?.dataset.drop ?? null;
}
