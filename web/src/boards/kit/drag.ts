/** Dragging with mouse, pen or finger: a press that moves. What is dragged and where it may lie, each board knows. */

const FAR = 6; // pixels; less is a tap

export interface Dragging {
  /** The pointer is here; called once the press has become a drag. */
  move: (at: PointerEvent) => void;
  /** It was let go here; null: nowhere, because the browser took the pointer over. Only called after `move`. */
  end: (at: PointerEvent | null) => void;
}

/** Follow a press until it ends. Returns what ends it without a drop, or null where the press begins no drag. */
export function drag(press: PointerEvent, dragging: Dragging): (() => void) | null {
  if (press.button !== 0 || !press.isPrimary) return null;
  const ended = new AbortController();
  let far = false;
  const { signal } = ended;
  const listen = (name: "pointermove" | "pointerup" | "pointercancel", act: (at: PointerEvent) => void) => {
    window.addEventListener(name, (at) => at.pointerId === press.pointerId && act(at), { signal });
  };
  // Nothing else comes of the press: no text is marked, and none that was marked is dragged by the browser itself.
  for (const name of ["selectstart", "dragstart"]) {
    window.addEventListener(name, (event) => event.preventDefault(), { signal });
  }
  listen("pointermove", (at) => {
    far ||= Math.hypot(at.clientX - press.clientX, at.clientY - press.clientY) >= FAR;
    if (far) dragging.move(at);
  });
  listen("pointerup", (at) => {
    ended.abort();
    if (!far) return;
    swallowClick();
    dragging.end(at);
  });
  listen("pointercancel", () => {
    ended.abort();
    if (far) dragging.end(null);
  });
  return () => ended.abort();
}

/** The click that follows right after the end of a drag is not a tap. */
function swallowClick(): void {
  const over = new AbortController();
  const swallow = (click: MouseEvent) => {
    click.preventDefault();
    click.stopImmediatePropagation();
  };
  window.addEventListener("click", swallow, { capture: true, signal: over.signal });
  setTimeout(() => over.abort());
}

/** What of this kind lies under the pointer: the nearest element that matches. */
export function under(at: PointerEvent, selector: string): HTMLElement | null {
  return document.elementFromPoint(at.clientX, at.clientY)?.closest<HTMLElement>(selector) ?? null;
}
