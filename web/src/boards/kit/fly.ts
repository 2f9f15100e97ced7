/** Tiles that fly from one place of a board to another, in a straight line or in an arc, and may turn over on the way. */
import { copyOf } from "./copy";

const SETTLING = "translateY(2%) scale(0.975)";
const EASE = "cubic-bezier(0.3, 0.7, 0.2, 1)"; // as --ease

export interface Flight {
  /** A copy of this flies. */
  shown: Element;
  from: DOMRect;
  /** By default it flies to where it is, and stays hidden until its copy has arrived. */
  to?: DOMRect;
  /** A copy of this is on its other side, and to be seen at first. */
  back?: Element | null;
  /** How high the arc is, in pixels. */
  arc?: number;
  /** In milliseconds. */
  wait: number;
  lasts: number;
}

/** Let them fly over the board; the returned function ends all of it at once. */
export function fly(root: HTMLElement, flights: readonly Flight[]): () => void {
  const ends = flights.map((flight) => launch(root, flight));
  return () => ends.forEach((end) => end());
}

function launch(root: HTMLElement, { shown, from, to, back, arc = 0, wait, lasts }: Flight): () => void {
  const home = root.getBoundingClientRect();
  const goal = to ?? shown.getBoundingClientRect();
  const timing = { duration: lasts, delay: wait, easing: EASE, fill: "both" as const };
  const copy = copyOf(shown);
  Object.assign(copy.style, {
    position: "absolute",
    zIndex: "5",
    perspective: "400px",
    transformOrigin: "0 0",
    filter: "var(--lifted)",
  });
  Object.assign(copy.style, {
    width: `${goal.width}px`,
    left: `${goal.left - home.left}px`,
    top: `${goal.top - home.top}px`,
  });
  if (back) turn(copy, back, timing);
  root.append(copy);
  const [dx, dy] = [from.left - goal.left, from.top - goal.top];
  const scale = from.width / goal.width;
  const way = [
    { transform: `translate(${dx}px, ${dy}px) scale(${scale})` },
    ...(arc ? [{ transform: `translate(${dx * 0.4}px, ${dy * 0.4 - arc}px) rotate(-2deg)`, offset: 0.55 }] : []),
    { transform: SETTLING, offset: 0.96 }, // it comes down with some weight
    { transform: "none" },
  ];
  const hidden = to ? null : shown.animate({ opacity: [0, 0] }, timing);
  const end = () => {
    copy.remove();
    hidden?.cancel();
  };
  copy.animate(way, timing).onfinish = end;
  return end;
}

/** Put a back behind the front, and turn both around. */
function turn(copy: HTMLElement, back: Element, timing: KeyframeAnimationOptions): void {
  const card = document.createElement("div");
  const rear = copyOf(back);
  card.style.transformStyle = "preserve-3d";
  card.append(...copy.childNodes, rear);
  for (const side of card.children) (side as HTMLElement).style.backfaceVisibility = "hidden";
  Object.assign(rear.style, { position: "absolute", inset: "0", width: "100%", transform: "rotateY(180deg)" });
  copy.append(card);
  card.animate({ transform: ["rotateY(180deg)", "rotateY(0deg)"] }, timing);
}
