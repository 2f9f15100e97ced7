import { describe, expect, test } from "vitest";

import type { GameBoard, TutorialStep } from "./contract";

type Module = Record<string, unknown>;
const files = Object.keys(import.meta.glob("./*/**/*"));
// Not index.ts, which brings along every component: TypeScript checks what it offers.
const modules = import.meta.glob<Module>(["./*/*.ts", "!./*/index.ts", "!./*/*.test.ts"], { eager: true });
const games = [...new Set(files.map((file) => file.split("/")[1]))].filter((folder) => folder !== "kit");

/** What every game's folder has, and under which names; the rest are parts of its own. */
const SHAPE: Record<string, string[]> = {
  "index.ts": [],
  "deal.ts": ["deal"],
  "moves.ts": ["read", "choices"],
  "choosing.ts": ["Choosing"],
  "words.ts": ["words", "prompt"],
  "layout.ts": ["layout"],
  "looks.ts": ["looks"],
  "motion.ts": ["duration"],
  "tutorial.ts": ["tutorial"],
  "types.ts": [],
  "choosing.test.ts": [],
  "layout.test.ts": [],
  "looks.test.ts": [],
  "moves.test.ts": [],
  "Board.svelte": [],
  "Examples.svelte": [],
  "Card.svelte": [],
  "Tile.svelte": [],
};
/** How many arguments they take; of which kind they are, contract.ts says. */
const ARGUMENTS: Record<string, number> = { layout: 2, prompt: 1, read: 1, words: 3, duration: 1, choices: 1 };
/** Where a module has state of its own, Svelte wants it to say so in its name. */
const named = (game: string, file: string) =>
  [`./${game}/${file}`, `./${game}/${file.replace(/ts$/, "svelte.ts")}`].find((path) => files.includes(path));

/** Whole games of the engine, one of each number of players and one of each option (tests/golden.py). */
const playthroughs = import.meta.glob<{ record: { game: string; moves: string[] } }>(
  "../../../tests/playthroughs/*.json",
  { eager: true },
);

const load = <T>(game: string, file: string): T => modules[named(game, file)!] as T;

test("there are boards", () => expect(games.length).toBeGreaterThanOrEqual(4));

describe.each(games)("%s", (game) => {
  test.each(Object.entries(SHAPE))("has %s", (file, names) => {
    expect(named(game, file), `boards/${game}/${file}`).toBeDefined();
    if (names.length) expect(Object.keys(load<Module>(game, file))).toEqual(expect.arrayContaining(names));
    for (const name of names.filter((one) => one in ARGUMENTS)) {
      expect(load<Module>(game, file)[name]).toHaveLength(ARGUMENTS[name]);
    }
  });

  test("says which moves turn a tile up for whoever makes them", () => {
    const { read, turnsUp = [] } = load<Pick<GameBoard, "read" | "turnsUp">>(game, "moves.ts");
    const played = Object.values(playthroughs).filter(({ record }) => record.game === game);
    expect(played.length).toBeGreaterThan(0);
    const kinds = played.flatMap(({ record: { moves } }) =>
      moves.filter((_, at) => moves[at + 1]?.startsWith("*")).map((move) => read(move)!.do),
    );
    for (const kind of turnsUp) expect(kinds).toContain(kind);
  });

  test("reads every move of its tutorial, and has words for it", () => {
    const { read } = load<Pick<GameBoard, "read">>(game, "moves.ts");
    const { words } = load<Pick<GameBoard, "words">>(game, "words.ts");
    const { duration } = load<Pick<GameBoard, "duration">>(game, "motion.ts");
    const { tutorial } = load<{ tutorial: TutorialStep[] }>(game, "tutorial.ts");
    expect(tutorial.length).toBeGreaterThanOrEqual(5);
    expect(tutorial.length).toBeLessThanOrEqual(8);
    for (const { view, told, wanted = [] } of tutorial) {
      for (const fact of [...view.legal.map((move) => read(move)!), ...told]) {
        expect(fact.do).toBeTruthy();
        expect(words(fact, ["Ada", "Ben"], 0).key).toMatch(`page-${game}-log-`);
      }
      expect(view.legal).toEqual(expect.arrayContaining(wanted));
      expect(duration(told)).toBeGreaterThanOrEqual(0);
    }
    expect(read("0:dance")).toBeNull();
  });
});
