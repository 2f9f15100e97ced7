import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { LOOKS, lookOf } from "$lib/looks";
import { contrast } from "./contrast";

const css = readFileSync(new URL("./looks.css", import.meta.url), "utf8");

/** The colours of a look, in light or dark. */
function colours(game: string, look: string, dark: boolean): Record<string, string> {
  const from = css.indexOf("{", css.indexOf(`[data-${game}="${look}"]`));
  const lines = css.slice(from + 1, css.indexOf("}", from)).matchAll(/--\w+?-([\w-]+):\s*([^;]+);/g);
  return Object.fromEntries(Array.from(lines, ([, name, value]) => [name, value.match(/#\w{6}/g)!.at(dark ? -1 : 0)!]));
}

/** What must be told from what, and how well: text 4.5, everything else that has a meaning 3. */
const PAIRS: Record<string, [string, string, number][]> = {
  fivetotwelve: [
    ["tile-ink", "tile", 7],
    ["late", "tile", 4.5],
    ["early", "tile", 3],
  ],
  memostreet: [
    ["back-2", "face", 4.5],
    ["joker", "face", 4.5],
    ["back", "face", 3],
  ],
  kreuzquer: [
    ["ink", "tile", 7],
    ["line", "board", 4.5],
    ["glow", "board", 4.5],
    ["lit-wide", "tile", 3],
    ["wide", "tile", 3],
    ["narrow", "tile", 3],
  ],
  davincicode: [
    ["table-ink", "table", 4.5],
    ["lit", "table", 3],
  ],
};

describe("the looks of boards", () => {
  const all = Object.entries(LOOKS).flatMap(([game, looks]) => looks.map((look) => [game, look]));

  it.each(all)("%s: %s can be read, light and dark, and has all colours", (game, look) => {
    for (const dark of [false, true]) {
      const own = colours(game, LOOKS[game][0], dark);
      const found = { ...own, ...colours(game, look, dark) };
      expect(Object.keys(found)).toEqual(Object.keys(own));
      for (const [ink, paper, least] of PAIRS[game]) {
        expect([ink, paper, dark, contrast(found[ink], found[paper]) >= least]).toEqual([ink, paper, dark, true]);
      }
    }
  });

  it("fall back to a game's own look", () => {
    expect(lookOf("kreuzquer", {})).toBe("blueprint");
    expect(lookOf("kreuzquer", { kreuzquer: "plum" })).toBe("plum");
    expect(lookOf("kreuzquer", { kreuzquer: "gone" })).toBe("blueprint");
  });
});
