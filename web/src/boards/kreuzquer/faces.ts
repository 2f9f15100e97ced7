/** Faces of tiles ("WnW-", or "W-W-+-n-n" with two paths): how they turn, and how they are drawn. */
/** The face after this many clockwise quarter turns. */
export function turned(face: string, turns: number): string {
  const by = ((turns % 4) + 4) % 4;
  return face
    .split("+")
    .map((path) => path.slice(4 - by) + path.slice(0, 4 - by))
    .join("+");
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

/** Which paths of a face are lit: those with an exit that is joined to the centre, as the view says. */
export function lit(face: string, cell: number, joined: readonly number[]): boolean[] {
  const shines = (path: string) => [...path].some((sign, side) => sign !== "-" && (joined[side]! >> cell) & 1);
  return face.split("+").map(shines);
}
