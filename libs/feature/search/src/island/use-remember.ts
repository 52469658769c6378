import { lazyModule } from '@forecourt/browser';
import { useSite } from '@forecourt/site-config/react';
import { DEFAULT_SEARCH_PATH } from '@forecourt/stock-search';
import { useEffect } from 'react';
import { activeFilters } from '../logic/active-filters.ts';
import type { Search } from '../use-search.tsx';

const recent = lazyModule(() => import('./remember-search.ts'));

/** Time on a search before it counts as one, milliseconds: what is typed on the way to it does not. */
const SETTLED_MS = 2_000;

/**
 * Stores the search of the page as the latest one in this browser: its plain-language words, or the heading of its path and its filters. The whole
 * stock is no search.
 */
export function useRemember(
  { shown, status, href }: Pick<Search, 'shown' | 'status' | 'href'>,
  { heading, words }: { heading: string; words: string | null },
): void {
  const site = useSite();
  const { currentPath } = shown;
  const narrowed = activeFilters(shown, site).map(({ label }) => label);
  const text = words ?? [...(currentPath === DEFAULT_SEARCH_PATH ? [] : [heading]), ...narrowed].join(', ');
  const url = href({ ...shown, page: 1, tracking: {} });
  useEffect(() => {
    if (text === '' || status !== 'idle') return;
    const timer = setTimeout(() => {
      recent().then(
        ({ rememberSearch }) => rememberSearch(site.slug, { text, url }),
        () => undefined, // the search works also if it cannot be stored
      );
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [site.slug, text, url, status]);
}
