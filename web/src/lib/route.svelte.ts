/** Where in the page we are: addresses behind the #, so that the page works under any path of any server. */
export interface Route {
  page: string; // "" for home
  id: string; // a game, a table or a token
  query: URLSearchParams;
}

export function parse(hash: string): Route {
  const [path, query = ""] = hash.replace(/^#?\/?/, "").split("?");
  const [page = "", id = ""] = path.split("/").map(decoded);
  return { page, id, query: new URLSearchParams(query) };
}

/** The address of a place in the page, for a link. */
export function to(page: string, id = "", query: Record<string, string | number> = {}): string {
  const path = [page, id].filter(Boolean).map(encodeURIComponent).join("/");
  const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  return `#/${path}${text && `?${text}`}`;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a mistyped address; it will lead nowhere, and the page says so
  }
}

let route = $state.raw(parse(globalThis.location?.hash ?? ""));
globalThis.addEventListener?.("hashchange", () => (route = parse(location.hash)));

export function here(): Route {
  return route;
}

export function go(address: string, replace = false): void {
  if (replace) location.replace(address);
  else location.hash = address;
}
