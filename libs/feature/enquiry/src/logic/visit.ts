import { visitedPages } from '@forecourt/lead';

/** The pages of this visit, for the lead that may follow; paths only. */
export interface Visit {
  pages: string[];
  /** Address that the visit began with: its campaign parameters are linked to the lead. */
  landing: string;
}

const KEY = 'forecourt:visit';

/** Adds a page to the visit. A browser that keeps nothing loses the trail, never the lead. */
export function recordPage(storage: () => Storage, url: string): void {
  const visit = readVisit(storage) ?? { pages: [], landing: url };
  const path = visitedPages([url]).at(-1);
  if (path === undefined || visit.pages.at(-1) === path) return;
  try {
    storage().setItem(KEY, JSON.stringify({ ...visit, pages: visitedPages([...visit.pages, path]) }));
  } catch {
    // Full or blocked: the lead goes without its trail.
  }
}

/** The visit so far, or null when this browser kept none. */
export function readVisit(storage: () => Storage): Visit | null {
  try {
    const kept: unknown = JSON.parse(storage().getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('pages' in kept) || !('landing' in kept)) return null;
    if (!Array.isArray(kept.pages) || typeof kept.landing !== 'string') return null;
    return { pages: kept.pages.map(String), landing: kept.landing };
  } catch {
    return null;
  }
}
