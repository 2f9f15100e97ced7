/** Faces of tiles ("WnW-", or "W-W-+-n-n" with two paths): how they turn, how they are drawn, what is lit. */
import { CENTRE } from "./types";

/** The face after so many quarter turns clockwise. */
export function turned(face: string, turns: number): string {
  const by = ((turns % 4) + 4) % 4;
  return face
    .split("+")
    .map((path) => path.slice(4 - by) + path.slice(0, 4 - by))
    .join("+");
}

/** How many of the four turns look different: 1, 2 or 4. */
export function looks(face: string): number {
  const seen = [0, 1, 2, 3].map((turns) => turned(face, turns).split("+").sort().join("+"));
  return new Set(seen).size;
}

/** What is on each side, N E S W, no matter on which path. */
export function sides(face: string): string[] {
  const paths = face.split("+");
  return [0, 1, 2, 3].map((side) => paths.map((path) => path[side]!).find((sign) => sign !== "-") ?? "-");
}

/** The lines of one path of a face; the middle of the tile is 0 0, its edge 50 away. */
export interface Drawing {
  wide: string;
  narrow: string;
  flanges: string; // rings where a wide pipe leaves the tile
  caps: string; // where a pipe ends blindly
  hub: "wide" | "narrow" | null; // where pipes meet
}

const AWAY = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
const at = (side: number, far: number, across = 0) => {
  const [x, y] = AWAY[side]!;
  return `${x * far - y * across} ${y * far + x * across}`;
};

/** Each path of a face as lines; the one to be drawn on top comes last. */
export function drawings(face: string): Drawing[] {
  const paths = face.split("+");
  return paths.map((path) => draw(path, paths.length > 1));
}

function draw(path: string, crowded: boolean): Drawing {
  const exits = [0, 1, 2, 3].filter((side) => path[side] !== "-");
  const lines = { W: "", n: "" };
  const [first, second] = exits as [number, number];
  const flanges = exits
    .filter((side) => path[side] === "W")
    .map((side) => `M${at(side, 46, -20)}L${at(side, 46, 20)}`)
    .join("");
  const drawing = { wide: "", narrow: "", flanges, caps: "", hub: null as Drawing["hub"] };
  if (exits.length === 2 && path[first] === path[second]) {
    // Straight through, or around a corner.
    lines[path[first] as "W" | "n"] = `M${at(first, 50)}Q0 0 ${at(second, 50)}`;
  } else {
    // A blind end stops early where another path needs the middle.
    const from = exits.length === 1 && crowded ? 27 : 0;
    for (const side of exits) lines[path[side] as "W" | "n"] += `M${at(side, 50)}L${at(side, from)}`;
    if (exits.length > 1) drawing.hub = path.includes("W") ? "wide" : "narrow";
    else drawing.caps = `M${at(first, from, -17)}L${at(first, from, 17)}`;
  }
  return { ...drawing, wide: lines.W, narrow: lines.n };
}

/**
 * Which paths of the faces on a plan hang together with the centre: only for the light in the drawing;
 * which numbers are reached, the view says.
 */
export function lit(faces: (string | null)[], centre: string): boolean[][] {
  const all = faces.map((face, cell) => (cell === CENTRE ? centre : face)?.split("+") ?? []);
  const light = all.map((paths, cell) => paths.map(() => cell === CENTRE));
  const queue = all[CENTRE]!.map((_, path): [number, number] => [CENTRE, path]);
  for (const [cell, path] of queue) {
    for (const [side, [x, y]] of AWAY.entries()) {
      const column = (cell % 5) + x;
      const next = cell + x + 5 * y;
      if (all[cell]![path]![side] === "-" || column < 0 || column > 4 || !all[next]) continue;
      const met = all[next]!.findIndex((other) => other[(side + 2) % 4] !== "-");
      if (met < 0 || light[next]![met]) continue;
      light[next]![met] = true;
      queue.push([next, met]);
    }
  }
  return light;
}
