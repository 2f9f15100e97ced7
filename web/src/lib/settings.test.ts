import { afterAll, beforeEach, expect, it, vi } from "vitest";

import { currentLanguage } from "./i18n.svelte";
import { dismiss, notices } from "./notice.svelte";
import { begin, chooseLanguage, settings } from "./settings.svelte";

const reachable = vi.hoisted(() => new Set<string>());
vi.mock("virtual:texts", () => {
  const load = (code: string) => () =>
    reachable.has(code)
      ? Promise.resolve({ default: `page-error-offline = ${code}` })
      : Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
  const languages = ["de", "en", "fr"];
  return { languages, pieces: Object.fromEntries(languages.map((code) => [`${code}/shell`, load(code)])) };
});
vi.stubGlobal("document", { documentElement: { dataset: {}, style: { setProperty: () => {} } } });
afterAll(() => vi.unstubAllGlobals());

beforeEach(async () => {
  reachable.clear();
  reachable.add("de");
  settings.language = "de";
  await begin();
  for (const { number } of [...notices]) dismiss(number);
});

it("keeps the language where another one can't be fetched, and says so", async () => {
  const field = { value: "fr" };
  await chooseLanguage(field);
  expect([field.value, settings.language, currentLanguage()]).toEqual(["de", "de", "de"]);
  expect(notices.map(({ text, kind }) => [text, kind])).toEqual([["de", "wrong"]]);
  reachable.add("fr");
  field.value = "fr";
  await chooseLanguage(field);
  expect([field.value, settings.language, currentLanguage()]).toEqual(["fr", "fr", "fr"]);
});

it("begins in another language that is kept, where the chosen one can't be fetched", async () => {
  settings.language = "fr";
  await begin();
  expect([settings.language, currentLanguage()]).toEqual(["fr", "de"]);
});

it("shows the language that was chosen last, whichever comes first", async () => {
  reachable.add("fr").add("en");
  await Promise.all([chooseLanguage({ value: "fr" }), chooseLanguage({ value: "en" })]);
  expect([settings.language, currentLanguage()]).toEqual(["en", "en"]);
});
