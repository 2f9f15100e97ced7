/**
 * Texts in the person's language, from the Fluent catalogues that Python and the page share. Only one
 * language is loaded.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { languages as known, pieces } from "virtual:texts";

export type Arguments = Record<string, string | number>;

/** The available languages, by their codes, as they call themselves. */
export const languages: { code: string; name: string }[] = known.map((code) => ({
  code,
  name: ownName(code),
}));

let bundle = $state.raw(new FluentBundle("en"));
let language = $state("en");
let loaded = new Map<string, FluentResource>(); // the pieces in the bundle: "shell", and games
let wanted = ""; // the language asked for last, while it is being loaded

/** The language that is shown now. */
export function currentLanguage(): string {
  return language;
}

/** Which language suits a list of wishes ("de-AT", "fr"), English if none does. */
export function suitable(wishes: readonly string[]): string {
  for (const wish of wishes) {
    const code = wish.toLowerCase().split(/[-_]/)[0];
    if (known.includes(code)) return code;
  }
  return "en";
}

/** Show everything in another language: whatever was loaded is loaded in it, then all changes at once. */
export async function setLanguage(code: string): Promise<void> {
  wanted = suitable([code]);
  const mine = wanted;
  const names = loaded.size ? [...loaded.keys()] : ["shell"];
  const texts = await Promise.all(names.map((name) => load(mine, name)));
  if (wanted !== mine) return; // somebody chose again meanwhile
  language = mine;
  show(new Map(names.map((name, i) => [name, texts[i]])));
  if (typeof document !== "undefined") document.documentElement.lang = mine;
}

/** Load the texts of a game too: its rules, options and reasons, and what its board says. */
export async function openGame(game: string): Promise<void> {
  while (!loaded.has(game) && pieces[`${language}/${game}`]) {
    const mine = language;
    const text = await load(mine, game);
    if (language === mine) show(new Map([...loaded, [game, text]]));
  }
}

/** A new bundle, not a grown one, so that everything shown is looked up again. */
function show(resources: Map<string, FluentResource>): void {
  const fresh = new FluentBundle(language, { useIsolating: false });
  for (const resource of resources.values()) fresh.addResource(resource, { allowOverrides: true });
  loaded = resources;
  bundle = fresh;
}

/**
 * The text of a key; "key.attribute" is the text of an attribute. A key that nobody knows is shown as it
 * is.
 */
export function t(key: string, args?: Arguments): string {
  const [id, attribute] = key.split(".");
  const message = bundle.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (pattern == null) return key;
  if (!args) return bundle.formatPattern(pattern, null, []);
  const text = bundle.formatPattern(pattern, tidied(args), []);
  const minus = Object.values(args).some((value) => typeof value === "number" && value < 0);
  return minus ? text.replace(/-(?=\d)/g, "−") : text; // a minus sign, as the rules write it
}

/** Something with its name in front: "Thinking time: 30 seconds per move". */
export function named(name: string, value: string): string {
  return t("page-named", { name, value });
}

/** Whether there is a text for this key. */
export function has(key: string): boolean {
  return bundle.hasMessage(key);
}

/** The sections of a game's rules, in the order of its catalogue. */
export function sectionsOf(game: string): string[] {
  void bundle; // asked again whenever texts change
  const prefix = `${game}-rules-`;
  const keys = loaded.get(game)?.body.map((message) => message.id) ?? [];
  return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
}

/** A number as this language writes it; what is rounded to nothing has no sign. */
export function number(value: number, options?: Intl.NumberFormatOptions): string {
  const text = new Intl.NumberFormat(language, options).format(value);
  return /[1-9]/.test(text) ? text.replace("-", "−") : text.replace("-", "");
}

/** A list as this language says it: "Ada, Ben and Cleo". */
export function list(items: string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(language, { type }).format(items);
}

/** A day or a time as this language writes it, in the format of the person's own region where the browser names one. */
export function date(value: number | Date, options: Intl.DateTimeFormatOptions = { dateStyle: "medium" }): string {
  return new Intl.DateTimeFormat(regional(globalThis.navigator?.languages ?? []), options).format(value);
}

/** The language that is shown, as it is used where the person is: "en-GB" and not just "en". */
export function regional(wishes: readonly string[]): string {
  return wishes.find((wish) => wish.toLowerCase().startsWith(`${language}-`)) ?? language;
}

/** "in 5 minutes", "3 days ago", "now". */
export function ago(from: number, now: number): string {
  const seconds = Math.round((from - now) / 1000);
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const units: [Intl.RelativeTimeFormatUnit, number][] = [
    ["day", 86400],
    ["hour", 3600],
    ["minute", 60],
  ];
  for (const [unit, size] of units) {
    if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), unit);
  }
  return format.format(0, "second");
}

async function load(code: string, piece: string): Promise<FluentResource> {
  return new FluentResource((await pieces[`${code}/${piece}`]()).default);
}

/** Names written from right to left must not turn the sentence around them, and zero has no sign. */
function tidied(args: Arguments): Arguments {
  const safe: Arguments = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === "string") safe[name] = RIGHT_TO_LEFT.test(value) ? FROM + value + TO : value;
    else safe[name] = value || 0; // -0, too
  }
  return safe;
}

const [FROM, TO] = [String.fromCharCode(0x2068), String.fromCharCode(0x2069)]; // "isolate" and its end
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

function ownName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
