/** What happened, and what is to be done now, as sentences of the catalogue. */
import type { Fact } from "$lib/protocol";
import type { SayWhatToDo, Sentence } from "../contract";
import type { Choosing } from "./choosing.svelte";
import { choices, tile } from "./moves";
import { colourWord, valueWord } from "./types";

/** What happened, in words; whether a guess was right is known once it is made. */
export function words({ do: kind, face, owner, at, hit }: Fact, names: string[], seat: number): Sentence {
  const [name, place] = [names[seat] ?? "", at ?? 0];
  const say = (key: string, args: Sentence["args"]): Sentence => ({ key: `page-davincicode-log-${key}`, args });
  if (kind === "guess") {
    const args = { name, owner: names[owner!] ?? "", place, value: valueWord(face!) };
    return say(hit == null ? "guess" : hit ? "hit" : "miss", args);
  }
  if (kind === "set" || !face) return say(kind, { name, place });
  const { colour, value } = tile(face);
  const hidden = kind === "face" && value === "?";
  return say(hidden ? "face-hidden" : kind, { name, place, colour: colourWord(colour), value: valueWord(value) });
}

function say(name: string, args?: Sentence["args"]): Sentence {
  return { key: `page-davincicode-prompt-${name}`, args };
}

/** The one line that says what is to be done now, who is waited for, or why something did not work. */
export const prompt: SayWhatToDo<Choosing> = ({ view, board: { names }, warning }) => {
  if (warning) return { key: warning };
  const can = choices(view);
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
};
