/** What a told move says, in words. */
import type { Sentence, View } from "../contract";
import { parse } from "./moves";
import { colourWord, valueWord, type CodeView } from "./types";

const key = (name: string): string => `page-davincicode-log-${name}`;

/** The move that came next, or else the view right after the move, tells whether a guess was right. */
export function words(text: string, names: string[], view: View | null, next?: string): Sentence {
  const told = parse(text);
  if (!told) return { key: key("other"), args: { text } };
  if (told.do === "face") {
    const args = { colour: colourWord(told.colour), value: valueWord(told.value) };
    return told.value === "?" ? { key: key("face-hidden"), args } : { key: key("face"), args };
  }
  const name = names[told.seat] ?? "";
  switch (told.do) {
    case "take":
      return { key: key("take"), args: { name, colour: colourWord(told.colour) } };
    case "set":
    case "stop":
      return { key: key(told.do), args: { name } };
    case "insert":
      return { key: key("insert"), args: { name, place: told.place } };
    case "guess": {
      const found = next ? null : (view as CodeView | null)?.codes[told.owner]?.[told.place - 1];
      const then = next && parse(next)?.do;
      const hit = (found?.open && found.value === told.value) || then === "guess" || then === "stop";
      const miss = (found && !found.open && found.ruled_out.includes(told.value)) || then === "lay" || then === "show";
      const args = { name, owner: names[told.owner] ?? "", place: told.place, value: valueWord(told.value) };
      return { key: key(hit ? "hit" : miss ? "miss" : "guess"), args };
    }
    default: {
      const args = { name, place: told.place, colour: colourWord(told.colour), value: valueWord(told.value) };
      return { key: key(told.do), args };
    }
  }
}
