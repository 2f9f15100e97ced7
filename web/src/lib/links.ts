/** What people paste into "join": a whole link, a part of one, or just the code of a table. */
import type { Summary } from "./protocol";
import { isCut } from "./sitting";
import { parse, to } from "./route.svelte";

export interface Found {
  kind: "table" | "go";
  id: string;
}

const CODE = /^[A-Za-z0-9_-]{4,40}$/;

/** The table, or the personal link, that a text means; null where it means neither. */
export function understand(text: string): Found | null {
  const pasted = text.trim().replace(/^<|>$/g, "");
  const hash = pasted.indexOf("#/");
  if (hash >= 0) {
    const { page, id } = parse(pasted.slice(hash));
    if (page === "t" && CODE.test(id)) return { kind: "table", id: tidy(id) };
    if (page === "go" && id) return { kind: "go", id };
    return null;
  }
  const code = pasted.replace(/\s/g, "");
  return CODE.test(code) ? { kind: "table", id: tidy(code) } : null;
}

/** The code of a table as the server has it, however it was typed or read aloud. */
export function tidy(code: string): string {
  return code.toLowerCase().replace(/[\s_-]/g, "");
}

/** The code of a table in groups, to be read aloud. */
export function spelled(code: string): string {
  return code.length < 10 ? code : `${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`;
}

/** The whole address of a place in the page, for others to open. */
export function whole(address: string): string {
  return new URL(address, document.baseURI).href;
}

/** The review of a table that is over: of a match its last game, if all were played; the others are a choice away. */
export function reviewOf({ id, rounds, outcome }: Pick<Summary, "id" | "rounds" | "outcome">): string {
  return to("review", id, rounds > 1 && !isCut({ outcome }) ? { round: rounds } : {});
}
