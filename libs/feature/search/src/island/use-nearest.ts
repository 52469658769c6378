import { useEffect, useState } from 'react';
import { useSite } from '@forecourt/site-config/react';
import type { SearchSite } from '@forecourt/stock-search';
import { nearestSearches } from '../logic/nearest-searches.ts';
import type { NearestSearch } from '../logic/nearest-searches.ts';
import type { AnsweredPage } from '../logic/search-page.ts';
import type { Search } from '../use-search.tsx';

const NONE: readonly NearestSearch[] = [];

/** The nearest searches of a search without results: those of the loaded page, or from the engine after a change. */
export function useNearest(
  { shown, answer, href }: Pick<Search, 'shown' | 'answer' | 'href'>,
  page: AnsweredPage,
  rules: SearchSite,
): readonly NearestSearch[] {
  const site = useSite();
  const url = href(shown);
  const [known, setKnown] = useState({ url: page.nearest ? page.url : '', nearest: page.nearest ?? NONE });
  const isEmpty = answer?.found === 0;
  useEffect(() => {
    if (!isEmpty || known.url === url) return;
    let wanted = true;
    const facts = { site, rules, now: new Date(page.now) };
    nearestSearches(shown, facts, (path, init) => fetch(path, init), page.searchKey).then(
      (nearest) => wanted && setKnown({ url, nearest }),
      () => undefined, // Without them the page still has its link to the whole stock.
    );
    return () => {
      wanted = false;
    };
  }, [isEmpty, known.url, url, shown, site, rules, page]);
  return isEmpty && known.url === url ? known.nearest : NONE;
}
