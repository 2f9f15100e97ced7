/** What lasts as long as this tab, even if the page is reloaded. */
const PREFIX = "spieltrieb.";

export function recall(name: string): string {
  try {
    return sessionStorage.getItem(PREFIX + name) ?? "";
  } catch {
    return "";
  }
}

/** Note something, or forget it where it is empty. Returns whether the browser lets us. */
export function note(name: string, text: string): boolean {
  try {
    if (text) sessionStorage.setItem(PREFIX + name, text);
    else sessionStorage.removeItem(PREFIX + name);
    return true;
  } catch {
    return false;
  }
}
