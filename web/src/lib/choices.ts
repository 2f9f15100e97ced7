/** What a seat may do, from one view to the next. */
import type { View } from "../boards/contract";

/** Whether the same seat may do the same as before: then others have moved, who move at the same time. */
export function sameChoices(before: View | null | undefined, now: View): boolean {
  return !!before && before.seat === now.seat && before.legal.join() === now.legal.join();
}
