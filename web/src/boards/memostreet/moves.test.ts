import { describe, expect, it } from "vitest";
import { cellAt, stepFrom } from "./layout";
import { cellName, cellNumber, choices, faceless, read, reveal, rowUse } from "./moves";
import { position } from "./tutorial";

describe("move texts", () => {
  it.each([
    ["0:turn c4", { actor: 0, do: "turn", at: 17 }],
    ["3:ones g5 l3", { actor: 3, do: "fill", at: 0, cells: [46, 79] }],
    ["1:void chance a1", { actor: 1, do: "void", at: 9, cells: [0] }],
    ["0:dance a1", null],
  ])("are read: %s", (text, move) => expect(read(text)).toEqual(move));

  it("leave out the faces that are told", () => {
    expect(read("0:turn c4 =5")).toEqual(read("0:turn c4"));
    expect(read("*:=5")).toEqual(read("*:=J"));
    expect(["0:turn c4 =5", "0:turn c4 =J", "0:turn c4"].map(faceless)).toEqual(Array(3).fill("0:turn c4"));
  });

  it("are grouped by what is tapped", () => {
    const legal = ["0:fives a1 c4", "0:fives a1", "0:void sixes a1", "0:void sixes c4"];
    const table = position({ up: "a1=5 b1=2 c4=7" }).table;
    const gains = Array.from({ length: 7 }, (_, set) => Array<number>(10).fill(set + 1));
    const { turns, rows } = choices({ legal, table, gains });
    expect(turns.size).toBe(0);
    expect(rows[4].fills.map((use) => use.cells)).toEqual([[0, 17], [0]]);
    expect(rows[4].fills.map((use) => use.gain)).toEqual([5, 1]); // of the sets 0b101 and 0b001
    expect(rows[5].voids.map((use) => use.move)).toEqual(["0:void sixes a1", "0:void sixes c4"]);
    expect(choices({ legal: ["0:turn b2"], table: [], gains: [] }).turns.get(8)).toBe("0:turn b2");
  });

  it("tell which row was used last", () => {
    const told = (...moves: string[]) => moves.map((move) => read(move)!);
    expect(rowUse(told("0:turn a1", "*:=3"))).toBeUndefined();
    expect(rowUse(told("0:fives a1", "1:turn a2 =3"))?.at).toBe(4);
  });
});

describe("the street", () => {
  it.each([
    ["b3", "ArrowRight", false, "c3"],
    ["b3", "ArrowRight", true, "b4"],
    ["b3", "ArrowUp", true, "a3"],
    ["a1", "ArrowUp", false, "a1"],
  ])("is walked by arrow keys as it is seen: %s %s", (from, key, turned, to) =>
    expect(cellName(stepFrom(cellNumber(from), key, 9, turned)!)).toBe(to),
  );
  it("may be turned", () => {
    expect(stepFrom(0, "x", 9, false)).toBeNull();
    expect(cellName(cellAt(true, 2, 3))).toBe("c4");
    expect(cellName(cellAt(false, 3, 2))).toBe("c4");
  });
});

describe("the tutorial", () => {
  it("has views like those of the engine", () => {
    const view = position({ up: "c4=5 f2=2", gone: "a1", used: [{ 4: [[5, 7], 10] }, { 5: [[6], 6] }] });
    expect(view.to_turn).toBe(1);
    expect(view.legal).toHaveLength(60);
    expect(view.boards.map((board) => board.total)).toEqual([10, 6]);
  });
});

it("at the end the tiles that are left show what was seen of them, and no other does", () => {
  const end = position({ gone: "a1" });
  const shown = [position({ up: "a1=3 b2=5" }), position({ up: "c3=7" }), end];
  const { recalled, table } = reveal(end, shown);
  expect(table).toEqual(end.table);
  const faces = Object.fromEntries(recalled!.flatMap((face, cell) => (face ? [[cellName(cell), face]] : [])));
  expect(faces).toEqual({ b2: 5, c3: 7 }); // a1 is gone
});
