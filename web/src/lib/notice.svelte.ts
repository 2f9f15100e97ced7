/** Short notices at the edge of the page, and what is said to assistive technology. */
import { sentence } from "./api";

export interface Notice {
  number: number;
  text: string;
  kind: "plain" | "good" | "wrong";
}

let count = 0;
export const notices: Notice[] = $state([]);
export const spoken = $state({ polite: "", urgent: "" });

/** Show a notice for some seconds; returns its number. */
export function notify(text: string, kind: Notice["kind"] = "plain", seconds = 6): number {
  const shown = notices.find((notice) => notice.text === text);
  if (shown) return shown.number;
  const number = ++count;
  notices.push({ number, text, kind });
  if (notices.length > 3) notices.shift();
  setTimeout(() => dismiss(number), seconds * 1000);
  return number;
}

export function dismiss(number: number): void {
  const at = notices.findIndex((notice) => notice.number === number);
  if (at >= 0) notices.splice(at, 1);
}

/** Say what went wrong, and go on. */
export function complain(problem: unknown): void {
  notify(sentence(problem), "wrong", 8);
}

const HEARD = 3000; // milliseconds: by then it has been read aloud, and what was told once is not kept

let waiting: string[] = [];
let clearing: ReturnType<typeof setTimeout> | undefined;

/** Announce something; what comes within a moment is said in one go, so that nothing gets lost. */
export function announce(text: string): void {
  if (!text) return;
  if (waiting.push(text) > 1) return;
  setTimeout(() => {
    spoken.polite = waiting.join(" ");
    waiting = [];
    clearTimeout(clearing);
    clearing = setTimeout(() => (spoken.polite = ""), HEARD);
  }, 150);
}
