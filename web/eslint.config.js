import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "public/"] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      "no-console": "error",
      "no-restricted-globals": ["error", "alert", "confirm", "prompt"],
      // Types say what exists; TypeScript reports unknown names better than this rule.
      "no-undef": "off",
      // Hash routes are plain addresses; there is no SvelteKit here to resolve them.
      // Maps and sets in $state.raw are replaced, not changed; those outside of state may be plain.
      "svelte/prefer-svelte-reactivity": "off",
      "svelte/no-navigation-without-resolve": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
);
