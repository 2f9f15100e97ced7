import { beforeAll, expect, it } from "vitest";

import { namesOf } from "./friends";
import { languages, openGame, setLanguage, t } from "./i18n.svelte";

beforeAll(() => setLanguage("en"));

it("gives friends names of their own, and nobody the player's", () => {
  expect(namesOf(4, 0, "Mia")).toEqual(["Mia", "Ada", "Ben", "Cleo"]);
  expect(namesOf(2, 0, "Ada")).toEqual(["Ada", "Anna"]);
  expect(namesOf(3, 0, " BEN ")).toEqual([" BEN ", "Ada", "Anna"]);
  expect(namesOf(2, 0, "Anna")).toEqual(["Anna", "Ada"]);
});

it("tells a first game of Da Vinci Code with the friend's name, whichever it is", async () => {
  for (const { code } of languages) {
    await setLanguage(code);
    await openGame("davincicode");
    for (const step of ["code", "guess", "insert", "miss", "notes"]) {
      const said = t(`page-davincicode-tutorial-${step}`, { friend: "Anna" });
      expect(said).toMatch(/\bAnnas?\b/);
      expect(said).not.toMatch(/\bAdas?\b/);
    }
  }
});
