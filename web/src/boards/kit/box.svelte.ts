/**
 * The free box that a board has. Every board works out all its sizes from it in one function of its own (`layout.ts`),
 * and gives them to its parts as variables of CSS: nothing else on a board depends on the window.
 */

export interface Size {
  width: number; // pixels
  height: number;
  rem: number; // how large text is
  line: number; // how high a name is; on a phone no higher than names have room beside each other
}

/** Room between the parts of a board, in pixels. */
export const GAP = 8;

export class Box implements Size {
  width = $state(344);
  height = $state(540);
  rem = $state(16);
  line = $state(22);

  /** Follow the box around this element, which fills it. */
  measure = (element: HTMLElement): (() => void) => {
    const around = element.parentElement!;
    const look = () => {
      const { paddingInline, paddingBlock } = getComputedStyle(around);
      // Not the inside, which a bar to scroll with would make narrower, and wider again.
      this.width = around.offsetWidth - 2 * parseFloat(paddingInline);
      this.height = around.offsetHeight - 2 * parseFloat(paddingBlock);
      this.rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      this.line = Math.min(1.375 * this.rem, 0.062 * innerWidth);
      around.style.setProperty("--line-height", `${this.line}px`);
      around.style.setProperty("--gap", `${GAP}px`); // does not grow with the text, as the sums suppose
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(around);
    return () => observer.disconnect();
  };
}

/** Numbers of pixels as variables for CSS: `{ tile: 44 }` is `--tile: 44px`. */
export function px(sizes: Record<string, number>): string {
  return Object.entries(sizes)
    .map(([name, size]) => `--${name}: ${Math.floor(size)}px`)
    .join("; ");
}

/** The largest of these sizes that fits, or the last. */
export function largest(from: number, least: number, fits: (size: number) => boolean): number {
  let size = Math.floor(from);
  while (size > least && !fits(size)) size--;
  return Math.max(size, least);
}

/** A thing of a size, with something beside and above it: it is `ratio` × size + `beside` wide, and size + `above` high. */
interface Shape {
  ratio?: number;
  beside?: number;
  above?: number;
}

/** How large a number of equal things can be in a box, in as many lines as is best. */
export function grid(
  count: number,
  width: number,
  height: number,
  { ratio = 1, beside = 0, above = 0 }: Shape,
): number {
  const sizes = Array.from({ length: count }, (_, i) => {
    const [columns, lines] = [i + 1, Math.ceil(count / (i + 1))];
    const [wide, high] = [(width - i * GAP) / columns, (height - (lines - 1) * GAP) / lines];
    return Math.min((wide - beside) / ratio, high - above);
  });
  return Math.max(0, ...sizes);
}
