/** The boxes that boards get in windows of phones, tablets and desks. */
import { describe } from "vitest";

import type { Size } from "../boards/kit/box.svelte";

export const REM = 16;
export const LINE = 22; // a name

/** What is left of a window below the bar, which has two lines on a phone held upright, and beside the column. */
const BOXES: Size[] = [
  [360, 640, 96],
  [390, 664, 96],
  [390, 844, 96],
  [844, 390, 48],
  [1024, 600, 48],
  [1440, 900, 48],
  [1920, 1080, 48],
].map(([width, height, bar]) => {
  const column = width >= 1280 ? Math.max(256, 0.2 * width) + 12 : 0;
  return { width: width - 16 - column, height: height - bar - 12, rem: REM, line: LINE };
});

/** Every board fits every window: what its layout works out is never more than there is, and large enough to be hit. */
export function inEveryBox(test: (box: Size) => void): void {
  describe.each(BOXES)("in a box of $width × $height", test);
}
