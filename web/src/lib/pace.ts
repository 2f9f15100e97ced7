/** Showing what happened one after another, each as long as its animation takes, but never far behind. */
export interface Shown {
  /** How long it is looked at before the next comes, in milliseconds. */
  length: number;
  show: (animated: boolean) => void;
}

const FAR_BEHIND = 6; // with this many waiting, the older ones are shown without animation

export class Pace {
  private waiting: Shown[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private showing = false;

  constructor(private onIdle: () => void = () => {}) {}

  /** Whether something is being shown, or still to come. */
  get busy(): boolean {
    return this.showing || this.waiting.length > 0;
  }

  add(shown: Shown): void {
    this.waiting.push(shown);
    if (!this.showing) this.step();
  }

  /** Show all that waits at once: the tab was hidden, or the person does not want to wait. */
  skip(): void {
    clearTimeout(this.timer);
    const rest = this.waiting;
    this.waiting = [];
    this.showing = false;
    for (const shown of rest) shown.show(false);
    this.onIdle();
  }

  clear(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.showing = false;
  }

  private step(): void {
    while (this.waiting.length > FAR_BEHIND || hidden()) {
      const old = this.waiting.shift();
      if (!old) break;
      old.show(false);
    }
    const next = this.waiting.shift();
    if (!next) {
      this.showing = false;
      return this.onIdle();
    }
    this.showing = true;
    next.show(true);
    if (next.length <= 0) return this.step();
    this.timer = setTimeout(() => this.step(), next.length);
  }
}

function hidden(): boolean {
  return globalThis.document?.hidden ?? false;
}
