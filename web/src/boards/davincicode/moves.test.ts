import { describe, expect, test } from "vitest";
import type { Choosing } from "./choosing.svelte";
import { neighbour, typing } from "./keys";
import { cues, duration } from "./motion";
import {
  bestRank,
  blind,
  choices,
  dealt,
  forced,
  identities,
  lastMarks,
  quiet,
  read,
  reveal,
  seenOf,
  tile,
} from "./moves";
import { deduced, nextScribble, percent, readOdds } from "./notes.svelte";
import { tutorial } from "./tutorial";
import type { View } from "./types";
import { prompt, words } from "./words";

const told = (...moves: string[]) => moves.map((move) => read(move)!);
const tiles = (text: string) =>
  text.split(" ").map((short) => ({ ...tile(short.replace("!", "")), open: short.includes("!") }));

test("values that a seat sees cannot be hidden elsewhere", () => {
  const view = { codes: [tiles("b3 w4"), tiles("b5! w? b?")], drawn: tile("b11") };
  expect([...seenOf(view, "b")].sort()).toEqual(["11", "3", "5"]);
  expect([...seenOf({ ...view, drawn: null }, "w")]).toEqual(["4"]);
});

describe("reading moves", () => {
  test.each([
    ["0:take black", { actor: 0, do: "take", face: "b?" }],
    ["*:=w?", { actor: "*", do: "face", face: "w?" }],
    ["1:set b- w4", { actor: 1, do: "set", face: "b- w4" }],
    ["0:guess 1.12=-", { actor: 0, do: "guess", owner: 1, at: 12, face: "-" }],
    ["0:stop", { actor: 0, do: "stop" }],
    ["2:insert 3", { actor: 2, do: "insert", at: 3 }],
    ["2:lay w10@3", { actor: 2, do: "lay", face: "w10", at: 3 }],
    ["0:show b-@1", { actor: 0, do: "show", face: "b-", at: 1 }],
    ["0:", null],
    ["*:=x7", null],
    ["take black", null],
  ])("every kind: %s", (text, move) => expect(read(text)).toEqual(move));

  test("legal moves are grouped by what is tapped", () => {
    const can = choices({ legal: ["0:stop", "0:guess 1.2=0", "0:guess 1.2=11", "0:guess 2.1=-", "0:take white"] });
    expect(can.stop).toBe("0:stop");
    expect(can.take).toEqual({ w: "0:take white" });
    expect([...can.guesses.keys()]).toEqual(["1.2", "2.1"]);
    expect(can.guesses.get("1.2")?.get("11")).toBe("0:guess 1.2=11");
    expect([...choices({ legal: ["0:lay b-@1", "0:lay b-@2"] }).gaps.keys()]).toEqual([1, 2]);
    expect(choices({ legal: ["0:set b- w4", "0:set w4 b-"] }).orders).toHaveLength(2);
  });

  test("the best badge of a tile", () => {
    const hints = ["a", "b", "c", "d"].map((move) => ({ move, value: 0, unit: "win" as const, words: [] }));
    expect(bestRank(hints, ["c", "b"])).toEqual([2]);
    expect(bestRank(hints, ["d"])).toEqual([]);
  });
});

describe("tiles keep their names", () => {
  const moves = told("0:set b1 w4", "1:set b? w?", "1:insert 1", "1:lay w5@2", "0:insert 3");
  test("when others are put in beside them", () => {
    const codes = [tiles("b1 w4 w9"), tiles("b? w5! b? w?")];
    expect(identities(moves, codes)).toEqual([
      ["0:0", "0:1", "0:2"],
      ["1:2", "1:3", "1:0", "1:1"],
    ]);
  });
  test("by their places where nothing was told", () => {
    expect(identities([], [tiles("b1 w2")])).toEqual([["0:0", "0:1"]]);
  });
  test("and a game is known by its deal", () => {
    expect(dealt([...told("0:take white", "*:=w4"), { actor: 0, do: "set" }, ...moves.slice(2)])).toBe(
      "0:w? *:w4 0:set",
    );
    expect(dealt(told("0:take black"))).toBe("");
  });
});

test("marks stay for the last turn only", () => {
  const [before, hit, miss] = told("1:guess 0.1=3", "0:guess 1.1=3", "0:guess 1.2=7");
  const facts = [before, ...told("0:take black", "*:=b5"), { ...hit, hit: true }, miss, ...told("0:lay b5@3")];
  expect([...lastMarks(facts)]).toEqual([
    ["1.1", { kind: "hit" }],
    ["1.2", { kind: "miss", value: "7" }],
    ["0.3", { kind: "new" }],
  ]);
});

