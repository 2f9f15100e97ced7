import { mount } from "svelte";

import App from "./App.svelte";
import { begin } from "$lib/settings.svelte";
import "./style/tokens.css";
import "./style/base.css";

const target = document.getElementById("app");
if (target) {
  await begin();
  mount(App, { target });
  // Later, so that it does not compete with the first load.
  if (import.meta.env.PROD && "serviceWorker" in navigator) {
    const register = async (): Promise<void> => {
      await navigator.serviceWorker.register("./sw.js");
      const { active } = await navigator.serviceWorker.ready;
      const loaded = performance.getEntriesByType("resource").map((entry) => entry.name);
      active?.postMessage(loaded.filter((address) => address.includes("/assets/")));
    };
    const begun = (): void => void register().catch(() => {}); // no worker, no harm: the page works without
    if (document.readyState === "complete") begun();
    else addEventListener("load", begun);
  }
}
