import { beforeAll, expect, it } from "vitest";

import { openGame, setLanguage } from "./i18n.svelte";
import { meet, Newcomer } from "./newcomer";

const CHOOSE = { key: "page-kreuzquer-prompt-choose", args: { symbol: "key" } };

beforeAll(async () => {
  await setLanguage("en");
  await openGame("kreuzquer");
});

it("knows the first game of a kind, also after a reload, and no other", () => {
  expect(meet("kreuzquer", "one", false)).toEqual({ first: true, met: true });
  expect(meet("kreuzquer", "one", true)).toEqual({ first: true, met: false }); // reloaded
  expect(meet("kreuzquer", "two", false)).toEqual({ first: false, met: false });
  expect(meet("memostreet", "three", true)).toEqual({ first: false, met: false }); // begun elsewhere
});

it("says what matters three times, and then only what to do", () => {
  const newcomer = new Newcomer(true);
  const keys = ["1", "1", "2", "3", "4", "3"].map((occasion) => newcomer.word(CHOOSE, occasion).key);
  const more = `${CHOOSE.key}-new`;
  expect(keys).toEqual([more, more, more, more, CHOOSE.key, more]);
  expect(newcomer.word({ key: "page-kreuzquer-prompt-down" }, "5").key).toBe("page-kreuzquer-prompt-down");
  expect(new Newcomer(false).word(CHOOSE, "1")).toBe(CHOOSE);
});
