import { expect, test } from "vitest";
import type { BoardProps } from "../contract";
import { Choosing } from "./choosing.svelte";
import type { View } from "./types";

const LEGAL = ["0:cup@b2/0", "0:cup@c2/90", "0:cup@d2/0", "0:cup@d2/90", "0:spiral@a1", "0:spiral@b2"];

/** Somebody with a cup in hand, which looks the same after half a turn; what is said and played is written down. */
function somebody(legal = LEGAL, hints: string[] = []): { trying: Choosing; view: View; said: string[] } {
  const said: string[] = [];
  const view = { seat: 0, legal, turns: 2, face: "WnWn", tile: "cup", boards: [{ cells: [] }] } as unknown as View;
  const write = (text: string) => void said.push(text);
  const props = { view, hints: hints.map((move) => ({ move })), announce: write, play: write };
  const trying = new Choosing(
    () => props as unknown as BoardProps<View>,
    () => null as never,
  );
  return { trying, view, said };
}

test("tap, turn, flip, take off, confirm", () => {
  const { trying, said } = somebody();
  expect(trying.text).toBeUndefined();
  trying.tap(7);
  expect(trying.text).toBe("0:cup@c2/90");
  trying.tap(7);
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
  trying.tapHand();
  expect(trying.cell).toBeNull();
  expect(trying.lay(20)).toBe(false);
  expect(trying.lay(6)).toBe(true);
  trying.confirm();
  expect(said.at(-1)).toBe("0:cup@b2/0");
});

test("a tile is laid as advice has it", () => {
  const { trying } = somebody(LEGAL, ["0:cup@d2/90"]);
  expect(trying.lay(8)).toBe(true);
  expect(trying.text).toBe("0:cup@d2/90");
});

test("what is no longer legal is dropped", () => {
  const { trying, view } = somebody();
  trying.lay(6);
  view.legal = ["0:spiral@a1"];
  expect(trying.cell).toBeNull();
  expect(trying.forced && trying.down).toBe(true);
});
