import { expect, test } from "vitest";
import { somebody } from "../../testing/somebody";
import { Choosing } from "./choosing.svelte";
import { tutorial } from "./tutorial";
import type { View } from "./types";

const at = (step: string) => {
  const { view } = tutorial.find(({ text }) => text.endsWith(`-${step}`))!;
  return somebody<View, Choosing>(Choosing, view as View);
};

test("an open tile and a cell are chosen in either order", () => {
  const { choosing, played } = at("take"); // a 5 lies open, and fits on b1
  choosing.takeTile(5);
  expect([choosing.active, choosing.targets.has(1)]).toEqual([5, true]);
  choosing.takeCell(1);
  choosing.drop();
  choosing.takeCell(1);
  expect([choosing.wished, [...choosing.takeable]]).toEqual([1, [5]]);
  choosing.takeTile(5);
  expect(played).toEqual(["0:take 5@b1", "0:take 5@b1"]);
});

test("what does not fit is refused, and says why", () => {
  const { choosing, played } = at("place"); // a 12 in hand
  choosing.takeCell(12);
  choosing.takeCell(14); // c4 takes no 12
  expect(choosing.refused).toEqual({
    key: "page-fivetotwelve-prompt-not-there",
    args: { number: 12, cell: "c4", why: "order" },
  });
  choosing.leave();
  expect(played).toEqual(["0:12@a4", "0:leave"]);
});

test("while a move is on its way, nothing can be chosen", () => {
  const { choosing, props, played } = at("take");
  props.busy = true;
  choosing.takeTile(5);
  choosing.draw();
  expect([choosing.active, played]).toEqual([null, []]);
});
