/**
 * Asking the server over HTTP. What it refuses becomes a Refusal, and a Refusal knows its sentence in the
 * person's language.
 */
import { has, t, type Arguments } from "./i18n.svelte";
import type { Problem } from "./protocol";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly args: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

/**
 * What to tell a person about anything that went wrong: the exact reason where the server gave one (it is
 * the key of a text), otherwise what its code stands for.
 */
export function sentence(problem: unknown): string {
  if (!(problem instanceof Refusal)) return t("page-error-unexpected");
  for (const key of [String(problem.args.reason), `error-${problem.code}`, `page-error-${problem.code}`]) {
    if (has(key)) return t(key, plain(problem.args));
  }
  return problem.message;
}

export function refusal({ code, message, arguments: args }: Problem): Refusal {
  return new Refusal(code, message, args);
}

const FOR_ANYBODY = ["me", "games"]; // what can be read by somebody whom the server does not know yet
let introduced: Promise<unknown> = Promise.resolve();

/** Ask for nothing more in our name until the server has answered who we are: it would be refused. */
export function afterwards(introduction: Promise<unknown>): void {
  introduced = introduction.catch(() => {});
}

/** Ask for something under api/, relative to where the page lies. */
export async function ask<T>(method: "GET" | "POST" | "DELETE", path: string, body?: unknown): Promise<T> {
  if (method !== "GET" || !FOR_ANYBODY.includes(path)) await introduced;
  let response: Response;
  try {
    response = await fetch(address(path), {
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal("offline", "The server cannot be reached.");
  }
  const text = await response.text();
  const data: unknown = text ? parsed(text) : null;
  if (response.ok) return data as T;
  const told = data as Partial<Problem> | null;
  if (told?.code) throw new Refusal(told.code, told.message ?? told.code, told.arguments);
  throw new Refusal(response.status === 404 ? "not-found" : "server", `The server answered ${response.status}.`);
}

export const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("POST", path, body);

export function address(path: string): string {
  return new URL(`api/${path}`, document.baseURI).href;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Arguments as Fluent knows them: texts and numbers. An error that caused this one comes as its sentence. */
function plain(args: Record<string, unknown>): Arguments {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, argument(value)]));
}

function argument(value: unknown): string | number {
  if (typeof value === "number") return value;
  return typeof value === "object" && value ? sentence(refusal(value as Problem)) : String(value);
}
