import { siteKey } from './siteKey.ts';

/** The two storages of a browser: one is kept across visits and shared by tabs, one lasts as long as its tab. */
export type StorageArea = 'localStorage' | 'sessionStorage';

/** Texts of a site by name; never throws. */
export interface SiteStorage {
  get(name: string): string | null;
  /** False when the browser would not keep it; the text is then held in memory until the page goes. */
  set(name: string, text: string): boolean;
}

/** What the browser would not keep, by key. */
const memory = { localStorage: new Map<string, string>(), sessionStorage: new Map<string, string>() };

/**
 * The browser's storage for one site. Where it is blocked or full, texts are held in memory instead. On the server it is empty and
 * keeps nothing, so call it in effects and event handlers.
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
      return kept ?? false;
    },
  };
}

/** Leaves behind what is held in memory, as a reload does. For tests. */
export function forgetHeldTexts(): void {
  for (const held of Object.values(memory)) held.clear();
}

function attempt<Value>(action: () => Value): Value | null {
  try {
    return action();
  } catch {
    return null;
  }
}
