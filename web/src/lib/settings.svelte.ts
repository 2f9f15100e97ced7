/** How a person likes the page: kept in the browser if it allows it. */
import { Refusal } from "./api";
import { currentLanguage, languages, setLanguage, suitable } from "./i18n.svelte";
import { LOOKS, lookOf } from "./looks";
import { complain } from "./notice.svelte";
import { read, write } from "./storage";

export type Theme = "auto" | "light" | "dark";

interface Kept {
  theme: Theme;
  language: string; // "": the browser's own
  speed: number; // 0: no motion, 1: normal, 2: slow
  sound: boolean;
  chatMuted: boolean;
  reactionsMuted: boolean;
  bigText: boolean;
  notation: boolean; // the log in notation instead of words
  keys: boolean; // single-key shortcuts
  looks: Record<string, string>; // of boards, by game
}

const DEFAULTS: Kept = {
  theme: "auto",
  language: "",
  speed: 1,
  sound: false,
  chatMuted: false,
  reactionsMuted: false,
  bigText: false,
  notation: false,
  keys: true,
  looks: {},
};

export const settings: Kept = $state({ ...DEFAULTS, ...read<Partial<Kept>>("settings", {}) });

const reduced = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;
let calm = $state(reduced?.matches ?? false);
reduced?.addEventListener("change", (event) => (calm = event.matches));

/** The speed that counts: none where the system asks for no motion. */
export function speed(): number {
  return calm ? 0 : settings.speed;
}

/**
 * Bring the page into its language before it is shown, and keep document and storage in step from then on. Where its
 * texts can't be had, as without a network, another language whose texts the browser has kept is better than nothing.
 */
export async function begin(): Promise<void> {
  const wishes = settings.language ? [settings.language] : (globalThis.navigator?.languages ?? []);
  await firstOf(new Set([suitable(wishes), "en", ...languages.map(({ code }) => code)]));
  $effect.root(() => {
    $effect(() => write("settings", $state.snapshot(settings)));
    $effect(() => {
      const root = document.documentElement;
      if (settings.theme === "auto") delete root.dataset.theme;
      else root.dataset.theme = settings.theme;
      for (const game in LOOKS) root.dataset[game] = lookOf(game, settings.looks);
      root.dataset.text = settings.bigText ? "big" : "normal";
      root.style.setProperty("--speed", String(speed()));
    });
  });
}

async function firstOf(codes: Iterable<string>): Promise<void> {
  for (const code of codes) {
    try {
      return await setLanguage(code);
    } catch {
      // The next one, then.
    }
  }
}

/** A language was chosen in this field: now and for the next visits, unless its texts can't be had. */
export async function chooseLanguage(field: Pick<HTMLSelectElement, "value">): Promise<void> {
  try {
    await setLanguage(field.value);
    settings.language = currentLanguage();
  } catch {
    field.value = currentLanguage();
    complain(new Refusal("offline", "The texts cannot be fetched."));
  }
}
