/**
 * Whether a deal was fair, found out by this browser alone: the secret is the one whose fingerprint it saw
 * first, the words of its player are mixed in, and every draw of every game follows from them (docs/records.md).
 * What comes from the server is only what everybody can see: the secret, the words and the moves.
 */
import type { Deal, Sentence } from "../boards/contract";
import type { Draws } from "$lib/heard";
import type { First } from "$lib/promises";
import type { MixedWords, Promised, RecordTold } from "$lib/protocol";
import { bytesOf, hex, sha256, signer } from "./sha256";

const deals = import.meta.glob<{ deal: Deal }>("../boards/*/deal.ts", { eager: true });

/** A finished game, as far as its draws are concerned. */
export type Played = Pick<RecordTold, "game" | "players" | "options" | "moves">;

export interface Question {
  promise: Promised;
  records: Played[]; // of all rounds
  rounds: number; // as many as the match has
  first: First | null; // what this browser saw and mixed in itself
  me: string;
  /** The moves of the last game as they were told; null where nobody listened. */
  told: string[] | null;
  /** The draws that this page heard while they were made, by round: no later telling can change them. */
  heard: Map<number, Draws>;
}

export interface Finding {
  draws: number;
  problem: Sentence | null; // the first thing that does not fit
}

export async function check(question: Question): Promise<Finding> {
  const { promise, records, rounds, told, heard } = question;
  const broken = await brokenPromise(question);
  if (broken) return { draws: 0, problem: broken };
  const base = seedOf(promise.secret ?? "", promise.words);
  let draws = 0;
  for (const [i, record] of records.entries()) {
    const found = await checkDraws(record, rounds > 1 ? `${base}/${i + 1}` : base);
    draws += found.draws;
    if (found.problem) return { draws, problem: found.problem };
  }
  const last = records.at(-1);
  const other =
    (told && last && !agrees(told, last.moves)) || !records.every((record, i) => keeps(heard.get(i + 1), record));
  return { draws, problem: other ? { key: "page-check-moves" } : null };
}

async function brokenPromise({ promise, first, me }: Question): Promise<Sentence | null> {
  if (hex(await sha256(bytesOf(promise.secret ?? ""))) !== promise.commitment) return { key: "page-check-broken" };
  if (first && first.commitment !== promise.commitment) return { key: "page-check-changed" };
  const mine = plain(first?.words ?? "");
  if (mine && !promise.words.some(({ person, words }) => person === me && plain(words) === mine)) {
    return { key: "page-check-words-lost" };
  }
  return null;
}

/** The seed of a secret into which players have mixed words of their own. */
export function seedOf(secret: string, words: Pick<MixedWords, "words">[]): string {
  return [secret, ...words.map((mixed) => mixed.words)].join("\n");
}

/** Outcome number k of a game with n face-down tiles. */
export async function draw(sign: Awaited<ReturnType<typeof signer>>, k: number, n: number): Promise<number> {
  const all = 1n << 64n;
  const fair = all - (all % BigInt(n));
  for (let again = 0; ; again++) {
    const bytes = await sign(bytesOf(again ? `${k}.${again}` : String(k)));
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    for (let at = 0; at < 32; at += 8) {
      const number = view.getBigUint64(at);
      if (number < fair) return Number(number % BigInt(n));
    }
  }
}

/** Every draw of a game must be the one that the seed gives. */
export async function checkDraws({ game, players, options, moves }: Played, seed: string): Promise<Finding> {
  const { tiles, fits } = deals[`../boards/${game}/deal.ts`].deal;
  const left = tiles(players.length, options);
  const sign = await signer(bytesOf(seed));
  let draws = 0;
  for (const [i, move] of moves.entries()) {
    if (!move.startsWith("*")) continue;
    const found = move.slice(move.indexOf("=") + 1);
    const among = fits ? left.filter((tile) => fits(tile, moves[i - 1] ?? "")) : left;
    const expected = among.length ? among[await draw(sign, draws, among.length)] : "–";
    draws++;
    if (found !== expected)
      return { draws, problem: { key: "page-check-draw", args: { number: draws, found, expected } } };
    left.splice(left.indexOf(found), 1);
  }
  return { draws, problem: null };
}

/**
 * Whether moves as they were told are those of the record. What was hidden then is a question mark; where what
 * was seen fades, chance is not told again, and no faces.
 */
export function agrees(told: string[], moves: string[]): boolean {
  const heard = told.some((move) => move.startsWith("*")) ? moves : moves.filter((move) => !move.startsWith("*"));
  return told.length === heard.length && told.every((text, i) => pattern(text).test(heard[i]));
}

/** Whether a record has the draws that were heard, each at its step. */
function keeps(heard: Draws | undefined, { moves }: Played): boolean {
  return [...(heard ?? [])].every(([step, text]) => pattern(text).test(moves[step] ?? ""));
}

function pattern(told: string): RegExp {
  const escaped = told.replace(/[.*+^${}()|[\]\\/-]/g, "\\$&");
  return new RegExp(`^${escaped.replace(/\?/g, "(\\d+|-|\\?)")}$`);
}

/** Words as the server keeps them: in one line, without signs that cannot be seen. */
function plain(words: string): string {
  return words
    .normalize("NFC")
    .replace(/\p{C}/gu, "")
    .split(/\s+/)
    .filter((word) => word)
    .join(" ");
}
