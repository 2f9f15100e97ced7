import { expect, test } from "vitest";
import type { Hint } from "../contract";
import { somebody } from "../../testing/somebody";
import { Choosing } from "./choosing.svelte";
import type { Plan, View } from "./types";

const LEGAL = ["0:cup@b2/0", "0:cup@c2/90", "0:cup@d2/0", "0:cup@d2/90", "0:spiral@a1", "0:spiral@b2"];

const PLAN = { cells: [null, { symbol: "key", face: "W---", angle: 0 }], ports: [] } as unknown as Plan;

/** With a cup in hand, which looks the same after half a turn. */
const withCup = (hints: string[] = []) =>
  somebody<View, Choosing>(
    Choosing,
    { seat: 0, legal: LEGAL, turns: 2, face: "WnWn", tile: "cup", boards: [PLAN], centre: "nWnW" },
    { hints: hints.map((move) => ({ move }) as Hint) },
  );

test("tap, turn, flip, take off, confirm", () => {
  const { choosing, played } = withCup();
  expect(choosing.text).toBeUndefined();
  choosing.tap(7);
  expect(choosing.text).toBe("0:cup@c2/90");
  choosing.tap(7);
  expect(choosing.note).toBe("page-kreuzquer-note-one-way");
  choosing.tap(8);
  expect(choosing.text).toBe("0:cup@d2/90");
  choosing.turn(1);
  expect(choosing.text).toBe("0:cup@d2/0");
  choosing.flip(); // no spiral may lie on d2 here, so it goes back into the hand
  expect([choosing.cell, choosing.down]).toEqual([null, true]);
  expect(choosing.lay(6)).toBe(true);
  expect(choosing.text).toBe("0:spiral@b2");
  choosing.flip();
  expect(choosing.text).toBe("0:cup@b2/0");
  choosing.tapHand();
  expect(choosing.cell).toBeNull();
  expect(choosing.lay(20)).toBe(false);
  expect(choosing.lay(6)).toBe(true);
  choosing.confirm();
  expect(played).toEqual(["0:cup@b2/0"]);
});

test("a tile is laid as advice has it", () => {
  const { choosing } = withCup(["0:cup@d2/90"]);
  choosing.tap(8);
  expect(choosing.text).toBe("0:cup@d2/90");
});

test("every try in vain is told why", () => {
  const { choosing } = withCup();
  choosing.tap(1);
  expect([choosing.note, choosing.cell]).toEqual(["page-kreuzquer-note-taken", null]);
  choosing.tap(24); // nothing lies near
  expect(choosing.note).toBe("page-kreuzquer-note-misfit-alone");
  choosing.tap(6);
  expect([choosing.note, choosing.cell]).toEqual([null, 6]);
});

test("what is no longer legal is dropped", () => {
  const { choosing, props } = withCup();
  choosing.lay(6);
  props.view = { ...props.view, legal: ["0:spiral@a1"] };
  expect(choosing.cell).toBeNull();
  expect(choosing.forced && choosing.down).toBe(true);
});
