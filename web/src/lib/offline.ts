/** What works without the server: tutorials and rules, which the service worker fetches while there is time. */

/** Have everything kept that the page needs without the server, in this language; and what was loaded already. */
export async function prepareOffline(language: string): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance
    .getEntriesByType("resource")
    .map((entry) => entry.name)
    .filter((address) => address.includes("/assets/"));
  active?.postMessage({ loaded, language });
}
