import { describe, expect, test } from "vitest";
import { drawable, paths, portPlace, tidyFace, twice } from "./box";
import { drawings, lit, sides, turned } from "./faces";
import { duration } from "./motion";
import { choices, lastCell, read } from "./moves";

test.each([
  ["*:=key", { actor: "*", do: "face", face: "key" }],
  ["1:key@b3/90", { actor: 1, do: "place", face: "key", at: 11, angle: 90 }],
  ["0:spiral@e5", { actor: 0, do: "spiral", at: 24 }],
  ["0:draw", null],
])("move texts are read: %s", (text, move) => expect(read(text)).toEqual(move));

describe("faces", () => {
  test("turn clockwise", () => {
    expect(turned("Wn--", 1)).toBe("-Wn-");
    expect(turned("Wn--", -1)).toBe("n--W");
    expect(turned("W-W-+-n-n", 1)).toBe("-W-W+n-n-");
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

test("the light of a tile is what the view says of its exits, path by path", () => {
  const joined = [0, 1 << 13, 0, 1 << 13]; // on d3 to the east and west
  expect(lit("-W-W", 13, joined)).toEqual([true]);
  expect(lit("-W-W+n-n-", 13, joined)).toEqual([true, false]);
  expect(lit("n-n-+-W-W", 13, joined)).toEqual([false, true]);
  expect(lit("-W-W", 14, joined)).toEqual([false]);
});

const legal = ["0:cup@b2/0", "0:cup@c2/90", "0:cup@d2/0", "0:cup@d2/90", "0:spiral@a1", "0:spiral@b2"];

describe("choices", () => {
  const can = choices({ legal, turns: 2 });
  test("angles that look alike are one move", () => {
    expect(can.text(6, 2, false)).toBe("0:cup@b2/0");
    expect(can.text(6, -1, false)).toBeUndefined();
    expect(can.text(7, -1, false)).toBe("0:cup@c2/90");
    expect(can.text(0, 3, true)).toBe("0:spiral@a1");
  });
  test("the next angle that fits", () => {
    expect(can.next(6, 1)).toBe(2);
    expect(can.next(6, 1, -1)).toBe(0);
    expect(can.next(6, 0, 1, true)).toBeNull();
    expect(can.next(8, 4, 1, true)).toBe(5);
    expect(can.next(0, 0)).toBeNull();
    expect(can.ways(8)).toBe(2);
  });
});

test("the last cell of a seat, and how long it takes to show", () => {
  const told = ["*:=key", "0:key@b3/90", "1:spiral@a1", "*:=cup"].map((move) => read(move)!);
  expect(lastCell(told, 0)).toBe(11);
  expect(lastCell(told, 1)).toBe(0);
  expect(lastCell(told, 2)).toBeNull();
  expect(duration(told)).toBeGreaterThan(duration(told.slice(3)));
  expect(duration([])).toBe(0);
});

test("a box is taken as fingers type it", () => {
  expect(tidyFace(" wN–_ ")).toBe("Wn--");
  expect(paths("W-W-+-n-n")).toEqual([
    ["W", "-", "W", "-"],
    ["-", "n", "-", "n"],
  ]);
  expect(portPlace("a1N")).toEqual({ column: 2, row: 1 });
  expect(portPlace("e4E")).toEqual({ column: 7, row: 5 });
});

test("a box is drawn as far as it was typed, and names are told apart", () => {
  expect(["W", "Wx-n", "W-W-+-n-n", "W-W-+", "----", ""].map(drawable)).toEqual([
    "W---",
    "W--n",
    "W-W-+-n-n",
    "W-W-",
    "",
    "",
  ]);
  const entries = ["key", "sun", "key"].map((name) => ({ name, face: "W---" }));
  expect([twice(entries), twice(entries.slice(1))]).toEqual(["key", null]);
});
