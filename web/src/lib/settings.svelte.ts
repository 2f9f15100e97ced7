/** How a person likes the page: kept in the browser if it allows it. */
import { setLanguage, suitable } from "./i18n.svelte";
import { LOOKS, lookOf } from "./looks";
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
 * Bring the page into its language before it is shown, and keep document and storage in step from then on.
 */
export async function begin(): Promise<void> {
  const wishes = settings.language ? [settings.language] : (globalThis.navigator?.languages ?? []);
  await setLanguage(suitable(wishes));
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

/** Change the language, now and for the next visits. */
export async function chooseLanguage(code: string): Promise<void> {
  settings.language = code;
  await setLanguage(code);
}
