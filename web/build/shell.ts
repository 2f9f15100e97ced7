/**
 * The service worker: keeps the shell of the page, so that it opens without the server and says so. Never
 * touches api/.
 */
import { createHash } from "node:crypto";

import type { Plugin } from "vite";

/**
 * Kept from the beginning; everything else when it was used once. The address of a chunk has its hash, so
 * it never changes.
 */
const SHELL = ["./", "./manifest.webmanifest", "./icon.svg"];

export function serviceWorker(): Plugin {
  return {
    name: "spieltrieb-service-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).sort();
      const version = createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 12);
      const first = files.filter((name) => /assets\/(index|base)-.*\.(js|css)$/.test(name)).map((name) => `./${name}`);
      this.emitFile({ type: "asset", fileName: "sw.js", source: worker(version, [...SHELL, ...first]) });
    },
  };
}

function worker(version: string, shell: string[]): string {
  return `const CACHE = "spieltrieb-${version}";
const SHELL = ${JSON.stringify(shell)};

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL)).then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name.startsWith("spieltrieb-") && name !== CACHE);
  const forget = caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name))));
  event.waitUntil(forget.then(() => self.clients.claim()));
});
// The page was there before its worker: it says what it has loaded already.
self.addEventListener("message", (event) => {
  const ours = event.data.filter((address) => new URL(address).origin === location.origin);
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(ours)));
});
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
