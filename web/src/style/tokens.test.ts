import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { contrast } from "../testing/contrast";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

/** The variables of the block that begins with this selector. */
function block(selector: string): Record<string, string> {
  const from = css.indexOf("{", css.indexOf(selector));
  const lines = css.slice(from + 1, css.indexOf("}", from)).matchAll(/(--[\w-]+):\s*([^;]+);/g);
  return Object.fromEntries(Array.from(lines, ([, name, value]) => [name, value]));
}

describe("the palette", () => {
  const light = block(":root {");
  const system = block(':root:not([data-theme="light"])');
  const chosen = block(':root[data-theme="dark"]');

  it("is the same whether the system or the person chose dark", () => {
    expect(chosen).toEqual(system);
  });

  it("has no dark colour without a light one", () => {
    expect(Object.keys(system).filter((name) => !(name in light))).toEqual([]);
  });

  it.each([
    ["light", {}],
    ["dark", system],
  ])("has enough contrast for text: %s", (_, dark) => {
    const colour: Record<string, string> = { ...light, ...dark };
    for (const paper of ["--paper", "--paper-2", "--card"]) {
      for (const ink of ["--ink", "--ink-2", "--ink-3", "--accent", "--good", "--wrong"]) {
        expect([ink, paper, contrast(colour[ink], colour[paper]) >= 4.5]).toEqual([ink, paper, true]);
      }
    }
    expect(contrast(colour["--accent-ink"], colour["--accent"])).toBeGreaterThan(4.5);
  });
});
