import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { get } from "./api";
import { become, forget, me, turnAwayDevices } from "./me.svelte";

const PATIENCE = { timeout: 60_000 };

describe("somebody who becomes somebody else", () => {
  const asked: string[] = [];
  let answers: (() => void)[] = [];

  beforeAll(() => {
    vi.stubGlobal("document", { baseURI: "http://here/" });
    vi.stubGlobal("fetch", (address: string, { method }: RequestInit) => {
      asked.push(`${method} ${address.replace("http://here/api/", "")}`);
      return new Promise((done) => answers.push(() => done(new Response(JSON.stringify({ id: `${asked.length}` })))));
    });
  });
  afterAll(() => void vi.unstubAllGlobals());

  /** The server answers what it was asked for. */
  const answer = async (): Promise<void> => {
    const now = answers;
    answers = [];
    for (const one of now) one();
    await new Promise((done) => setTimeout(done));
  };

  it.each([
    { how: forget, first: ["DELETE me", "GET me"] },
    { how: () => become("a link"), first: ["POST me/go", "GET me"] },
    { how: turnAwayDevices, first: ["POST me/devices"] },
  ])("asks for nothing in a name that is no longer theirs ($first)", async ({ how, first }) => {
    asked.length = 0;
    const done = how();
    const games = get("me/tables"); // as a list does when the server closes the line
    for (const [number] of first.entries()) {
      await vi.waitFor(() => expect(answers.length).toBe(1), PATIENCE);
      expect(asked).toEqual(first.slice(0, number + 1));
      await answer();
    }
    await done;
    expect(me.id).toBe(String(first.length));
    await vi.waitFor(() => expect(asked).toEqual([...first, "GET me/tables"]), PATIENCE);
    await answer();
    await games;
  });
});
