import { leadUrl, visitedPages } from '@forecourt/lead';

/** The pages of this visit, for the lead that may follow; paths only. */
export interface Visit {
  pages: string[];
  /** Address that the visit began with, reduced to its campaign parameters: they are linked to the lead. */
  landing: string;
}

/** Adds a page to the visit of a site. A browser that keeps nothing loses the trail, never the lead. */
export function recordPage(storage: () => Storage, site: string, url: string): void {
  const visit = readVisit(storage, site) ?? { pages: [], landing: leadUrl(url) };
  const path = visitedPages([url]).at(-1);
  if (path === undefined || visit.pages.at(-1) === path) return;
  try {
    storage().setItem(keyOf(site), JSON.stringify({ ...visit, pages: visitedPages([...visit.pages, path]) }));
  } catch {
    // Full or blocked: the lead goes without its trail.
  }
}

/** The visit so far, or null when this browser kept none. */
export function readVisit(storage: () => Storage, site: string): Visit | null {
  try {
    const kept: unknown = JSON.parse(storage().getItem(keyOf(site)) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('pages' in kept) || !('landing' in kept)) return null;
    if (!Array.isArray(kept.pages) || typeof kept.landing !== 'string') return null;
    return { pages: kept.pages.map(String), landing: kept.landing };
  } catch {
    return null;
  }
}

function keyOf(site: string): string {
  return `forecourt:${site}:visit`;
}
