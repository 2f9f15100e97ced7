/** What can be dragged: a copy follows the pointer; where it may not be dropped it slides back. */
import { drag } from "../kit/drag";

export interface Options {
  on: boolean;
  /** Dropped here: true where that was a move. */
  drop: (at: PointerEvent) => boolean;
  speed: number;
}

export function draggable(node: HTMLElement, options: Options) {
  let now = options;
  let ghost: HTMLElement | null = null;
  let letGo: (() => void) | null = null;

  const style = () => (node.style.touchAction = now.on ? "none" : "");

  function copy(): HTMLElement {
    const box = node.getBoundingClientRect();
    const made = node.cloneNode(true) as HTMLElement;
    made.inert = true;
    Object.assign(made.style, {
      position: "fixed", zIndex: "20", margin: "0", pointerEvents: "none",
      left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px`,
    }); // prettier-ignore
    made.style.setProperty("--w", `${node.querySelector("svg")?.clientWidth ?? box.width}px`);
    node.style.opacity = "0.35";
    document.body.append(made);
    return made;
  }
  function clear() {
    letGo?.();
    ghost?.remove();
    letGo = ghost = null;
    node.style.opacity = "";
  }
  function down(press: PointerEvent) {
    if (!now.on || ghost) return;
    letGo = drag(press, {
      move: (at) => {
        ghost ??= copy();
        const [x, y] = [at.clientX - press.clientX, at.clientY - press.clientY];
        ghost.style.transform = `translate(${x}px, ${y}px) rotate(-3deg)`;
      },
      end: (at) => {
        if (!ghost || (at && now.drop(at))) return clear();
        const from = { transform: ghost.style.transform };
        ghost.animate([from, { transform: "none" }], { duration: 220 * now.speed }).onfinish = clear;
      },
    });
  }

  node.addEventListener("pointerdown", down);
  style();
  return {
    update(changed: Options) {
      now = changed;
      style();
    },
    destroy: clear,
  };
}
