"""Does it fit? What of a table is cut off, covered or out of sight in a window of a given size."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Page

WINDOWS = ((360, 640), (390, 664), (390, 844), (844, 390), (1024, 600), (1440, 900), (1920, 1080))

# Names of people may be as long as they like: where one is cut, a tooltip has all of it.
FIT = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  await frame();
  await frame(); // what observes its own size has drawn itself again
  const wrong = [];
  const [wide, high] = [innerWidth, innerHeight];
  const outline = (it) => it.outerHTML.replace(/ svelte-\\w+|<svg[^]*$/g, "").slice(0, 110);
  const seen = (it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const heard = (it) => it.closest(".sr");
  const page = document.documentElement;
  if (page.scrollHeight > high) wrong.push(`the page scrolls: ${page.scrollHeight} px`);
  if (page.scrollWidth > wide) wrong.push(`the page is ${page.scrollWidth} px wide`);
  const board = document.querySelector("main .board");
  if (!board) return ["no board"];
  const rest = board.scrollHeight - board.clientHeight;
  if (rest > 0) wrong.push(`the board scrolls by ${rest} px`);
  const inside = ({ left, right, top, bottom }, box, by = 1.5) =>
    left >= box.left - by && right <= box.right + by && top >= box.top - by && bottom <= box.bottom + by;
  const all = new DOMRect(0, 0, wide, high);
  const result = "section[aria-labelledby=result-title]";
  for (const it of document.querySelectorAll(`main :is(header, .board, ${result}) :not(svg *)`)) {
    if (it.closest(".street.large") || heard(it) || !seen(it)) continue;
    const box = it.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const corner = `${Math.round(box.right)}, ${Math.round(box.bottom)}`;
    if (!inside(box, all) && !it.closest("bdi")) wrong.push(`out of the window at ${corner}: ${outline(it)}`);
    // Text in its own box: neither cut off nor running out of what is drawn around it.
    const texts = [...it.childNodes].filter((part) => part.nodeType === 3 && /\\p{L}{2}|\\p{N}/u.test(part.data));
    if (!texts.length || it.closest("bdi, [data-cut], option")) continue;
    const held = it.closest("button, .prompt, .words, li, td, th") ?? it;
    const range = document.createRange();
    for (const text of texts) {
      range.selectNodeContents(text);
      const said = range.getBoundingClientRect();
      // A count may hang over the edge of what it counts.
      if (/\\p{L}{2}/u.test(text.data) && !inside(said, held.getBoundingClientRect(), 3)) {
        wrong.push(`"${text.data.trim().slice(0, 40)}" runs out of ${outline(held)}`);
      }
      for (let around = it; around && around !== document.body; around = around.parentElement) {
        if (getComputedStyle(around).overflowX === "visible") continue;
        const kept = inside(said, around.getBoundingClientRect(), 2);
        if (!kept) wrong.push(`"${text.data.trim()}" is cut by ${outline(around)}`);
      }
    }
  }
  // What can be done now can be reached: nothing lies over it but a notice, which can be closed and goes by itself.
  const able = "button:not(:disabled, [aria-disabled=true]), a[href]";
  for (const it of document.querySelectorAll(`main header :is(${able}), main .board :is(${able})`)) {
    if (it.closest("[inert]")) continue;
    if (!seen(it)) continue;
    const { x, y, width, height } = it.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    if (top && !it.contains(top) && !top.contains(it) && !top.closest(`${result}, .notices`)) {
      wrong.push(`${outline(it)} lies under ${outline(top)}`);
    }
  }
  return [...new Set(wrong)];
}"""


def misfits(page: Page) -> list[str]:
    """What does not fit this window."""
    found: list[str] = page.evaluate(FIT)
    return found


def try_windows(page: Page, where: str, windows: Sequence[tuple[int, int]] = WINDOWS) -> list[str]:
    """What does not fit in which window; afterwards the page is as large as before."""
    found = []
    before = page.viewport_size
    for width, height in windows:
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{width} × {height}, {where}: {problem}" for problem in misfits(page)]
    if before:
        page.set_viewport_size(before)
    return found
