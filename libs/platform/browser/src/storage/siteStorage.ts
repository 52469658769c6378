import { reportOwnWrite } from './ownWrites.ts';
import { siteKey } from './siteKey.ts';

/** `localStorage` lasts across visits and is shared by tabs. `sessionStorage` lasts as long as its tab. */
export type StorageArea = 'localStorage' | 'sessionStorage';

/** Texts of a site by name. Never throws. */
export interface SiteStorage {
  get(name: string): string | null;
  /** Returns false if the browser did not store the text; it is then kept in memory until the page is closed. */
  set(name: string, text: string): boolean;
  /** False while the text of a name is kept in memory only. */
  isKept(name: string): boolean;
}

/** Texts that the browser did not store, by key. */
export const memory = { localStorage: new Map<string, string>(), sessionStorage: new Map<string, string>() };

/**
 * The browser's storage for one site. If it is blocked or full, texts are kept in memory instead. On the server it is empty and stores
 * nothing, so call it in effects and event handlers.
 *
 * @param slug of the site; it is part of every key.
 * @example siteStorage('localStorage', site.slug).get('analytics') // 'granted', or null
 */
export function siteStorage(area: StorageArea, slug: string): SiteStorage {
  const held = memory[area];
  return {
    get: (name) =>
      held.get(siteKey(slug, name)) ?? attempt(() => window[area].getItem(siteKey(slug, name))) ?? null,
    set(name, text) {
      if (typeof window === 'undefined') return false;
      const key = siteKey(slug, name);
      const kept = attempt(() => {
        window[area].setItem(key, text);
        return true;
      });
      if (kept) held.delete(key);
      else held.set(key, text);
      reportOwnWrite(key);
      return kept ?? false;
    },
    isKept: (name) => !held.has(siteKey(slug, name)),
  };
}

/** Clears the texts in memory, as a reload does. For tests. */
export function clearMemoryStorage(): void {
  for (const held of Object.values(memory)) held.clear();
}

/** What an action returns; null if the browser refuses it. */
export function attempt<Value>(action: () => Value): Value | null {
  try {
    return action();
  } catch {
    return null;
  }
}
