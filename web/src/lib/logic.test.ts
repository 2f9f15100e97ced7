import { describe, expect, it, vi } from "vitest";

import { soundOf } from "./hearing";
import { notesOf, type Material } from "./sound";
import { reviewOf, spelled, understand } from "./links";
import { Pace } from "./pace";
import type { Fact, Outcome, TableMessage } from "./protocol";
import { parse, to } from "./route.svelte";
import { blocks, mentions } from "./rulestext";
import { covered, hasMoved, isBots, lastMover, sitting } from "./sitting";
import { clockText, left } from "./timing";
import { adviceByDefault, firstWish, message, seat } from "./wishes";

const view = (seat: number, legal: string[] = [], more = {}) => ({ seat, actors: [0], legal, ...more });

describe("addresses", () => {
  it("go there and back", () => {
    const { page, id, query } = parse(to("replay", "a/b", { round: 2 }));
    expect([page, id, query.get("round")]).toEqual(["replay", "a/b", "2"]);
    expect(parse("")).toMatchObject({ page: "", id: "" });
    expect(parse("#/t/%E0%A4%A").id).toBe("%E0%A4%A");
  });

  it("are understood when pasted", () => {
    expect(understand(" https://x.example/play/#/t/k7qm2x ")).toEqual({ kind: "table", id: "k7qm2x" });
    expect(understand("k7qm 2x")).toEqual({ kind: "table", id: "k7qm2x" });
    expect(spelled("k7qm2xfh3d4ab")).toBe("k7qm-2xfh-3d4ab");
    expect(understand(spelled("k7qm2xfh3d4ab").toUpperCase())).toEqual({ kind: "table", id: "k7qm2xfh3d4ab" });
    expect(understand(`https://x.example/#/t/${spelled("k7qm2x")}`)).toEqual({ kind: "table", id: "k7qm2x" });
    expect(understand("https://x.example/#/go/abc.def")).toEqual({ kind: "go", id: "abc.def" });
    for (const wrong of ["", "https://x.example/", "hello there!", "#/about"]) expect(understand(wrong)).toBeNull();
  });
});

describe("the pace", () => {
  it("shows one after another, and skips when it is far behind", () => {
    vi.useFakeTimers();
    const seen: string[] = [];
    const pace = new Pace(() => seen.push("idle"));
    const add = (name: string, length = 100) =>
      pace.add({ length, show: (animated) => seen.push(name + (animated ? "" : "!")) });
    add("a");
    add("b");
    expect(seen).toEqual(["a"]);
    vi.advanceTimersByTime(100);
    expect(seen).toEqual(["a", "b"]);
    vi.advanceTimersByTime(100);
    expect(seen).toEqual(["a", "b", "idle"]);
    for (const name of "cdefghijk") add(name);
    vi.advanceTimersByTime(100);
    expect(seen.slice(3)).toEqual(["c", "d!", "e!", "f"]);
    pace.skip();
    expect(seen.at(-2)).toBe("k!");
    expect(pace.busy).toBe(false);
    vi.useRealTimers();
  });
});

describe("my seats", () => {
  it("show whoever is to move, else the one before", () => {
    const game = { mine: [0, 2] };
    expect(sitting({ ...game, views: [view(0), view(2, ["2:x"])] }, 0)).toEqual({
      index: 1,
      acting: 2,
      forced: null,
    });
    expect(sitting({ ...game, views: [view(0), view(2)] }, 1)).toEqual({
      index: 1,
      acting: null,
      forced: null,
    });
  });

  it("do not wait for a move that the page makes by itself", () => {
    const both = { mine: [0, 1], views: [view(0, ["0:set b1"]), view(1, ["1:set b2", "1:set w2"])] };
    const only = ({ legal }: { legal: string[] }) => (legal.length === 1 ? legal[0] : null);
    expect(sitting(both, 0, only)).toEqual({ index: 1, acting: 1, forced: "0:set b1" });
    expect(sitting(both, 0)).toEqual({ index: 0, acting: 0, forced: null });
  });

  it("are covered until the right person has the device", () => {
    expect(covered(true, [0, 1], 1, 0)).toBe(true);
    expect(covered(true, [0, 1], 1, 1)).toBe(false);
    expect(covered(true, [0], 0, null)).toBe(false);
    expect(covered(false, [0, 1], 1, 0)).toBe(false);
  });
});

describe("a game alone", () => {
  const seat = { bot: "level2" } as TableMessage["seats"][number];
  const outcome = { scores: [-7], winners: [0], reason: "full", title: null };
  const game = { seats: [seat], outcome, practice: false, study: null };

  it("is a bot's where a bot made all its moves", () => {
    expect(isBots(game)).toBe(true);
    expect(isBots({ ...game, seats: [{ ...seat, bot: null }] })).toBe(false);
    expect(isBots({ ...game, outcome: { ...outcome, title: 3 } })).toBe(false);
    expect(isBots({ ...game, outcome: { ...outcome, reason: "stopped" } })).toBe(false);
    expect(isBots({ ...game, practice: true })).toBe(false);
    expect(isBots({ ...game, seats: [seat, seat] })).toBe(false);
    expect(isBots({ ...game, outcome: null })).toBe(false);
  });
});

