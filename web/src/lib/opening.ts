/** New tables, and advice, which takes long the first time on a machine: what it needs must be compiled once. */
import { post } from "./api";
import { t } from "./i18n.svelte";
import { complain, dismiss, notify } from "./notice.svelte";
import { chanceWords, keepPromise } from "./promises";
import type { DealPromise, NewTable, Summary } from "./protocol";
import { go, to } from "./route.svelte";

/** Wait for an answer; where it takes longer than usual (in milliseconds), say why until it is there. */
export function patiently<T>(answer: Promise<T>, usual: number): Promise<T> {
  let notice = 0;
  const slow = setTimeout(() => (notice = notify(t("page-preparing"), "plain", 60)), usual);
  return answer.finally(() => {
    clearTimeout(slow);
    dismiss(notice);
  });
}

/** The table of a wish; its words are sent only when the fingerprint of its secret was seen. */
async function made(path: string, wish: NewTable): Promise<string> {
  const { commitment } = await post<DealPromise>(`games/${wish.game}/promise`);
  const at = Date.now();
  const words = wish.words || chanceWords();
  const { id } = await post<Summary>(path, { ...wish, words, commitment });
  keepPromise(id, commitment, at, words);
  return id;
}

/** Have a table made, and go there. */
export async function openTable(path: string, wish?: NewTable): Promise<void> {
  try {
    go(to("t", wish ? await made(path, wish) : (await post<Summary>(path)).id));
  } catch (problem) {
    complain(problem);
  }
}
