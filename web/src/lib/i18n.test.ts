import { beforeAll, describe, expect, it } from "vitest";

import {
  ago,
  currentLanguage,
  has,
  languages,
  list,
  number,
  openGame,
  regional,
  sectionsOf,
  setLanguage,
  suitable,
  t,
} from "./i18n.svelte";

describe("texts", () => {
  beforeAll(() => setLanguage("en"));

  it("offers the languages by their own names", () => {
    expect(languages.find((language) => language.code === "de")?.name).toBe("Deutsch");
  });

  it("picks the first wish that there is", () => {
    expect(suitable(["xx", "de-AT", "fr"])).toBe("de");
    expect(suitable([])).toBe("en");
  });

  it("has the names of all games before any of them is opened, and their rules after", async () => {
    expect(t("davincicode-name")).toBe("Da Vinci Code");
    expect(has("davincicode-rules-aim")).toBe(false);
    await openGame("davincicode");
    expect(t("davincicode-rules-aim")).toBe("Aim");
    expect(t("davincicode-rules-aim.text")).toContain("secret code");
    expect(sectionsOf("davincicode")).toContain("options");
    expect(sectionsOf("davincicode")).not.toContain("moves"); // are typed in terminals
  });

  it("changes everything that is loaded with the language", async () => {
    await setLanguage("de");
    expect(currentLanguage()).toBe("de");
    expect(t("davincicode-rules-aim")).not.toBe("Aim");
    expect(number(1234.5)).toBe("1.234,5");
    expect(list(["Ada", "Ben"])).toBe("Ada und Ben");
    await setLanguage("en");
  });

  it("writes no sign before a zero", () => {
    expect([number(-0), number(-0.2, { maximumFractionDigits: 0 }), number(-7)]).toEqual(["0", "0", "−7"]);
    expect(t("page-points", { count: -0 })).toBe("0 points");
  });

  it("writes days as they are written where the person is", () => {
    expect(regional(["de-AT", "en-GB", "en-US"])).toBe("en-GB");
    expect(regional(["de-AT"])).toBe("en");
  });

  it("says now of what has just been", async () => {
    const said = async (code: string) => (await setLanguage(code), [ago(0, 20_000), ago(0, 90_000)]);
    expect(await said("nl")).toEqual(["nu", "1 minuut geleden"]);
    expect(await said("de")).toEqual(["jetzt", "vor 1 Minute"]);
    expect(await said("en")).toEqual(["now", "1 minute ago"]);
  });

  it("shows a key that nobody knows, and keeps names from right to left apart", () => {
    expect(t("page-no-such-thing")).toBe("page-no-such-thing");
    expect(t("error-unreadable", { text: "שלום" })).toContain("\u2068שלום\u2069");
  });
});