describe("taking back", () => {
  it("begins with a move of mine", () => {
    const facts = [
      { actor: "*" as const, do: "face" },
      { actor: 1, do: "draw" },
    ];
    expect([hasMoved({ mine: [0], facts }), hasMoved({ mine: [0, 1], facts }), hasMoved({ mine: [], facts })]).toEqual([
      false,
      true,
      false,
    ]);
  });
});

it("the review of a match begins with its last game, unless it was cut short", () => {
  const outcome = { reason: "full", scores: [1, 2], winners: [1] } as Outcome;
  expect(reviewOf({ id: "abc", rounds: 1, outcome })).toBe("#/review/abc");
  expect(reviewOf({ id: "abc", rounds: 3, outcome })).toBe("#/review/abc?round=3");
  expect(reviewOf({ id: "abc", rounds: 3, outcome: { ...outcome, reason: "resigned" } })).toBe("#/review/abc");
});

it("what is taken back is the last move of this screen, whoever is to move", () => {
  const facts = [0, "*", 1, 2].map((actor) => ({ actor, do: "place" }) as Fact);
  expect([lastMover({ mine: [0, 1], facts }), lastMover({ mine: [3], facts })]).toEqual([1, undefined]);
});

describe("a new table", () => {
  it("becomes a message with what was touched", () => {
    const wish = firstWish();
    expect(message("memostreet", wish)).toMatchObject({
      seats: [{ kind: "me" }, { kind: "bot", bot: "level2" }],
      options: {},
    });
    expect(adviceByDefault(wish)).toBe(true);
    wish.seats.push({ ...seat("screen"), name: " Ben " });
    wish.options.starter = 3;
    wish.public = true;
    const sent = message("memostreet", wish);
    expect(sent.seats[2]).toEqual({ kind: "screen", name: "Ben" });
    expect(sent.options).toEqual({});
    expect(sent.public).toBe(false);
    expect(adviceByDefault(wish)).toBe(false);
  });

  it("is a single game where the number was emptied", () => {
    expect(message("memostreet", { ...firstWish(), rounds: null }).rounds).toBe(1);
  });
});

describe("small things", () => {
  it("count clocks down", () => {
    const times = { at: 1000, left: [60_000, 30_000], running: [0] };
    expect(left(times, 0, 6000)).toBe(55_000);
    expect(left(times, 1, 6000)).toBe(30_000);
    expect(left(times, 0, 999_999)).toBe(0);
    expect(clockText(125_000)).toBe("2:05");
    expect(clockText(3_600_000)).toBe("1:00:00");
    expect(clockText(90_000_000)).toBeNull();
  });

  it("read the rules", () => {
    const found = blocks("Take `draw` now.\n\n- one\n- two\n  lines\n\nEnd.");
    expect(found.map((block) => block.kind)).toEqual(["text", "list", "text"]);
    expect(found[0]).toEqual({
      kind: "text",
      spans: [
        { text: "Take ", typed: false },
        { text: "draw", typed: true },
        { text: " now.", typed: false },
      ],
    });
    expect(mentions("Müde Würfel", "WURFEL mu")).toBe(true);
    expect(mentions("Müde Würfel", "karte")).toBe(false);
  });

  it("sound like what the tiles are made of; what is turned over is higher than what is laid", () => {
    const materials: Material[] = ["wood", "card", "metal", "stone"];
    expect(new Set(materials.map((one) => JSON.stringify(notesOf("place", one)))).size).toBe(4);
    for (const one of materials) {
      const [laid, turned] = [notesOf("place", one), notesOf("turn", one)];
      expect(turned.every((note, i) => note.pitch > laid[i].pitch && note.loud < laid[i].loud)).toBe(true);
      expect(notesOf("hit", one)).toEqual(notesOf("hit", "wood"));
    }
  });

  it("sound like what happened", () => {
    expect(soundOf([{ actor: 0, do: "guess", hit: true, points: 1 }])).toBe("hit");
    expect(soundOf([{ actor: 0, do: "guess", hit: false }])).toBe("miss");
    expect(soundOf([{ actor: 0, do: "place" }])).toBe("place");
    expect(soundOf([{ actor: 0, do: "draw" }], ["draw"])).toBe("turn");
    expect(soundOf([{ actor: 0, do: "take", face: "5" }], ["draw"])).toBe("place");
    expect(soundOf([{ actor: "*", do: "face", face: "5" }])).toBe("turn");
    expect(soundOf([])).toBeNull();
  });
});
