/**
 * The catalogues that Python and the page share, cut into what the page loads: one shell and one piece per
 * game, for each language.
 */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

const FALLBACK = "en";
// The catalogue of advice is the server's, except for what bots and mistakes are called and how a game is summed up.
const FROM_ADVICE =
  /^advice-(bot-.*|unit-.*|review-(slip|mistake|blunder|no-choice|mean-.*|best|errors|flawless|turn-own-.*|turn-luck))$/;
const FOR_TERMINALS = /-rules-moves$/; // how moves are typed
const OF_LOOKS = /^page-\w+-look-/; // what boards can look like is chosen in the settings, wherever one is
const INDEX = "virtual:texts";

export interface Catalogues {
  languages: string[];
  games: string[];
  /** The text of a piece ("shell" or a game) in a language; what a language lacks is taken from English. */
  piece: (language: string, piece: string) => string;
  /** The files that a piece is made of. */
  files: (language: string, piece: string) => string[];
}

/** The messages of a catalogue by their keys, comments left out. */
export function messages(source: string): Map<string, string> {
  const found = new Map<string, string>();
  let key = "";
  for (const line of source.split(/\r?\n/)) {
    const begins = /^(-?[a-zA-Z][\w-]*) *=/.exec(line);
    if (begins) {
      key = begins[1];
      found.set(key, line);
    } else if (line.startsWith("#")) {
      key = "";
    } else if (key) {
      found.set(key, `${found.get(key)}\n${line}`);
    }
  }
  return new Map([...found].map(([name, text]) => [name, text.trimEnd()]));
}

export function catalogues(folder: string): Catalogues {
  const languages = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, "errors.ftl")))
    .map((entry) => entry.name)
    .sort();
  const games = readdirSync(join(folder, FALLBACK))
    .map((file) => /^advice-(\w+)\.ftl$/.exec(file)?.[1])
    .filter((game) => game !== undefined)
    .sort();

  function read(language: string, name: string): Map<string, string> {
    const path = join(folder, language, `${name}.ftl`);
    return existsSync(path) ? messages(readFileSync(path, "utf8")) : new Map();
  }

  function own(language: string, piece: string): Map<string, string> {
    if (piece !== "shell") {
      const all = [...read(language, piece), ...read(language, `page-${piece}`)];
      return new Map(all.filter(([key]) => !FOR_TERMINALS.test(key) && !OF_LOOKS.test(key)));
    }
    const texts = new Map([...read(language, "page"), ...read(language, "errors")]);
    for (const [key, text] of read(language, "advice")) if (FROM_ADVICE.test(key)) texts.set(key, text);
    for (const game of games) {
      const all = read(language, game);
      for (const key of [`${game}-name`, `${game}-tagline`]) {
        const text = all.get(key);
        if (text) texts.set(key, text);
      }
      for (const [key, text] of read(language, `page-${game}`)) if (OF_LOOKS.test(key)) texts.set(key, text);
    }
    return texts;
  }

  return {
    languages,
    games,
    piece: (language, piece) => [...new Map([...own(FALLBACK, piece), ...own(language, piece)]).values()].join("\n"),
    files: (language, piece) =>
      [language, FALLBACK].flatMap((code) =>
        (piece === "shell"
          ? ["page", "errors", "advice", ...games.flatMap((game) => [game, `page-${game}`])]
          : [piece, `page-${piece}`]
        )
          .map((name) => join(folder, code, `${name}.ftl`))
          .filter((path) => existsSync(path)),
      ),
  };
}

/** Offers `virtual:texts` (how to load each piece) and `virtual:texts/LANGUAGE/PIECE` (its text). */
export function texts(folder: string): Plugin {
  return {
    name: "spieltrieb-texts",
    resolveId: (id) => (id === INDEX || id.startsWith(`${INDEX}/`) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${INDEX}`)) return undefined;
      const all = catalogues(folder);
      if (id === `\0${INDEX}`) {
        const loaders = all.languages.flatMap((language) =>
          ["shell", ...all.games].map((piece) => {
            const name = JSON.stringify(`${language}/${piece}`);
            return `  ${name}: () => import(${JSON.stringify(`${INDEX}/${language}/${piece}`)}),`;
          }),
        );
        return [
          `export const languages = ${JSON.stringify(all.languages)};`,
          `export const games = ${JSON.stringify(all.games)};`,
          `export const pieces = {`,
          ...loaders,
          `};`,
        ].join("\n");
      }
      const [language, piece] = id.slice(INDEX.length + 2).split("/");
      for (const file of all.files(language, piece)) this.addWatchFile(file);
      return `export default ${JSON.stringify(all.piece(language, piece))};`;
    },
    handleHotUpdate({ file, server }) {
      if (file.endsWith(".ftl")) server.ws.send({ type: "full-reload" });
    },
  };
}
