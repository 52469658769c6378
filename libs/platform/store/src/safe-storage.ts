/** Text by key; never throws. */
export interface SafeStorage {
  get(key: string): string | null;
  /** False when the browser would not keep it; the value is then held in memory until the page goes. */
  set(key: string, value: string): boolean;
}

/**
 * The browser's localStorage, made safe: where it is blocked or full, values live in memory instead.
 *
 * @param open gives the storage; it may throw, as `window.localStorage` does when cookies are blocked.
 */
export function safeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  const real = attempt(open);
  return {
    get: (key) => memory.get(key) ?? attempt(() => real?.getItem(key) ?? null) ?? null,
    set(key, value) {
      const kept = attempt(() => {
        if (!real) return false;
        real.setItem(key, value);
        return true;
      });
      if (kept) memory.delete(key);
      else memory.set(key, value);
      return kept === true;
    },
  };
}

function attempt<Value>(action: () => Value): Value | null {
  try {
    return action();
  } catch {
    return null;
  }
}
