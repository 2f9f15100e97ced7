/** Whether everything on a board can be read, in each of its looks. */
import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { contrast } from "./contrast";

/** What must be told from what, and how well: text 4.5, everything else that has a meaning 3. */
type Pair = [ink: string, paper: string, least: number];

/** The colours of a look, in light or dark, by their names without what they all begin with. */
function colours(css: string, game: string, look: string, dark: boolean): Record<string, string> {
  const from = css.indexOf("{", css.indexOf(`[data-${game}="${look}"]`));
  const lines = css.slice(from + 1, css.indexOf("}", from)).matchAll(/--\w+?-([\w-]+):\s*([^;]+);/g);
  return Object.fromEntries(Array.from(lines, ([, name, value]) => [name, value.match(/#\w{6}/g)!.at(dark ? -1 : 0)!]));
}

/** Tests of a game's looks (boards/GAME/looks.css). */
export function canBeRead(game: string, looks: string[], pairs: Pair[]): void {
  const css = readFileSync(new URL(`../boards/${game}/looks.css`, import.meta.url), "utf8");

  it.each(looks)("%s can be read, light and dark, and has all colours", (look) => {
    expect(css).toContain(`[data-${game}="${look}"]`);
    for (const dark of [false, true]) {
      const own = colours(css, game, looks[0], dark);
      const found = { ...own, ...colours(css, game, look, dark) };
      expect(Object.keys(found)).toEqual(Object.keys(own));
      for (const [ink, paper, least] of pairs) {
        expect([ink, paper, dark, contrast(found[ink], found[paper]) >= least]).toEqual([ink, paper, dark, true]);
      }
    }
  });

  it("applies its own look where nothing was chosen", () =>
    expect(css).toContain(`:root,\n[data-${game}="${looks[0]}"]`));
}
