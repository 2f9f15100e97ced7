/** What happened, and what is to be done now, as sentences of the catalogue. */
import { list } from "$lib/i18n.svelte";
import type { Fact } from "$lib/protocol";
import type { SayWhatToDo, Sentence } from "../contract";
import type { Choosing } from "./choosing.svelte";
import { cellName, choices } from "./moves";
import { gettingReady, type View } from "./types";

const KEY = "page-fivetotwelve-";

/** What happened, in words. */
export function words({ do: kind, face, at }: Fact, names: string[], seat: number): Sentence {
  const args = { name: names[seat] ?? "", number: Number(face ?? 0), cell: at == null ? "" : cellName(at) };
  return { key: `${KEY}log-${kind}`, args };
}

/** What this seat is to do now, or why something did not work. */
export const prompt: SayWhatToDo<Choosing> = ({ view, board: { names }, active, wished, refused }) => {
  if (refused) return refused;
  const can = choices(view);
  const acting = view.actors.filter((actor) => actor !== "*");
  const say = (key: string, args?: Sentence["args"]): Sentence => ({ key: `${KEY}prompt-${key}`, args });
  if (!view.actors.length) return say("over");
  if (!view.legal.length) {
    const waited = { name: list(acting.map((seat) => names[seat])), count: acting.length };
    if (!acting.length) return say("chance");
    return gettingReady(view) ? say("ready-wait", waited) : say("wait", waited);
  }
  const number = active ?? 0;
  if (can.place.size) return say(can.leave ? "place" : "ready", { number });
  if (can.leave) return say("nowhere", { number });
  if (active !== null) return say("where", { number });
  if (wished !== null) return say("which", { cell: cellName(wished) });
  return say(can.take.size ? (can.draw ? "turn" : "take") : "draw");
};

/** That the game is about to end by itself. */
export function warn(view: View): Sentence | null {
  const rest = view.quiet_turns - view.quiet;
  if (!view.actors.length) return null;
  if (view.unseen.every((count) => !count)) return { key: `${KEY}note-last` };
  return view.quiet && rest <= 10 ? { key: `${KEY}note-quiet`, args: { rest } } : null;
}
