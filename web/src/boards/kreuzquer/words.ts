/** What happened, what is to be done now, and the plan in words for those who hear it. */
import { has, t } from "$lib/i18n.svelte";
import type { Fact } from "$lib/protocol";
import type { SayWhatToDo, Sentence } from "../contract";
import type { Choosing } from "./choosing.svelte";
import { sides } from "./faces";
import { CENTRE, cellName, type Mark, type Plan, type Port, type View } from "./types";

const KEY = "page-kreuzquer-";

/** What happened, in words. */
export function words({ do: kind, face, at, angle }: Fact, names: string[], seat: number): Sentence {
  const symbol = face ? symbolName(face) : "";
  const args = { name: names[seat] ?? "", cell: at == null ? "" : cellName(at), symbol, angle: angle ?? 0 };
  return { key: `${KEY}log-${kind}`, args };
}

/** What is to be done now. */
export const prompt: SayWhatToDo<Choosing> = (choosing) => {
  const { view, can, may } = choosing;
  const say = (key: string, args?: Sentence["args"]): Sentence => ({ key: `${KEY}prompt-${key}`, args });
  const plan = view.boards[view.seat ?? 0]!;
  const symbol = view.tile ? symbolName(view.tile) : "";
  if (view.actors.length === 0) return say("over", { count: plan.minus_points });
  if (!view.tile) return say("start");
  if (!may) {
    const count = view.boards.filter((board) => !board.placed).length;
    return say(plan.placed && view.seat !== null ? "wait" : "watch", { count, symbol });
  }
  if (choosing.note) return { key: choosing.note, args: { symbol } };
  if (choosing.cell === null) return say(choosing.forced ? "nowhere" : choosing.down ? "down" : "choose", { symbol });
  const several = !choosing.down && can.ways(choosing.cell) > 1;
  return say(several ? "turn" : "confirm", { cell: cellName(choosing.cell) });
};

/** The name of a symbol; somebody's own box names its own. */
export function symbolName(symbol: string): string {
  const key = `kreuzquer-symbol-${symbol}`;
  return has(key) ? t(key) : symbol;
}

/** The exits of a face: "top wide, right narrow, …". */
export function faceText(face: string): string {
  const widths = sides(face).map((width) => t("page-kreuzquer-width", { width }));
  const [north, east, south, west] = widths as [string, string, string, string];
  const key = face.includes("+") ? "page-kreuzquer-face-two" : "page-kreuzquer-face";
  return t(key, { north, east, south, west });
}

/** What lies on a cell, and whether the tile in hand fits there. */
export function cellText(view: View, plan: Plan, cell: number, mark: Mark | undefined): string {
  const name = cellName(cell);
  const laid = plan.cells[cell];
  if (cell === CENTRE) return t("page-kreuzquer-cell-centre", { cell: name, face: faceText(view.centre) });
  if (!laid) return t("page-kreuzquer-cell-free", { cell: name, fit: mark ?? "no" });
  if (laid.face === null) return t("page-kreuzquer-cell-spiral", { cell: name });
  return t("page-kreuzquer-cell-tile", {
    cell: name,
    symbol: symbolName(laid.symbol),
    face: faceText(laid.face),
  });
}

/** The numbers at a cell. */
export function portTexts(plan: Plan, cell: number): string[] {
  const name = cellName(cell);
  return plan.ports.filter((port) => port.place.startsWith(name)).map(portText);
}

export function portText(port: Port): string {
  const joined = port.joined ? "yes" : "no";
  return t("page-kreuzquer-port", { value: port.value, side: port.place[2]!, joined });
}

/** How a plan stands. */
export function planText(name: string, plan: Plan): string {
  const joined = plan.ports.filter((port) => port.joined).length;
  return t("page-kreuzquer-plan-of", { name, joined, spirals: plan.spirals, points: plan.minus_points });
}
