import { mount } from "svelte";

import App from "./App.svelte";
import { begin } from "$lib/settings.svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";

const target = document.getElementById("app");
if (target) {
  await begin();
  mount(App, { target });
  // Later, so that it does not compete with the first load.
  if (import.meta.env.PROD && "serviceWorker" in navigator) {
    // No worker, no harm: the page works without.
    const begun = (): void => void navigator.serviceWorker.register("./sw.js").catch(() => {});
    if (document.readyState === "complete") begun();
    else addEventListener("load", begun);
  }
}
