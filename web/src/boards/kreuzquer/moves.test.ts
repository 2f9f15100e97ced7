import { describe, expect, test } from "vitest";
import { Choosing } from "./choosing.svelte";
import { drawings, lit, looks, sides, turned } from "./faces";
import { Choices, duration, lastCell, read } from "./moves";
import { cellName, cellNumber } from "./types";

test("move texts are read", () => {
  expect(read("*:=key")).toEqual({ is: "turn", symbol: "key" });
  expect(read("1:key@b3/90")).toEqual({ is: "place", seat: 1, symbol: "key", cell: 11, angle: 90 });
  expect(read("0:spiral@e5")).toEqual({ is: "spiral", seat: 0, cell: 24 });
  expect(read("0:draw")).toBeNull();
  for (let cell = 0; cell < 25; cell++) expect(cellNumber(cellName(cell))).toBe(cell);
});

describe("faces", () => {
  test("turn clockwise", () => {
    expect(turned("Wn--", 1)).toBe("-Wn-");
    expect(turned("Wn--", -1)).toBe("n--W");
    expect(turned("W-W-+-n-n", 1)).toBe("-W-W+n-n-");
  });
  test("look different in 1, 2 or 4 turns", () => {
    expect(["nnnn", "WnWn", "W-W-+-n-n", "WWn-", "WW--+--WW"].map(looks)).toEqual([1, 2, 2, 4, 2]);
  });
  test("show all their sides", () => expect(sides("W-W-+-n-n")).toEqual(["W", "n", "W", "n"]));
  test("draw each path", () => {
    expect(drawings("W-W-+-n-n").map((path) => [path.wide !== "", path.narrow !== "", path.hub])).toEqual([
      [true, false, null],
      [false, true, null],
    ]);
    expect(drawings("WnW-")[0]!.hub).toBe("wide");
    expect(drawings("n---")[0]!.caps).not.toBe("");
  });
});

describe("light", () => {
  const plan = (laid: Record<string, string>) => {
    const faces: (string | null)[] = Array.from({ length: 25 }, () => null);
    for (const [cell, face] of Object.entries(laid)) faces[cellNumber(cell)] = face;
    return faces;
  };
  test("runs from the centre through joined pipes", () => {
    const light = lit(plan({ d3: "-W-W", e3: "n--W", a1: "WWWW" }), "nWnW");
    expect(light[13]).toEqual([true]);
    expect(light[14]).toEqual([true]);
    expect(light[0]).toEqual([false]);
  });
  test("does not change paths on a tile of two", () => {
    const light = lit(plan({ d3: "-W-W+n-n-", d2: "--nn", c2: "-nn-", e3: "---W" }), "-WnW");
    expect(light[13]).toEqual([true, false]);
    expect(light[8]).toEqual([false]);
    expect(light[14]).toEqual([true]);
  });
  test("comes back around a corner, and never leaps over the edge", () => {
    const light = lit(plan({ d3: "-W-W+n-n-", d2: "--nn", c2: "-nn-", e3: "-W-W", a4: "---W" }), "nWnW");
    expect(light[13]).toEqual([true, true]);
    expect(light[15]).toEqual([false]);
  });
});

const legal = ["0:cup@b2/0", "0:cup@c2/90", "0:cup@d2/0", "0:cup@d2/90", "0:spiral@a1", "0:spiral@b2"];

describe("choices", () => {
  const choices = new Choices(legal, "WnWn");
  test("angles that look alike are one move", () => {
    expect(choices.text(6, 2, false)).toBe("0:cup@b2/0");
    expect(choices.text(6, -1, false)).toBeUndefined();
    expect(choices.text(7, -1, false)).toBe("0:cup@c2/90");
    expect(choices.text(0, 3, true)).toBe("0:spiral@a1");
  });
  test("the next angle that fits", () => {
    expect(choices.next(6, 1)).toBe(2);
    expect(choices.next(6, 1, -1)).toBe(0);
    expect(choices.next(6, 0, 1, true)).toBeNull();
    expect(choices.next(8, 4, 1, true)).toBe(5);
    expect(choices.next(0, 0)).toBeNull();
    expect(choices.ways(8)).toBe(2);
  });
});

describe("trying out", () => {
  test("tap, turn, flip, take off", () => {
    const trying = new Choosing(() => new Choices(legal, "WnWn"));
    expect(trying.text).toBeUndefined();
    expect(trying.lay(7)).toBe(true);
    expect(trying.text).toBe("0:cup@c2/90");
    trying.turn(1);
    expect(trying.note).toBe("page-kreuzquer-note-one-way");
    expect(trying.lay(8)).toBe(true);
    expect(trying.text).toBe("0:cup@d2/90");
    trying.turn(1);
    expect(trying.text).toBe("0:cup@d2/0");
    trying.flip(); // no spiral may lie on d2 here, so it goes back into the hand
    expect(trying.cell).toBeNull();
    expect(trying.down).toBe(true);
    expect(trying.lay(6)).toBe(true);
    expect(trying.text).toBe("0:spiral@b2");
    trying.flip();
    expect(trying.text).toBe("0:cup@b2/0");
    trying.takeOff();
    expect(trying.cell).toBeNull();
    expect(trying.lay(20)).toBe(false);
    expect(trying.lay(8, 90)).toBe(true);
    expect(trying.text).toBe("0:cup@d2/90");
  });
  test("what is no longer legal is dropped", () => {
    let now = legal;
    const trying = new Choosing(() => new Choices(now, "WnWn"));
    trying.lay(6);
    now = ["0:spiral@a1"];
    expect(trying.cell).toBeNull();
    expect(trying.forced && trying.down).toBe(true);
  });
});

test("the last cell of a seat, and how long it takes to show", () => {
  const moves = ["*:=key", "0:key@b3/90", "1:spiral@a1", "*:=cup"];
  expect(lastCell(moves, 0)).toBe(11);
  expect(lastCell(moves, 1)).toBe(0);
  expect(lastCell(moves, 2)).toBeNull();
  expect(duration(moves)).toBeGreaterThan(duration(["*:=cup"]));
  expect(duration([])).toBe(0);
});
