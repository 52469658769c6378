import { siteStorage } from '@forecourt/browser';
import { leadUrl, visitedPages } from '@forecourt/lead';

const NAME = 'visit';

/** The pages of this visit, for a later lead; paths only. */
export interface Visit {
  pages: string[];
  /** URL of the first page, reduced to its campaign parameters, which are added to the lead. */
  landing: string;
}

/**
 * Adds a page to the visit of a site. A page that was left before its script could run is added by the page after it,
 * which has it as its referrer. Where storage is blocked, the visit is held in memory until the page unloads.
 *
 * @param url Path and query of the page.
 * @param cameFrom Path and query of the page of this site that led to it, or null; see `pageBefore`.
 */
export function recordPage(site: string, url: string, cameFrom: string | null = null): void {
  const visit = readVisit(site) ?? { pages: [], landing: leadUrl(cameFrom ?? url) };
  const path = visitedPages([url]).at(-1);
  if (path === undefined || visit.pages.at(-1) === path) return;
  const missed = visitedPages(cameFrom === null ? [] : [cameFrom]).filter(
    (page) => !visit.pages.includes(page),
  );
  const pages = visitedPages([...visit.pages, ...missed, path]);
  siteStorage('sessionStorage', site).set(NAME, JSON.stringify({ ...visit, pages }));
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

/** The visit so far, or null when none is stored. */
export function readVisit(site: string): Visit | null {
  try {
    const kept: unknown = JSON.parse(siteStorage('sessionStorage', site).get(NAME) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('pages' in kept) || !('landing' in kept)) return null;
    if (!Array.isArray(kept.pages) || typeof kept.landing !== 'string') return null;
    return { pages: kept.pages.map(String), landing: kept.landing };
  } catch {
    return null;
  }
}
