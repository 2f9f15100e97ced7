/**
 * The service worker: keeps the page, so that it opens without the server and says so, and so that tutorials
 * and rules work then. Never touches api/.
 */
import { createHash } from "node:crypto";

import type { Plugin } from "vite";

/**
 * Kept from the beginning; everything else once the page is there and has time, texts only in the language
 * that is read. The address of a chunk has its hash, so it never changes.
 */
const SHELL = ["./", "./manifest.webmanifest", "./icon.svg"];

export function serviceWorker(): Plugin {
  return {
    name: "spieltrieb-service-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).sort();
      const version = createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 12);
      const first = files
        .filter((name) => /assets\/((index|base)-.*\.(js|css)|display-.*\.woff2)$/.test(name))
        .map((name) => `./${name}`);
      const rest = files.filter((name) => /^assets\/.*\.(js|css|woff2)$/.test(name)).map((name) => `./${name}`);
      this.emitFile({ type: "asset", fileName: "sw.js", source: worker(version, [...SHELL, ...first], rest) });
    },
  };
}

function worker(version: string, shell: string[], rest: string[]): string {
  return `const CACHE = "spieltrieb-${version}";
const SHELL = ${JSON.stringify(shell)};
const REST = ${JSON.stringify(rest)};

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL)).then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name.startsWith("spieltrieb-") && name !== CACHE);
  const forget = caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name))));
  event.waitUntil(forget.then(() => self.clients.claim()));
});
// The page was there before its worker: it says what it has loaded already, and which language it speaks. What is
// missing for tutorials and rules is fetched one by one, where nobody has to pay for it.
self.addEventListener("message", (event) => {
  const { loaded, language } = event.data;
  const ours = loaded.filter((address) => new URL(address).origin === location.origin);
  const needed = REST.filter((name) => !name.includes("/text-") || name.includes("/text-" + language + "-"));
  event.waitUntil(keep([...ours, ...(navigator.connection?.saveData ? [] : needed)]));
});
async function keep(addresses) {
  const cache = await caches.open(CACHE);
  for (const address of addresses) {
    if (!(await cache.match(address))) await cache.add(address).catch(() => {});
  }
}
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const path = url.pathname.slice(new URL(self.registration.scope).pathname.length);
  if (event.request.method !== "GET" || url.origin !== location.origin || path.startsWith("api/")) return;
  if (path.startsWith("assets/")) event.respondWith(kept(event.request));
  else if (event.request.mode === "navigate" || SHELL.includes("./" + path)) event.respondWith(fresh(event.request));
});

async function kept(request) {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

async function fresh(request) {
  try {
    return await fetch(request);
  } catch (problem) {
    const found = (await caches.match(request)) ?? (await caches.match("./"));
    if (found) return found;
    throw problem;
  }
}
`;
}
