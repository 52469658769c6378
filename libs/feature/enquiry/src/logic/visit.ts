import { leadUrl, visitedPages } from '@forecourt/lead';

/** The pages of this visit, for the lead that may follow; paths only. */
export interface Visit {
  pages: string[];
  /** Address that the visit began with, reduced to its campaign parameters: they are linked to the lead. */
  landing: string;
}

/**
 * Adds a page to the visit of a site. A page that was left before its script could run is added by the page after it, which
 * knows it as its referrer. A browser that keeps nothing loses the trail, never the lead.
 *
 * @param url Path and query of the page.
 * @param cameFrom Path and query of the page of this site that led to it, or null; see `pageBefore`.
 */
export function recordPage(
  storage: () => Storage,
  site: string,
  url: string,
  cameFrom: string | null = null,
): void {
  const visit = readVisit(storage, site) ?? { pages: [], landing: leadUrl(cameFrom ?? url) };
  const path = visitedPages([url]).at(-1);
  if (path === undefined || visit.pages.at(-1) === path) return;
  const missed = visitedPages(cameFrom === null ? [] : [cameFrom]).filter(
    (page) => !visit.pages.includes(page),
  );
  try {
    const pages = visitedPages([...visit.pages, ...missed, path]);
    storage().setItem(keyOf(site), JSON.stringify({ ...visit, pages }));
  } catch {
    // Full or blocked: the lead goes without its trail.
  }
}

/**
 * Path and query of the page of this site that led here, or null when the visitor came from elsewhere.
 *
 * @param referrer `document.referrer`: an absolute URL, or empty.
 * @param origin Origin of this site.
 */
export function pageBefore(referrer: string, origin: string): string | null {
  return referrer.startsWith(`${origin}/`) ? referrer.slice(origin.length) : null;
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
