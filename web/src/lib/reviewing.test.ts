import { beforeAll, beforeEach, expect, it, vi } from "vitest";

import { sentence } from "./api";
import { languages, setLanguage } from "./i18n.svelte";
import { Reviewing } from "./reviewing.svelte";

const asked: string[] = [];
const NO_GAME = { reason: "error-not-now-no-game", round: 99, count: 1 };
const NO_NUMBER = { reason: "error-bad-message-parameter", name: "round", found: "x&y" };

/** The server's answer to a wish for a game that its table does not have. */
function answer(path: string): Response {
  if (!path.includes("?")) return new Response("{}");
  const args = path.includes("round=99") ? NO_GAME : NO_NUMBER;
  return new Response(JSON.stringify({ code: "not-now", message: "In English.", arguments: args }), { status: 409 });
}

beforeAll(() => {
  vi.stubGlobal("document", { baseURI: "http://here/", documentElement: {} });
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address.replace("http://here/api/", ""));
    return Promise.resolve(answer(address));
  });
});
beforeEach(() => void (asked.length = 0));

it.each([
  ["99", "99", "99"],
  ["x&y", "x%26y", "x&y"],
])("asks for game %s as the address has it, and says in every language why there is none", async (wish, sent, told) => {
  const game = new Reviewing("abcd", wish, () => "en");
  game.look(0);
  await vi.waitFor(() => expect(game.trouble).not.toBeNull());
  expect(asked).toContain(`tables/abcd/replay?round=${sent}&seat=0`);
  const said = new Set<string>();
  for (const { code } of languages) {
    await setLanguage(code);
    said.add(sentence(game.trouble));
  }
  expect(said.size).toBe(languages.length);
  for (const one of said) expect(one).toContain(told);
});
