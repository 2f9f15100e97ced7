/** What people paste into "join": a whole link, a part of one, or just the code of a table. */
import { parse } from "./route.svelte";

export interface Found {
  kind: "table" | "go";
  id: string;
}

const CODE = /^[A-Za-z0-9_-]{4,40}$/;

/** The table, or the personal link, that a text means; null where it means neither. */
export function understand(text: string): Found | null {
  const tidy = text.trim().replace(/^<|>$/g, "");
  const hash = tidy.indexOf("#/");
  if (hash >= 0) {
    const { page, id } = parse(tidy.slice(hash));
    if (page === "t" && CODE.test(id)) return { kind: "table", id };
    if (page === "go" && id) return { kind: "go", id };
    return null;
  }
  const code = tidy.replace(/[\s]/g, "");
  return CODE.test(code) ? { kind: "table", id: code } : null;
}

/** The whole address of a place in the page, for others to open. */
export function whole(address: string): string {
  return new URL(address, document.baseURI).href;
}
