/**
 * The bodies of the rules: blank lines separate paragraphs, "- " starts a list item, `backticks` hold what
 * is typed.
 */
export interface Span {
  text: string;
  typed: boolean;
}

export type Block = { kind: "text"; spans: Span[] } | { kind: "list"; items: Span[][] };

export function blocks(body: string): Block[] {
  return body
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      if (!part.startsWith("- ")) return { kind: "text", spans: spans(part) };
      const items = part.split(/\n(?=- )/).map((item) => spans(item.slice(2)));
      return { kind: "list", items };
    });
}

function spans(text: string): Span[] {
  return text
    .split("`")
    .map((piece, i) => ({ text: piece.replace(/\s+/g, " "), typed: i % 2 === 1 }))
    .filter((span) => span.text !== "");
}

/** Whether a section has the words that are looked for, accents and capitals aside. */
export function mentions(section: string, wish: string): boolean {
  const hay = folded(section);
  return folded(wish)
    .split(/\s+/)
    .every((word) => hay.includes(word));
}

function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
