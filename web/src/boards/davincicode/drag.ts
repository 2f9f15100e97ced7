/** Dragging with mouse or finger: a copy follows the pointer; where it may not be dropped it slides back. */
export interface Drag {
  on: boolean;
  /** Dropped here: true where that was a move. */
  drop: (x: number, y: number) => boolean;
  speed: number;
}

const FAR = 8; // so many pixels make a tap a drag

export function drag(node: HTMLElement, options: Drag) {
  let now = options;
  let start: { x: number; y: number } | null = null;
  let ghost: HTMLElement | null = null;
  let dragged = false;

  const style = () => (node.style.touchAction = now.on ? "none" : "");
  const shift = (e: PointerEvent) =>
    `translate(${e.clientX - start!.x}px, ${e.clientY - start!.y}px) rotate(-3deg)`;

  function down(e: PointerEvent) {
    if (!now.on || e.button !== 0) return;
    start = { x: e.clientX, y: e.clientY };
    dragged = false;
  }
  function move(e: PointerEvent) {
    if (!start) return;
    if (!ghost) {
      if (Math.hypot(e.clientX - start.x, e.clientY - start.y) < FAR) return;
      node.setPointerCapture(e.pointerId);
      dragged = true;
      const box = node.getBoundingClientRect();
      ghost = node.cloneNode(true) as HTMLElement;
      ghost.inert = true;
      Object.assign(ghost.style, {
        position: "fixed", zIndex: "20", margin: "0", pointerEvents: "none",
        left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px`,
      }); // prettier-ignore
      ghost.style.setProperty("--w", `${node.querySelector("svg")?.clientWidth ?? box.width}px`);
      node.style.opacity = "0.35";
      document.body.append(ghost);
    }
    ghost.style.transform = shift(e);
  }
  function end() {
    ghost?.remove();
    ghost = start = null;
    node.style.opacity = "";
  }
  function up(e: PointerEvent) {
    if (!ghost) return (start = null);
    if (e.type !== "pointercancel" && now.drop(e.clientX, e.clientY)) return end();
    const back = ghost.animate([{ transform: shift(e) }, { transform: "none" }], { duration: 220 * now.speed });
    start = null;
    back.onfinish = end;
  }
  /** The click that a drag ends with is no tap. */
  function click(e: MouseEvent) {
    if (dragged) e.stopImmediatePropagation();
    dragged = false;
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", up);
  node.addEventListener("click", click, { capture: true });
  style();
  return {
    update(changed: Drag) {
      now = changed;
      style();
    },
    destroy: end,
  };
}
