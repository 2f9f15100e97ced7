import { expect, test } from "vitest";
import { byColumns, byRows } from "./cells";

test.each([
  [byRows(4), ["a1", "d1", "a2", "b3"], [0, 3, 4, 9]],
  [byRows(5), ["a1", "b3", "e5", "a1N"], [0, 11, 24, 0]],
  [byColumns(7), ["a1", "a7", "b1", "c4", "m7"], [0, 6, 7, 17, 90]],
])("cells have names, and names lead to cells: %#", ({ cellName, cellNumber }, names, cells) => {
  expect(names.map(cellNumber)).toEqual(cells);
  expect(cells.map(cellName)).toEqual(names.map((name) => name.slice(0, 2)));
});
