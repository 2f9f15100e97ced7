/** What was agreed for a table, in short sentences: the same in the lobby, on the invitation and at the table. */
import { has, named, t } from "./i18n.svelte";
import type { Clock, GameInfo, OptionInfo } from "./protocol";
import { CLOCKS } from "./wishes";

export interface Terms {
  game: string;
  options: Record<string, unknown>;
  rounds: number;
  clock: Clock;
  advice: boolean;
  lots: boolean;
  daily: string | null;
}

export function optionLabel(game: string, option: Pick<OptionInfo, "name">): string {
  return t(`${game}-option-${option.name.replaceAll("_", "-")}`);
}

export function choiceLabel(game: string, word: string): string {
  const key = `page-${game}-choice-${word}`;
  return has(key) ? t(key) : word;
}

/** How time is kept: as it was chosen, or in numbers where a program chose something else. */
export function clockWords({ kind, seconds, increment }: Clock): string {
  const known = Object.entries(CLOCKS).find(
    ([, clock]) => clock.kind === kind && clock.seconds === seconds && clock.increment === increment,
  );
  if (known) return t(`page-clock-${known[0]}`);
  return t(`page-agreed-clock-${kind}`, { seconds, increment });
}

function optionWords(game: string, option: OptionInfo, value: unknown): string {
  const label = optionLabel(game, option);
  if (option.name === "starter") return named(label, t("page-seat-number", { seat: Number(value) + 1 }));
  if (option.kind === "flag") return t("page-agreed-flag", { option: label, on: value ? "yes" : "no" });
  return named(label, option.kind === "choice" ? choiceLabel(game, String(value)) : String(value));
}

/** All that was agreed; or in short, only what is not as usual. */
export function agreed(terms: Terms, info: GameInfo | null, short = false): string[] {
  const { game, options, rounds, clock, advice, lots } = terms;
  const lines = rounds > 1 || !short ? [t("page-agreed-rounds", { count: rounds })] : [];
  if (clock.kind !== "none" || !short)
    lines.push(short ? clockWords(clock) : named(t("page-clock"), clockWords(clock)));
  if (advice || !short) lines.push(t(advice ? "page-agreed-hints" : "page-agreed-no-hints"));
  if (lots && !short) lines.push(t("page-agreed-lots"));
  for (const option of info?.options ?? []) {
    const value = options[option.name];
    if (option.name === "starter" && (lots || short)) continue;
    if (value !== undefined && option.kind !== "data" && value !== option.default)
      lines.push(optionWords(game, option, value));
  }
  // What is written rather than chosen comes from one editor, however many options it fills.
  if (info?.options.some(({ kind, name }) => kind === "data" && options[name] !== undefined))
    lines.push(t(`page-${game}-editor-chosen`));
  return lines;
}
