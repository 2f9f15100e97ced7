import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { serviceWorker } from "./build/shell.ts";
import { texts } from "./build/texts.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const locale = here("../src/spieltrieb/locale");

const PATIENCE = 90_000; // milliseconds; on a busy machine a test that is not stuck may take several seconds

export default defineConfig({
  base: "./", // so that the page also works under a path prefix
  plugins: [texts(locale), svelte(), serviceWorker()],
  resolve: {
    alias: { $lib: here("src/lib"), $locale: locale },
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  server: {
    fs: { allow: [here(".."), here("node_modules")] },
    proxy: { "/api": { target: process.env.SPIELTRIEB ?? "http://127.0.0.1:5012", ws: true } },
  },
  build: {
    outDir: here("../src/spieltrieb/server/static"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 200,
    rolldownOptions: {
      checks: { pluginTimings: false }, // how long each plugin took says nothing to a person who wants to play
      output: {
        // What every page needs comes in one piece, not in twenty small ones; what only one page needs comes with it.
        codeSplitting: {
          groups: [
            {
              name: "base",
              test: /node_modules|[\\/]src[\\/](lib[\\/](?!reviewing|swipe|picture)|parts[\\/](Icon|Avatar|Dialog|Logo))/,
            },
            { name: "kit", test: /[\\/]src[\\/]boards[\\/]kit[\\/]/ }, // once, for all games
          ],
        },
        entryFileNames: "assets/[name]-[hash].js",
        // A chunk is called by what it holds: assets/fivetotwelve-….js, assets/de-shell-….js.
        chunkFileNames(chunk) {
          const module = chunk.facadeModuleId ?? "";
          const board = /boards\/(\w+)\/index\.ts$/.exec(module);
          const text = /virtual:texts\/(\w+)\/(\w+)$/.exec(module);
          const name = board ? board[1] : text ? `text-${text[1]}-${text[2]}` : "[name]";
          return `assets/${name}-[hash].js`;
        },
      },
    },
  },
  test: {
    include: ["src/**/*.test.ts", "build/**/*.test.ts"],
    environment: "node",
    testTimeout: PATIENCE,
    hookTimeout: PATIENCE,
  },
});
