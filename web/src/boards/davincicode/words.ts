/** What happened, and what is to be done now, as sentences of the catalogue. */
import type { Fact } from "$lib/protocol";
import type { Sentence } from "../contract";
import { read, type Choices } from "./moves";
import { colourWord, valueWord, type View } from "./types";

const key = (name: string): string => `page-davincicode-log-${name}`;

/** A told move in words; its facts tell whether a guess was right. */
export function words(text: string, names: string[], fact?: Fact, whose = 0): Sentence {
  const told = read(text);
  if (!told) return { key: key("other"), args: { text } };
  if (told.kind === "face") {
    const args = { name: names[whose] ?? "", colour: colourWord(told.colour), value: valueWord(told.value) };
    return told.value === "?" ? { key: key("face-hidden"), args } : { key: key("face"), args };
  }
  const name = names[told.seat] ?? "";
  switch (told.kind) {
    case "take":
      return { key: key("take"), args: { name, colour: colourWord(told.colour) } };
    case "set":
    case "stop":
      return { key: key(told.kind), args: { name } };
    case "insert":
      return { key: key("insert"), args: { name, place: told.place } };
    case "guess": {
      const args = { name, owner: names[told.owner] ?? "", place: told.place, value: valueWord(told.value) };
      return { key: key(fact?.hit == null ? "guess" : fact.hit ? "hit" : "miss"), args };
    }
    default: {
      const args = { name, place: told.place, colour: colourWord(told.colour), value: valueWord(told.value) };
      return { key: key(told.kind), args };
    }
  }
}

function say(name: string, args?: Sentence["args"]): Sentence {
  return { key: `page-davincicode-prompt-${name}`, args };
}

/** The one line that says what is to be done now, or who is waited for. */
export function prompt(view: View, names: string[], can: Choices): Sentence {
  const { phase, seat, turn } = view;
  if (phase === "over" || !view.actors.length) {
    const winner = view.codes.findIndex((_, at) => !view.out.includes(at));
    return say(winner === seat ? "won" : "over", { name: names[winner] ?? "" });
  }
  if (phase === "set") {
    if (can.orders.length > 1) return say("set");
    return say("set-wait");
  }
  const name = names[turn] ?? "";
  if (turn !== seat || !view.legal.length) return say(`${phase === "face" ? "take" : phase}-wait`, { name });
  if (phase === "take") return say(view.waiting.length ? "take-first" : "take");
  if (phase === "hit") return say(view.drawn ? "hit" : "hit-empty");
  if ((phase === "insert" || phase === "lay") && can.gaps.size < 2) return say(`${phase}-one`);
  return say(phase);
}
