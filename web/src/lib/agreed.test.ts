import { beforeAll, expect, it } from "vitest";

import { agreed, type Terms } from "./agreed";
import type { GameInfo } from "./protocol";
import { openGame, setLanguage, t } from "./i18n.svelte";
import { CLOCKS } from "./wishes";

const usual: Terms = {
  game: "davincicode",
  options: {},
  rounds: 1,
  clock: CLOCKS.none,
  advice: false,
  lots: true,
  daily: null,
};
const info = {
  options: [
    { name: "starter", default: 0, expects: "", kind: "number" },
    { name: "hyphens", default: false, expects: "", kind: "flag" },
  ],
} as unknown as GameInfo;

beforeAll(async () => {
  await setLanguage("en");
  await openGame("davincicode");
});

it("says everything at the table, and in the lobby what is not as usual", () => {
  expect(agreed(usual, info)).toEqual([
    "A single game",
    "Thinking time: As much as you like",
    "No hints",
    "Who starts is drawn by lot",
  ]);
  expect(agreed(usual, info, true)).toEqual([]);
  const other = { ...usual, rounds: 3, clock: CLOCKS["move-30"], options: { hyphens: true, starter: 1 }, lots: false };
  expect(agreed(other, info)).toContain("Who begins: Player 2");
  expect(agreed(other, info, true).slice(0, 2)).toEqual(["3 games; scores add up", "30 seconds per move"]);
  expect(agreed(other, info, true)).toHaveLength(3);
});

it("names tiles of one's own once, however many options they fill", async () => {
  await openGame("kreuzquer");
  const written = ["tiles", "centre", "ports"].map((name) => ({ name, default: [], expects: "", kind: "data" }));
  const terms = { ...usual, game: "kreuzquer", options: { tiles: [], centre: [], ports: [] } };
  const lines = agreed(terms, { options: written } as unknown as GameInfo, true);
  expect(lines).toEqual([t("page-kreuzquer-editor-chosen")]);
  expect(agreed({ ...terms, options: {} }, { options: written } as unknown as GameInfo, true)).toEqual([]);
});

it("sets a colon as the language does", async () => {
  await setLanguage("fr");
  expect(agreed(usual, info)).toContain("Temps de réflexion\u00a0: Autant que tu veux");
  await setLanguage("en");
});

it("tells a clock that only a program chooses in seconds", () => {
  const clock = { kind: "game", seconds: 77, increment: 3 } as const;
  expect(agreed({ ...usual, clock }, info, true)).toEqual(["77 seconds each, plus 3 per move"]);
});
