/** What a told move says, in words. */
import type { Fact } from "$lib/protocol";
import type { Sentence } from "../contract";
import { parse } from "./moves";
import { colourWord, valueWord } from "./types";

const key = (name: string): string => `page-davincicode-log-${name}`;

export function words(text: string, names: string[], fact?: Fact): Sentence {
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
      const args = { name, owner: names[told.owner] ?? "", place: told.place, value: valueWord(told.value) };
      return { key: key(fact?.hit == null ? "guess" : fact.hit ? "hit" : "miss"), args };
    }
    default: {
      const args = { name, place: told.place, colour: colourWord(told.colour), value: valueWord(told.value) };
      return { key: key(told.do), args };
    }
  }
}
