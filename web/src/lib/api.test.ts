import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import { afterwards, get, post, Refusal, refusal, sentence } from "./api";
import { languages, openGame, setLanguage } from "./i18n.svelte";

const number = { reason: "error-bad-option-number", option: "starter", low: 0, high: 3, was: "9" };
const face = { reason: "kreuzquer-box-face", part: "tile", symbol: "Schlüssel", face: "'WX--'" };
const problem = (args: Record<string, unknown>, code = "bad-option"): Refusal =>
  refusal({ code, message: "In English.", arguments: args });

describe("what went wrong", () => {
  beforeAll(() => setLanguage("de"));

  it("is told by its exact reason, from the arguments alone", () => {
    expect(sentence(problem(number))).toBe("Die Einstellung „starter“ muss eine ganze Zahl von 0 bis 3 sein, nicht 9.");
  });

  it("is told by its code where there is no exact reason, or one that this page does not know", () => {
    expect(sentence(problem({}))).toBe("Diese Einstellung ist nicht gültig.");
    expect(sentence(problem({ reason: "error-of-a-newer-server" }))).toBe("Diese Einstellung ist nicht gültig.");
    expect(sentence(problem({}, "code-of-a-newer-server"))).toBe("In English.");
    expect(sentence(new Error("something else"))).not.toContain("something else");
  });

  it("is told in every language, with the reasons of a game once it is open", async () => {
    await openGame("kreuzquer");
    const told = new Set<string>();
    for (const { code } of languages) {
      await setLanguage(code);
      for (const args of [number, face]) {
        const said = sentence(problem(args));
        expect(said).toContain(args === number ? "9" : "Schlüssel");
        expect(said).not.toContain("In English.");
        told.add(said);
      }
    }
    expect(told.size).toBe(2 * languages.length);
    await setLanguage("de");
  });

  it("is told with its cause, in the same language", () => {
    const why = { code: "bad-option", message: "In English.", arguments: number };
    const args = { reason: "error-bad-record-start", where: "Zeile 1", why };
    expect(sentence(problem(args, "bad-record"))).toBe(
      "Zeile 1: Die Einstellung „starter“ muss eine ganze Zahl von 0 bis 3 sein, nicht 9.",
    );
  });
});

describe("somebody whom the server does not know yet", () => {
  const asked: string[] = [];

  beforeAll(() => {
    vi.stubGlobal("document", { baseURI: "http://here/" });
    vi.stubGlobal("fetch", (address: string) => {
      asked.push(address.replace("http://here/api/", ""));
      return Promise.resolve(new Response("{}"));
    });
  });
  afterEach(() => void (asked.length = 0));

  it("is introduced before anything is asked for in their name", async () => {
    let answer = (): void => {};
    afterwards(new Promise<void>((done) => (answer = done)));
    const all = [post("tables"), get("tables/x"), get("games"), get("me")];
    await all[2];
    await all[3];
    expect(asked).toEqual(["games", "me"]);
    answer();
    await Promise.all(all);
    expect(asked).toEqual(["games", "me", "tables", "tables/x"]);
  });

  it("hears why, where nobody could be asked", async () => {
    afterwards(Promise.reject(new Refusal("offline", "The server cannot be reached.")));
    await post("tables");
    expect(asked).toEqual(["tables"]);
  });
});