test("motion comes one after the other", () => {
  const [take, face, hit, ...rest] = told("0:take black", "*:=b5", "0:guess 1.1=3", "0:guess 1.2=7", "0:lay b5@2");
  const found = cues([take, face, { ...hit, hit: true }, ...rest]);
  expect(found.tips.get("1.1")).toBe(450);
  expect(found.shakes.get("1.2")).toBe(1200);
  expect(found.flights.map(({ wait }) => wait)).toEqual([0, 1950]);
  expect(duration(told("0:stop", "*:=b5"))).toBe(0);
});

describe("the notepad", () => {
  const odds = readOdds(
    {
      tiles: [
        { seat: 1, place: 2, colour: "white", values: [["7", 0.6], ["hyphen", 0.4]], heard: [["7", 1]] },
        { seat: 1, place: 1, colour: "black", values: [["3", 1]], heard: [["3", 1]] },
      ],
    },
    [[], tiles("b3! w?")],
  ); // prettier-ignore
  test("takes odds of hidden tiles only", () => expect([...odds.keys()]).toEqual(["1.2"]));
  test("strikes out what cannot be", () => {
    const page = deduced({ "7": "yes", "3": "yes" }, odds.get("1.2")!, true);
    expect(page["3"]).toBe("no");
    expect(page["7"]).toBe("yes");
    expect(page["-"]).toBeUndefined();
  });
  test("goes round and rounds honestly", () => {
    expect([undefined, "no", "yes"].map((now) => nextScribble(now as never))).toEqual(["no", "yes", undefined]);
    expect([0.001, 0.999, 1, 0].map(percent)).toEqual([1, 99, 100, null]);
  });
});

describe("the keyboard", () => {
  const codes = [tiles("b1"), tiles("b? w3! b?"), tiles("w? w?")];
  test.each([
    [null, "", "1.1"],
    ["1.1", "ArrowRight", "1.3"],
    ["1.3", "ArrowDown", "2.2"],
    ["2.1", "ArrowUp", "1.1"],
    ["2.1", "ArrowLeft", "2.1"],
    ["2.1", "End", "2.2"],
    ["1.2", "ArrowRight", "1.1"],
  ])("%s %s → %s", (from, key, to) => expect(neighbour(codes, [1, 2], from, key)).toBe(to));
  test("a 1 waits for a second digit", () => {
    expect(typing("", "1")).toEqual({ typed: "1" });
    expect(typing("1", "0")).toEqual({ value: "10" });
    expect(typing("1", "1")).toEqual({ value: "11" });
    expect(typing("1", "Enter")).toEqual({ value: "1" });
    expect(typing("1", "5")).toEqual({ value: "5" });
    expect(typing("", "Enter")).toBeNull();
    expect(typing("", "-")).toEqual({ value: "-" });
  });
});

test("a guess is told as what it was, as soon as that is known", () => {
  const said = (hit?: boolean) => words({ ...read("0:guess 1.1=3")!, hit }, ["A", "B"], 0).key;
  expect(said(true)).toBe("page-davincicode-log-hit");
  expect(said(false)).toBe("page-davincicode-log-miss");
  expect(said()).toBe("page-davincicode-log-guess");
});

test("the tutorial always has something to say", () => {
  for (const { view } of tutorial) {
    const choosing = { view, board: { names: ["A", "B"] }, warning: "" };
    expect(prompt(choosing as unknown as Choosing).key).toMatch(/prompt-/);
  }
});

const first = tutorial[1].view as View; // to take a tile, black or white

test("what leaves no choice is made by the page, and the first tiles are taken without looking", () => {
  expect(forced({ legal: ["0:insert 2"] })).toBe("0:insert 2");
  expect(forced({ legal: ["0:set b1", "0:set w1"] })).toBeNull();
  expect(forced({ legal: ["0:show w9@4"] })).toBeNull();
  expect(blind({ ...first, waiting: [0, 1] }).map(({ move }) => move)).toEqual(["0:take black", "0:take white"]);
  expect(blind(first)).toEqual([]);
});

test("at the end the winner's secrets are shown, and nobody else's", () => {
  const view = { ...first, seat: 0, turn: 1, codes: [tiles("b1!"), tiles("b? w3!")], drawn: null } as View;
  const seen = { ...view, seat: 1, codes: [tiles("b1!"), tiles("b0 w3!")] } as View;
  expect(reveal(view, [seen]).codes).toEqual([tiles("b1!"), tiles("b0 w3!")]);
  expect(reveal(view, [seen]).seat).toBe(0);
});

describe("moves behind which a hyphen may hide", () => {
  test("are quiet with and without a choice", () => {
    expect(quiet({ legal: ["0:insert 2"] })).toBe(true);
    expect(quiet({ legal: ["0:insert 2", "0:insert 3"] })).toBe(true);
    expect(quiet({ legal: ["0:set b1 w-", "0:set w- b1"] })).toBe(true);
    expect(quiet({ legal: ["0:stop", "0:guess 1.1=4"] })).toBe(false);
    expect(quiet({ legal: [] })).toBe(false);
  });
});
