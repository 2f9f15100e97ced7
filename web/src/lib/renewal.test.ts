// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { isReplaced, Renewal } from "./renewal";

/** As much of a browser as it takes to know what a person is doing. */
class Element {
  constructor(private kinds: string[] = []) {}
  matches(selector: string): boolean {
    return selector.split(", ").some((one) => this.kinds.includes(one));
  }
}

describe("a page that is older than its server", () => {
  const window = new EventTarget();
  const server = { answered: 0, unanswered: 0 };
  let turn = false;
  let loads = 0;
  let focused: Element | null = null;
  let kept = new Map<string, string>();
  let stop = () => {};

  const happens = (name: string, target = new Element()): void => {
    const event = new Event(name);
    Object.defineProperty(event, "target", { value: target });
    window.dispatchEvent(event);
  };
  const begin = (): Renewal => {
    const renewal = new Renewal(
      server,
      () => turn,
      () => loads++,
    );
    stop = renewal.wait(2);
    return renewal;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    kept = new Map();
    vi.stubGlobal("Element", Element);
    vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
    vi.stubGlobal("sessionStorage", {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    });
    vi.stubGlobal("document", {
      querySelectorAll: () => [],
      querySelector: () => null,
      get activeElement() {
        return focused;
      },
    });
    [turn, loads, focused, server.unanswered] = [false, 0, null, 0];
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is loaded anew once nobody is doing anything, and only once", () => {
    begin();
    vi.advanceTimersByTime(1000);
    happens("keydown");
    vi.advanceTimersByTime(1000);
    expect(loads).toBe(0);
    vi.advanceTimersByTime(1000);
    expect(loads).toBe(1);
    stop();
    begin();
    vi.advanceTimersByTime(60_000);
    expect(loads).toBe(1);
  });

  it("waits while something is dragged, typed, or on its way", () => {
    begin();
    happens("pointerdown");
    vi.advanceTimersByTime(60_000);
    expect(loads).toBe(0);
    happens("pointerup");
    server.unanswered = 1;
    vi.advanceTimersByTime(60_000);
    expect(loads).toBe(0);
    server.unanswered = 0;
    focused = new Element(["input"]);
    vi.advanceTimersByTime(60_000);
    expect(loads).toBe(0);
    focused = null;
    happens("input");
    vi.advanceTimersByTime(60_000);
    expect(loads).toBe(0);
    happens("submit");
    vi.advanceTimersByTime(2000);
    expect(loads).toBe(1);
  });

  it("does not wait for a draft that is kept", () => {
    begin();
    happens("input", new Element(["[data-kept]"]));
    vi.advanceTimersByTime(2000);
    expect(loads).toBe(1);
  });

  it.each([0, 1000])("leaves a person alone who is to move, until the move is answered after %i ms", (wait) => {
    turn = true;
    begin();
    vi.advanceTimersByTime(60_000);
    expect(loads).toBe(0);
    happens("pointerdown");
    happens("pointerup");
    server.unanswered = 1;
    vi.advanceTimersByTime(wait);
    server.unanswered = 0;
    server.answered++;
    vi.advanceTimersByTime(2000);
    expect(loads).toBe(1);
  });

  it("waits for answers also where the person says so, and never loads for ever where nothing can be noted", () => {
    server.unanswered = 1;
    const renewal = begin();
    renewal.now();
    vi.advanceTimersByTime(1000);
    expect(loads).toBe(0);
    server.unanswered = 0;
    vi.advanceTimersByTime(300);
    expect(loads).toBe(1);
    stop();
    vi.stubGlobal("sessionStorage", undefined);
    begin();
    vi.advanceTimersByTime(60_000);
    expect(loads).toBe(1);
  });
});

describe("a page of which a part is missing", () => {
  const own = "assets/index-old.js";
  let answer: () => Promise<unknown>;
  const served = (text: string, ok = true) =>
    (answer = () => Promise.resolve({ ok, text: () => Promise.resolve(text) }));

  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("sessionStorage", {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => kept.set(name, text),
    });
    vi.stubGlobal("document", { baseURI: "http://here/" });
    vi.stubGlobal("fetch", () => answer());
  });
  afterEach(() => vi.unstubAllGlobals());

  it("is reloaded once for each other page that the server has, and not for the same one", async () => {
    served(`<script src="./${own}"></script>`);
    expect(await isReplaced(own)).toBe(false);
    for (const name of ["new", "newer"]) {
      served(`<script src="./assets/index-${name}.js"></script>`);
      expect([await isReplaced(own), await isReplaced(own)]).toEqual([true, false]);
    }
  });

  it("stays where the server can't be reached, or has no page", async () => {
    answer = () => Promise.reject(new TypeError("Failed to fetch"));
    expect(await isReplaced(own)).toBe(false);
    served("Bad gateway", false);
    expect(await isReplaced(own)).toBe(false);
  });
});
