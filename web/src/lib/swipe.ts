/** A swipe to the side: one more way to go on or back, where there are buttons for it. */
const FAR = 48; // pixels that a finger must move sideways

/** For `{@attach}`: calls `step` with 1 for a swipe to the left, as one turns a page, and with -1 for one to the right. */
export function swiping(step: (by: 1 | -1) => void): (element: HTMLElement) => () => void {
  return (element) => {
    let began: Touch | null = null;
    const begin = ({ touches }: TouchEvent): void => {
      began = touches.length === 1 ? touches[0] : null;
    };
    const end = ({ changedTouches: [touch] }: TouchEvent): void => {
      if (!began) return;
      const [x, y] = [touch.clientX - began.clientX, touch.clientY - began.clientY];
      began = null;
      if (Math.abs(x) > FAR && Math.abs(x) > 2 * Math.abs(y)) step(x < 0 ? 1 : -1);
    };
    element.addEventListener("touchstart", begin, { passive: true });
    element.addEventListener("touchend", end);
    return () => {
      element.removeEventListener("touchstart", begin);
      element.removeEventListener("touchend", end);
    };
  };
}
