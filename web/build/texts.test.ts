import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { describe, expect, it } from "vitest";

import { catalogues, messages } from "./texts.ts";

const source = fileURLToPath(new URL("../src", import.meta.url));
const all = catalogues(fileURLToPath(new URL("../../src/spieltrieb/locale", import.meta.url)));

describe("the catalogues of the page", () => {
  it("are cut by message, without comments", () => {
    const found = messages(
      "# why\na = 1\n    .text =\n        two\n\n## more\n\nb-c = { $x ->\n    [one] y\n   *[other] z\n }\n",
    );
    expect([...found.keys()]).toEqual(["a", "b-c"]);
    expect(found.get("a")).toBe("a = 1\n    .text =\n        two");
  });

  it("have a shell with the names of all games, and no advice or command line", () => {
    const shell = messages(all.piece("de", "shell"));
    for (const game of all.games) expect(shell.has(`${game}-name`) && shell.has(`${game}-tagline`)).toBe(true);
    for (const game of all.games) {
      const looks = [...shell.keys()].filter((key) => key.startsWith(`page-${game}-look-`));
      expect(looks).toHaveLength(3);
    }
    expect(shell.has("advice-bot-level2")).toBe(true);
    expect([...shell.keys()].filter((key) => /^cli-|^(?!page-)\w+-rules-/.test(key))).toEqual([]);
  });

  it("fall back to English", () => {
    for (const language of all.languages) {
      expect(messages(all.piece(language, "shell")).size).toBe(messages(all.piece("en", "shell")).size);
    }
  });

  it("have every text that the shell asks for, and none that nobody asks for", () => {
    const code = readdirSync(source, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(svelte|ts)$/.test(file) && !/\.test\.ts$|^boards\b/.test(file))
      .map((file) => readFileSync(join(source, file), "utf8"))
      .join("\n");
    const asked = new Set(Array.from(code.matchAll(/"(page-[a-z0-9-]+)"/g), (found) => found[1]));
    const beginnings = Array.from(code.matchAll(/`(page-[a-z0-9-]+)\$\{/g), (found) => found[1]);
    for (const language of ["en", "de"]) {
      const known = [...messages(all.piece(language, "shell")).keys()].filter((key) => /^page-(?!\w+-look-)/.test(key));
      expect([...asked].filter((key) => !known.includes(key))).toEqual([]);
      const unused = known.filter((key) => !asked.has(key) && !beginnings.some((one) => key.startsWith(one)));
      expect(unused).toEqual([]);
    }
  });
});
