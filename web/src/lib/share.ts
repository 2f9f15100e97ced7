/** Giving something to somebody: by the device's own share sheet where there is one, otherwise by the clipboard. */
import { t } from "./i18n.svelte";
import { notify } from "./notice.svelte";

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify(t("page-copied"), "good", 3);
  } catch {
    notify(t("page-copy-failed", { text }), "wrong", 20);
  }
}

export async function share(title: string, text: string, url?: string): Promise<void> {
  if (typeof navigator.share === "function") {
    try {
      return await navigator.share({ title, text, url });
    } catch (problem) {
      if (problem instanceof DOMException && problem.name === "AbortError") return;
    }
  }
  await copy(url ? `${text}\n${url}` : text);
}
