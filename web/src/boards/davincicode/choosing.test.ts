import { expect, test } from "vitest";
import { somebody } from "../../testing/somebody";
import { Choosing } from "./choosing.svelte";
import { tutorial } from "./tutorial";
import type { View } from "./types";

const at = (step: number) => somebody<View, Choosing>(Choosing, tutorial[step].view as View);

test("Tab leads to the first hidden tile of another, and from then on to the one that had the focus", () => {
  const { choosing } = at(2); // b? b1! w? w? b?
  expect([choosing.others, choosing.stop]).toEqual([[1], "1.1"]);
  choosing.roving = "1.4";
  expect(choosing.stop).toBe("1.4");
  choosing.roving = "1.2"; // lies open
  expect(choosing.stop).toBe("1.1");
});

test("a hidden tile is chosen to be guessed, and only what is legal is played", () => {
  const { choosing, played, props } = at(2);
  choosing.chosen = { seat: 1, place: 1, anchor: null };
  expect(choosing.guesses?.get("0")).toBe("0:guess 1.1=0");
  choosing.chosen = { seat: 1, place: 2, anchor: null };
  expect(choosing.target).toBeNull();
  choosing.play("0:guess 1.2=0");
  choosing.play("0:guess 1.1=0");
  props.busy = true;
  choosing.play("0:guess 1.1=3");
  expect(played).toEqual(["0:guess 1.1=0"]);
});

test("circled notes are pencilled on the back of their tile", () => {
  const { choosing } = at(2);
  choosing.scribble(1, 1, "7");
  expect(choosing.pencil(1, 1)).toBe("");
  choosing.scribble(1, 1, "7"); // struck out first, then circled
  expect(choosing.pencil(1, 1)).toBe("7");
});
