/**
 * What the browser keeps for us; where it may not (private windows, blocked storage), the page works
 * without.
 */
const PREFIX = "spieltrieb.";
const memory = new Map<string, string>();

function box(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

export function read<T>(name: string, otherwise: T): T {
  try {
    const text = box()?.getItem(PREFIX + name) ?? memory.get(name);
    return text == null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function write(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  memory.set(name, text);
  try {
    box()?.setItem(PREFIX + name, text);
  } catch {
    // Full or forbidden: it lasts as long as the page does.
  }
}

export function remove(name: string): void {
  memory.delete(name);
  try {
    box()?.removeItem(PREFIX + name);
  } catch {
    // Nothing to remove where nothing may be kept.
  }
}

/** Everything that we kept, by name. */
export function names(): string[] {
  const found = new Set(memory.keys());
  try {
    const storage = box();
    for (let i = 0; storage && i < storage.length; i++) {
      const name = storage.key(i);
      if (name?.startsWith(PREFIX)) found.add(name.slice(PREFIX.length));
    }
  } catch {
    // Only what is in memory, then.
  }
  return [...found];
}
