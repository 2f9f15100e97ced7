import { describe, expect, it } from "vitest";

import type { Choosing } from "./choosing.svelte";
import { plan, shows } from "./motion";
import { badges, choices, lastChanged, read, takersOf } from "./moves";
import { tutorial } from "./tutorial";
import type { View } from "./types";
import { prompt, warn, words } from "./words";

const told = (...moves: string[]) => moves.map((move) => read(move)!);
const hint = (move: string) => ({ move, value: 0.5, unit: "win" as const, words: [] });

describe("moves as text", () => {
  it.each([
    ["*:=13", { actor: "*", do: "face", face: "13" }],
    ["1:draw", { actor: 1, do: "draw" }],
    ["0:leave", { actor: 0, do: "leave" }],
    ["2:13@b2", { actor: 2, do: "place", face: "13", at: 5 }],
    ["3:take 7@d1", { actor: 3, do: "take", face: "7", at: 3 }],
  ])("are read as the engine writes them: %s", (text, move) => expect(read(text)).toEqual(move));

  it("are grouped by what is tapped", () => {
    const can = choices({ legal: ["0:draw", "0:take 5@b1", "0:take 5@c1", "0:take 9@c1"] });
    expect(can.draw).toBe("0:draw");
    expect(can.leave).toBeNull();
    expect(can.take.get(5)?.get(1)).toBe("0:take 5@b1");
    expect(takersOf(can, 2)).toEqual(new Set([5, 9]));
    expect(choices({ legal: ["0:12@c2", "0:leave"] }).place.get(6)).toBe("0:12@c2");
  });
});

describe("marks", () => {
  it("put the ranks of hints on what they touch", () => {
    const found = badges([hint("0:draw"), hint("0:take 5@b1"), hint("0:take 9@b1")], null);
    expect([...found]).toEqual([
      ["draw", [1]],
      ["open-5", [2]],
      ["cell-1", [2, 3]],
      ["open-9", [3]],
    ]);
    expect(badges([hint("0:take 5@b1"), hint("0:take 9@b1")], 9).get("cell-1")).toEqual([2]);
  });

  it("show what others did since my last move", () => {
    const left = { actor: 1, do: "leave", face: "9" };
    const facts = [...told("0:draw", "*:=4", "0:4@a2", "1:draw", "*:=9"), left];
    facts.push(...told("2:take 9@b2", "0:draw", "*:=7"));
    expect(lastChanged(facts, 0)).toEqual(new Set(["cell-2-5", "open-9"]));
    expect(lastChanged(facts.slice(0, 3), 0)).toEqual(new Set(["cell-0-4"]));
    expect(lastChanged([left], 1)).toEqual(new Set(["open-9"]));
    expect(lastChanged([], 0).size).toBe(0);
  });
});

describe("flights", () => {
  const before = tutorial[5].view as View; // a 1 in hand, a 3 on a1

  it("lead an exchanged tile to the middle", () => {
    const { flights } = plan(told("0:1@a1"), before);
    expect(flights.map(({ number, from, to }) => [number, from, to])).toEqual([
      [3, "cell-0-0", "open-3"],
      [1, "hand-0", "cell-0-0"],
    ]);
  });

  it("turn up what is drawn, and deal one after the other", () => {
    const drawn = plan(told("1:draw", "*:=8"), before).flights;
    expect(drawn).toMatchObject([{ from: "pile", to: "hand-1", turns: true, at: 0 }]);
    const { flights, lasts } = plan(told("1:4@b2", "*:=7", "*:=18"), null);
    expect(flights.map(({ to }) => to)).toEqual(["cell-1-5", "hand-0", "hand-1"]);
    expect(flights[1].at).toBe(flights[0].lasts);
    expect(lasts).toBe(flights[2].at + flights[2].lasts);
    expect(plan([], null).lasts).toBe(0);
  });

  it("only end where the view shows them", () => {
    expect(shows(before, "hand-0", 1)).toBe(true);
    expect(shows(before, "cell-0-1", 5)).toBe(true);
    expect(shows(before, "open-5", 5)).toBe(false);
  });
});

describe("sentences", () => {
  const NAMES = ["Ada", "Ben"];
  const key = (view: View, chosen = {}) => {
    const choosing = { view, board: { names: NAMES }, active: null, wished: null, refused: null, ...chosen };
    return prompt(choosing as unknown as Choosing).key.slice(25);
  };

  it("say what to do now", () => {
    expect(tutorial.map((step) => key(step.view as View))).toEqual([
      "over", "ready", "draw", "place", "turn", "place", "place", "place",
    ]); // prettier-ignore
    const waiting = { ...(tutorial[1].view as View), legal: [], actors: [1] };
    expect(key(waiting)).toBe("ready-wait");
    expect(key({ ...(tutorial[4].view as View), legal: [], actors: [1] })).toBe("wait");
    expect(key(tutorial[4].view as View, { active: 5 })).toBe("where");
    expect(key({ ...(tutorial[6].view as View), legal: ["0:leave"] })).toBe("nowhere");
  });

  it("warn of the end", () => {
    const view = tutorial[4].view as View;
    expect(warn(view)).toBeNull();
    expect(warn({ ...view, quiet: 95 })?.args).toEqual({ rest: 5 });
    expect(warn({ ...view, unseen: view.unseen.map(() => 0) })?.key).toBe("page-fivetotwelve-note-last");
    expect(warn({ ...view, unseen: [0], actors: [] })).toBeNull();
  });

  it("say what happened", () => {
    expect(words(read("1:take 7@d1")!, NAMES, 1)).toEqual({
      key: "page-fivetotwelve-log-take",
      args: { name: "Ben", number: 7, cell: "d1" },
    });
    expect(words(read("*:=7")!, NAMES, 1).args).toMatchObject({ name: "Ben", number: 7 });
  });
});
