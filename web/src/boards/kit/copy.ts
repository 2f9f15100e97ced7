/** Copies of drawings, which move over the board while what they show stays where it is. */

const SEEN_THROUGH = "0.3"; // what is left of a drawing while its copy is carried

/** A copy that takes no part in anything but being seen; it is as large as what it shows. */
export function copyOf(shown: Element): HTMLElement {
  const { width } = shown.getBoundingClientRect();
  const drawing = shown.cloneNode(true) as HTMLElement | SVGElement;
  Object.assign(drawing.style, { width: "100%", opacity: "1", animation: "none", transition: "none" });
  const copy = document.createElement("div");
  copy.inert = true;
  copy.setAttribute("aria-hidden", "true");
  Object.assign(copy.style, { width: `${width}px`, margin: "0", pointerEvents: "none" });
  copy.append(drawing);
  return copy;
}

/** Make what is carried away look like that; the returned function ends it. */
export function fade(shown: Element): () => void {
  const { style } = shown as HTMLElement | SVGElement;
  style.opacity = SEEN_THROUGH;
  return () => (style.opacity = "");
}
