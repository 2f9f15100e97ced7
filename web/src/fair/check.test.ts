import { describe, expect, it } from "vitest";

import { hearMoved, hearTable, heardAt } from "$lib/heard";
import { agrees, check, draw, type Question } from "./check";
import { bytesOf, hex, sha256, signer } from "./sha256";
import vectors from "./vectors.json"; // made by Python: tests/fair_vectors.py

let next = 0;
const NONE = {} as Crypto; // a browser that has none, as by plain http

type Vector = (typeof vectors.deals)[number];

function question({ promise, rounds, records, told }: Vector, more: Partial<Question> = {}): Question {
  return {
    promise,
    rounds,
    records: records.map(({ game, players, options, moves }) => ({ game, players, options, moves })),
    first: { commitment: promise.commitment, at: 0, early: true, words: promise.words[0]?.words ?? "" },
    me: "id0",
    told: told.seat,
    heard: new Map(),
    ...more,
  };
}

const title = ({ records: [{ game, players }], rounds }: Vector): string =>
  `${game} of ${players.length}, ${rounds} games`;
const draws = ({ records }: Vector): number =>
  records.reduce((sum, { moves }) => sum + moves.filter((move) => move.startsWith("*")).length, 0);

describe("hashes", () => {
  it.each(["", "abc", "Grüße 李 🦊", "x".repeat(55), "x".repeat(56), "y".repeat(1000)])(
    "of %j are the browser's own",
    async (text) => {
      expect(hex(await sha256(bytesOf(text), NONE))).toBe(hex(await sha256(bytesOf(text))));
      const [ours, theirs] = await Promise.all([signer(bytesOf(text), NONE), signer(bytesOf(text || "k"))]);
      if (text) expect(hex(await ours(bytesOf("17")))).toBe(hex(await theirs(bytesOf("17"))));
    },
  );

  it("are those of the standard", async () => {
    const abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
    for (const crypto of [NONE, globalThis.crypto]) expect(hex(await sha256(bytesOf("abc"), crypto))).toBe(abc);
  });
});

describe("a draw", () => {
  it.each(vectors.draws)("is the one that Python draws: $k of $n", async ({ seed, k, n, index }) => {
    for (const crypto of [NONE, globalThis.crypto]) {
      expect(await draw(await signer(bytesOf(seed), crypto), k, n)).toBe(index);
    }
  });
});

describe.each(vectors.deals.map((deal) => [title(deal), deal] as const))("a deal of %s", (_, deal) => {
  it("is found fair by players and spectators", async () => {
    for (const told of [deal.told.seat, deal.told.spectator, null]) {
      expect(await check(question(deal, { told }))).toEqual({ draws: draws(deal), problem: null });
    }
    expect((await check(question(deal, { first: null }))).problem).toBeNull();
  });

  it("is found out when one tile is another", async () => {
    const asked = question(deal);
    const moves = [...asked.records[0].moves];
    const at = moves.findIndex((move) => move.startsWith("*"));
    const other = moves.find((move) => move.startsWith("*") && move !== moves[at]) ?? "*:=?";
    moves[at] = other;
    const found = await check({ ...asked, records: [{ ...asked.records[0], moves }, ...asked.records.slice(1)] });
    expect(found.problem).toMatchObject({ key: "page-check-draw", args: { number: 1, found: other.slice(3) } });
  });

  it("is found out when the secret, the first fingerprint or my words are others", async () => {
    const asked = question(deal);
    const { promise, first } = asked;
    const key = async (more: Partial<Question>) => (await check({ ...asked, ...more })).problem?.key;
    expect(await key({ promise: { ...promise, secret: `${promise.secret}x` } })).toBe("page-check-broken");
    expect(await key({ first: { ...first!, commitment: "00" } })).toBe("page-check-changed");
    expect(await key({ first: { ...first!, words: "mine" } })).toBe("page-check-words-lost");
    if (promise.words.length) {
      expect(await key({ promise: { ...promise, words: [] }, first: null })).toBe("page-check-draw");
      expect(await key({ me: "id7" })).toBe("page-check-words-lost");
    }
  });

  it("is found out when the moves are not those that were told", async () => {
    const told = [...deal.told.seat];
    told[told.length - 1] = "0:something else";
    expect((await check(question(deal, { told }))).problem?.key).toBe("page-check-moves");
    expect((await check(question(deal, { told: deal.told.seat.slice(1) }))).problem?.key).toBe("page-check-moves");
  });
});

describe("a server that tells another story at the end", () => {
  const deal = vectors.deals.find(({ records, rounds }) => rounds === 1 && records[0].game === "kreuzquer")!;
  const live = (moves: string[], practice = false) => {
    const table = `T${next++}`;
    hearTable({ table, round: 1, step: 0, moves: [], practice });
    moves.forEach((text, i) => hearMoved({ table, round: 1, step: i + 1, told: [text] }));
    return table;
  };

  it("is found out by what was heard, though its last message and its record agree", async () => {
    const [first, second] = deal.told.seat.flatMap((text, i) => (text.startsWith("*") ? [i] : []));
    const told = [...deal.told.seat];
    [told[first], told[second]] = [told[second], told[first]]; // what was shown while it was played
    const table = live(told);
    hearTable({ table, round: 1, step: deal.told.seat.length, moves: deal.told.seat, practice: false });
    expect((await check(question(deal, { heard: heardAt(table) }))).problem?.key).toBe("page-check-moves");
    const fair = live(deal.told.seat);
    hearTable({ table: fair, round: 1, step: told.length, moves: told, practice: false });
    expect((await check(question(deal, { heard: heardAt(fair) }))).problem).toBeNull();
  });

  it("is held to draws that it takes back, unless the game is practice", () => {
    const moves = ["*:=sun", "0:sun@a1", "*:=moon"];
    for (const practice of [false, true]) {
      const table = live(moves);
      hearTable({ table, round: 1, step: 1, moves: ["*:=sun"], practice });
      hearMoved({ table, round: 1, step: 3, told: ["0:sun@b1", "*:=star"] });
      expect([...heardAt(table).get(1)!]).toEqual([
        [0, "*:=sun"],
        [2, practice ? "*:=star" : "*:=moon"],
      ]);
    }
  });

  it("is believed where nobody listened, and where draws are told once only", () => {
    expect(heardAt("nowhere").size).toBe(0);
    hearTable({ table: "faded", round: 1, step: 2, moves: ["0:turn a1"], practice: false });
    expect(heardAt("faded").get(1)?.size).toBe(0);
    hearMoved({ table: "faded", round: 1, step: 4, told: ["1:turn a2", "*:=5"] });
    expect([...heardAt("faded").get(1)!]).toEqual([[3, "*:=5"]]);
  });

  it("is forgotten when there were many others", () => {
    const table = live(["*:=sun"]);
    for (let i = 0; i < 50; i++) live([]);
    expect(heardAt(table).size).toBe(0);
  });
});

describe("what was told", () => {
  it("agrees with what was hidden then, and with nothing else", () => {
    expect(agrees(["*:=b?", "0:set b? w?"], ["*:=b11", "0:set b1 w-"])).toBe(true);
    expect(agrees(["*:=b?"], ["*:=w1"])).toBe(false);
    expect(agrees(["0:guess 1.3=5"], ["0:guess 1x3=5"])).toBe(false);
  });
});
