/** The one line that says what is to be done now, or what is waited for. */
import type { Sentence } from "../contract";
import type { Choices } from "./moves";
import type { CodeView } from "./types";

function say(name: string, args?: Sentence["args"]): Sentence {
  return { key: `page-davincicode-prompt-${name}`, args };
}

export function prompt(view: CodeView, names: string[], can: Choices): Sentence {
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
