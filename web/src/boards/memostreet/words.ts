/** What happened, what is to be done now, and the score boards in words for those who hear them. */
import { list, t } from "$lib/i18n.svelte";
import type { Fact } from "$lib/protocol";
import type { SayWhatToDo, Sentence } from "../contract";
import type { Choosing } from "./choosing.svelte";
import { cellName, faceText } from "./moves";
import type { ShownRow } from "./rows";
import { FACE_DOWN, ROW_NAMES } from "./types";

/** What happened, in words, and never with a face: the log must not know what people should remember. */
export function words({ do: kind, at, cells, points }: Fact, names: string[], seat: number): Sentence {
  const say = (key: string, args?: Sentence["args"]): Sentence => ({
    key: `page-memostreet-log-${key}`,
    args: { name: names[seat] ?? "", ...args },
  });
  if (kind === "face") return say("look");
  if (kind === "turn") return say("turn", { cell: cellName(at!) });
  const row = rowName(at!);
  if (kind === "void") return say("void", { row });
  const args = { row, tiles: cells!.length };
  return points == null ? say("fill", args) : say("fill-points", { ...args, points });
}

export function rowName(row: number): string {
  return t(`memostreet-row-${ROW_NAMES[row]}`);
}

/** The one line that says what is to be done now. */
export const prompt: SayWhatToDo<Choosing> = (choosing) => {
  const { view, board } = choosing;
  const say = (key: string, args?: Sentence["args"]): Sentence => ({ key: `page-memostreet-prompt-${key}`, args });
  if (!view.actors.length) return say("over");
  // The seat whose tiles are to be seen: the turn's, or for a moment the one before; of my own tiles I know.
  const seat = choosing.acting === view.seat ? view.turn : choosing.acting;
  const left = seat === view.turn ? view.to_turn : 0;
  if (seat !== view.seat) {
    return say(left ? "other-turn" : "other-row", { name: board.names[seat] ?? "" });
  }
  if (left) {
    const begun = view.table.some((face) => face > FACE_DOWN);
    return say(begun ? "turn-on" : "turn", { left });
  }
  if (choosing.half) return say("pick");
  if (choosing.refused) return say("refused", { why: choosing.refused });
  if (choosing.voiding) return say("void");
  return say(choosing.fills ? "row" : "must-void");
};

export function describeRow(row: number, shown: ShownRow, hint?: number): string {
  const text = said(rowName(row), shown);
  return hint ? t("page-memostreet-row-hint", { text, hint }) : text;
}

function said(row: string, shown: ShownRow): string {
  if (shown.value !== null) {
    if (shown.isVoid) return t("page-memostreet-row-void", { row });
    return t("page-memostreet-row-filled", { row, tiles: faceList(shown.tiles), points: shown.value });
  }
  if (shown.may === "fill") {
    if (shown.several) return t("page-memostreet-row-several", { row });
    return t("page-memostreet-row-fill", { row, tiles: faceList(shown.laid), points: shown.gain });
  }
  return t(shown.may === "void" ? "page-memostreet-row-voidable" : "page-memostreet-row-open", { row });
}

export function faceList(faces: number[]): string {
  return list(faces.map((face) => t("page-memostreet-face", { face: faceText(face) })));
}
