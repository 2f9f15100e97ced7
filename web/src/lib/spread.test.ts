import { expect, it } from "vitest";

import { better, counted, spread } from "./spread";

it("has a bar for each result, and wider ones where there are too many", () => {
  expect(spread([])).toEqual([]);
  expect(
    spread([
      [-3, 2],
      [-1, 1],
    ]),
  ).toEqual([
    { low: -3, high: -3, count: 2 },
    { low: -2, high: -2, count: 0 },
    { low: -1, high: -1, count: 1 },
  ]);
  const wide = spread(
    [
      [0, 1],
      [9, 1],
      [10, 1],
      [99, 4],
    ],
    10,
  );
  expect(wide).toHaveLength(10);
  expect([wide[0].count, wide[1].count, wide[9].count]).toEqual([2, 1, 4]);
});

it("counts single results", () => {
  expect(counted([3, 1, 3])).toEqual([
    [1, 1],
    [3, 2],
  ]);
});

it("compares with others, and not with oneself", () => {
  expect(better([[5, 1]], 5)).toBeNull();
  expect(
    better(
      [
        [1, 1],
        [5, 2],
        [9, 1],
      ],
      5,
    ),
  ).toBe(33);
});
