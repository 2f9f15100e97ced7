/** A page that is older than its server reloads at a good moment, when nothing is lost by it. */
import type { Connection } from "./connection.svelte";
import { note, recall } from "./session";

const ENTRY = /assets\/index-[\w-]+\.js/;

const LOOK = 250; // milliseconds between checks whether this is a good moment
const CALM = 1500; // milliseconds without a key or a press
const FIELDS = "input, select, textarea, [contenteditable]";
const KEPT = "[data-kept]"; // fields whose text is still there after a reload

/**
 * A part of the page could not be fetched: whether a reload helps, since the server has another page by now, whose
 * parts are called otherwise. Once for each page: where that isn't why, it would keep reloading.
 */
export async function isReplaced(
  own = [...document.scripts].map(({ src }) => ENTRY.exec(src)?.[0]).find(Boolean),
): Promise<boolean> {
  const page = await fetch(document.baseURI, { cache: "no-store" }).then(
    (answer) => (answer.ok ? answer.text() : ""),
    () => "",
  );
  const theirs = ENTRY.exec(page)?.[0];
  return !!own && !!theirs && theirs !== own && recall("replaced") !== theirs && note("replaced", theirs);
}

/** What the person has begun and not yet finished on this page. */
export class Renewal {
  private pressed = false;
  private written = false; // something in a field that would be lost
  private begun = false; // a move may be half chosen
  private last = 0; // when they last pressed something
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private connection: Pick<Connection, "answered" | "unanswered">,
    private isMyTurn: () => boolean,
    private reload: () => void = () => location.reload(),
  ) {}

  /** Wait for a good moment, once for every version of the protocol; returns how to stop. */
  wait(protocol: number): () => void {
    const ended = new AbortController();
    const listen = (name: string, act: (event: Event) => void) =>
      addEventListener(name, act, { capture: true, signal: ended.signal });
    this.last = Date.now();
    // What was written before we began to listen counts, too.
    const fields = document.querySelectorAll<HTMLInputElement>("input:not([type]), input[type=text], textarea");
    this.written = [...fields].some((field) => field.value !== field.defaultValue && !field.matches(KEPT));
    this.begun = true;
    listen("pointerdown", () => {
      this.pressed = true;
      this.touch();
    });
    for (const name of ["pointerup", "pointercancel"]) listen(name, () => (this.pressed = false));
    listen("keydown", () => this.touch());
    listen("input", (event) => {
      this.touch();
      this.written ||= event.target instanceof Element && !event.target.matches(KEPT);
    });
    for (const name of ["submit", "hashchange"]) listen(name, () => (this.written = this.begun = false));
    let { answered } = this.connection;
    this.timer = setInterval(() => {
      // What was chosen has become a move, and the move was answered; that may take less time than between two looks.
      if (answered !== this.connection.answered && !this.connection.unanswered) this.begun = false;
      ({ answered } = this.connection);
      // The browser must remember that it was done: a page that stays old would keep reloading.
      if (this.isGoodMoment() && recall("renewed") !== String(protocol) && note("renewed", String(protocol)))
        this.now();
    }, LOOK);
    return () => {
      ended.abort();
      clearInterval(this.timer);
    };
  }

  /** Reload the page, as soon as everything that was sent is answered. */
  now(): void {
    if (!this.connection.unanswered) return this.reload();
    setTimeout(() => this.now(), LOOK);
  }

  private touch(): void {
    this.last = Date.now();
    this.begun = true;
  }

  private isGoodMoment(): boolean {
    if (this.connection.unanswered || this.pressed || this.written || Date.now() - this.last < CALM) return false;
    if (document.activeElement?.matches(FIELDS) || document.querySelector("dialog[open]")) return false;
    return !(this.begun && this.isMyTurn());
  }
}
