/** Carrying a tile with mouse, pen or finger: a copy follows the pointer, and slides back where it may not lie. */
import { copyOf, fade } from "./copy";
import { drag, under } from "./drag";

const SLIDE_BACK = 260; // milliseconds at speed 1
const LARGER = 1.1; // what is lifted seems closer
const LEAST = 56; // pixels: more than a fingertip covers

export interface Carrying {
  /** What is carried, by the board's own name for it. */
  what: string;
  /** What is seen of it; where that is elsewhere or gone, nothing is carried. */
  shown: Element | null | undefined;
  /** The places that may take it are marked so: "drop" for `data-drop`. Their values are what `drop` gets. */
  onto: string;
  begin?: () => void;
  /** It was let go over a place, or over none; returns whether it may stay there. */
  drop: (at: string | null) => boolean;
  /** Its place isn't drawn until the server has answered: until then the copy lies there. */
  stays?: boolean;
}

export class Carry {
  /** What is being carried. */
  what = $state<string | null>(null);
  /** The place under the pointer. */
  over = $state<string | null>(null);
  /** Where the copy was let go last, for a flight that begins there. */
  dropped: { what: string; box: DOMRect } | null = null;

  #copy: HTMLElement | null = null;
  #shown: Element | null = null;
  #end: (() => void)[] = [];

  /** For a board: drop whatever is carried when the board goes away. */
  constructor(private speed: () => number) {
    $effect(() => () => this.stop());
  }

  /** Something is pressed: after a few pixels it is being carried, until it is let go. */
  press(event: PointerEvent, carrying: Carrying): void {
    const { shown, onto, drop } = carrying;
    if (!shown || this.#copy) return;
    const place = (at: PointerEvent) => under(at, `[data-${onto}]`);
    const name = (place: HTMLElement | null) => place?.getAttribute(`data-${onto}`) ?? null;
    const letGo = drag(event, {
      move: (at) => {
        if (!this.#copy) this.#lift(carrying, shown);
        this.#place(at.clientX, at.clientY);
        this.over = name(place(at));
      },
      end: (at) => {
        const target = at && place(at);
        this.over = null;
        if (!at || !drop(name(target))) this.takeBack();
        else if (carrying.stays) this.#rest(carrying.what, target);
        else this.stop();
      },
    });
    this.#end = letGo ? [letGo] : [];
  }

  /** Make the copy transparent, so that what is under it shows. */
  dim(on: boolean): void {
    if (this.#copy) this.#copy.style.opacity = on ? "0.25" : "";
  }

  /** The server has answered: whatever still lies where it was let go may not stay there after all. */
  answered(): void {
    if (this.dropped) this.takeBack();
  }

  /** What is carried slides back. */
  takeBack(): void {
    const [copy, shown] = [this.#copy, this.#shown];
    if (!copy || !shown?.isConnected || !this.speed()) return this.stop();
    const [from, to] = [copy.getBoundingClientRect(), shown.getBoundingClientRect()];
    const by = `translate(${to.left - from.left}px, ${to.top - from.top}px)`;
    const way = { transform: [copy.style.transform, `${by} ${copy.style.transform}`] };
    copy.animate(way, { duration: SLIDE_BACK * this.speed(), easing: "ease-out" }).onfinish = () => this.stop();
  }

  /** Stop carrying. */
  stop(): void {
    for (const end of this.#end) end();
    this.#end = [];
    this.#copy?.remove();
    this.#copy = this.#shown = this.dropped = this.what = this.over = null;
  }

  #lift({ what, begin }: Carrying, shown: Element): void {
    begin?.();
    this.what = what;
    this.#shown = shown;
    this.#copy = copyOf(shown);
    this.#copy.style.width = `${Math.max(LEAST, shown.getBoundingClientRect().width * LARGER)}px`;
    Object.assign(this.#copy.style, { position: "fixed", zIndex: "20", left: "0", top: "0", filter: "var(--lifted)" });
    document.body.append(this.#copy);
    this.#end.push(fade(shown));
  }

  /** Move the middle of the copy there. */
  #place(x: number, y: number): void {
    if (!this.#copy) return;
    const { offsetWidth, offsetHeight } = this.#copy;
    this.#copy.style.transform = `translate(${x - offsetWidth / 2}px, ${y - offsetHeight / 2}px)`;
  }

  #rest(what: string, target: Element | null): void {
    const box = target?.getBoundingClientRect();
    if (box) this.#place(box.left + box.width / 2, box.top + box.height / 2);
    this.dropped = this.#copy && { what, box: this.#copy.getBoundingClientRect() };
  }
}
