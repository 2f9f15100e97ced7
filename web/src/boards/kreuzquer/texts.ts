/** Words for symbols, faces and cells, for those who hear the plan. */
import { has, t } from "$lib/i18n.svelte";
import { sides } from "./faces";
import { CENTRE, cellName, type KreuzquerView, type Mark, type Plan, type Port } from "./types";

/** The name of a symbol; somebody's own box names its own. */
export function symbolName(symbol: string): string {
  const key = `kreuzquer-symbol-${symbol}`;
  return has(key) ? t(key) : symbol;
}

/** The exits of a face: "top wide, right narrow, …". */
export function faceText(face: string): string {
  const [north, east, south, west] = sides(face) as [string, string, string, string];
  return t(face.includes("+") ? "page-kreuzquer-face-two" : "page-kreuzquer-face", {
    north,
    east,
    south,
    west,
  });
}

/** What lies on a cell, and whether the tile in hand fits there. */
export function cellText(view: KreuzquerView, plan: Plan, cell: number, mark: Mark | undefined): string {
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
