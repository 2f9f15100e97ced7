import { expect, test } from "vitest";
import { somebody } from "../../testing/somebody";
import { Choosing } from "./choosing.svelte";
import { position } from "./tutorial";
import { ROW_NAMES, type View } from "./types";

const UP = "c4=5 f2=2 g6=7"; // a 5, a 2 and a joker
const FILLS = { "0:fives c4 g6": 10, "0:twos f2 g6": 4, "0:twos g6": 2 };
const withTiles = () => somebody<View, Choosing>(Choosing, position({ up: UP, fills: FILLS }));

test("a row that can be filled in one way is filled at once, others ask", () => {
  const { choosing, played } = withTiles();
  choosing.choose(4);
  expect(played).toEqual(["0:fives c4 g6"]);
  choosing.choose(1);
  expect(choosing.uses.map(({ move }) => move)).toEqual(["0:twos f2 g6", "0:twos g6"]);
  choosing.forget();
  choosing.choose(8); // no triple: only void
  expect([choosing.half?.kind, choosing.uses.length]).toEqual(["void", 3]);
});

test("a row can be made void although it could be filled", () => {
  const { choosing, played } = withTiles();
  choosing.voiding = true;
  choosing.choose(4);
  expect([choosing.half?.kind, played]).toEqual(["void", []]);
});

test("the tiles that a row would take glow, and rows show what they would bring", () => {
  const { choosing } = withTiles();
  choosing.consider(4);
  expect(choosing.considered).toHaveLength(2);
  expect(choosing.rows(0, true)[4]).toMatchObject({ may: "fill", gain: 10, laid: [5, 7] });
  expect(choosing.rows(0)[4].may).toBeNull();
});

test("a row that is tapped in vain is told why", () => {
  const { choosing, played, props } = withTiles();
  const used = { tiles: [3], value: 3 };
  const rows = props.view.boards[0].rows.map((row, i) => (i === 2 ? used : row));
  const legal = props.view.legal.filter((move) => ![2, 8].some((row) => move.includes(ROW_NAMES[row])));
  props.view = { ...props.view, legal, boards: [{ ...props.view.boards[0], rows }] as View["boards"] };
  choosing.tap(2);
  expect([choosing.refused, choosing.half, played]).toEqual(["closed", null, []]);
  choosing.tap(8);
  expect(choosing.refused).toBe("none");
  choosing.tap(4);
  expect([choosing.refused, played]).toEqual([null, ["0:fives c4 g6"]]);
});
