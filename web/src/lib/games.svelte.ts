/** The games: what the server says of them, and their boards, loaded when a game is opened. */
import type { Component } from "svelte";

import type { GameBoard } from "../boards/contract";
import { get } from "./api";
import { openGame } from "./i18n.svelte";
import { GAMES, type GameInfo } from "./protocol";
import { read, write } from "./storage";

export { GAMES };

type Loaded = { default?: GameBoard; board?: GameBoard };

const boards = import.meta.glob<Loaded>("../boards/*/index.ts");
const cards = import.meta.glob<{ default: Component }>("../boards/*/Card.svelte", { eager: true });

/** The small living picture of a game; undefined while there is none. */
export function cardOf(game: string): Component | undefined {
  return cards[`../boards/${game}/Card.svelte`]?.default;
}

/** The board of a game, with its texts. */
export async function boardOf(game: string): Promise<GameBoard> {
  const load = boards[`../boards/${game}/index.ts`];
  if (!load) throw new Error(`no board for ${game}`);
  const [module] = await Promise.all([load(), openGame(game)]);
  const board = module.default ?? module.board;
  if (!board) throw new Error(`no board in ${game}`);
  return board;
}

let asked: Promise<GameInfo[]> | null = null;

/** What the server says of all games; asked for once. Without the server: what it said last. */
export function allGames(): Promise<GameInfo[]> {
  asked ??= get<GameInfo[]>("games").then(
    (found) => {
      write("games", found);
      return found;
    },
    (problem: unknown) => {
      asked = null;
      const kept = read<GameInfo[] | null>("games", null);
      if (kept) return kept;
      throw problem;
    },
  );
  return asked;
}

export async function infoOf(game: string): Promise<GameInfo | undefined> {
  return (await allGames()).find((info) => info.key === game);
}

export function isGame(key: string): boolean {
  return (GAMES as readonly string[]).includes(key);
}

/** What the server says of a game, with the texts that name its options; null if it can't be asked. */
export function namedInfo(game: string): Promise<GameInfo | null> {
  return Promise.all([infoOf(game), openGame(game)]).then(
    ([found]) => found ?? null,
    () => null,
  );
}
