import { useConfigure, usePagination, useRefinementList, useSearchBox } from 'react-instantsearch';
import { DEFAULT_PAGE_SIZE } from '@forecourt/stock-search';
import type { SearchSite, TextFacet } from '@forecourt/stock-search';
import { BOUNDS_OF, FACET_VALUES } from '../logic/parameters.ts';

/** Every widget of the search page without UI: InstantSearch requests the data that its widgets need. */
export function Widgets({ rules, listed }: { rules: SearchSite; listed: readonly TextFacet[] }) {
  useConfigure({ hitsPerPage: rules.pageSize ?? DEFAULT_PAGE_SIZE, facets: [...BOUNDS_OF] });
  useSearchBox();
  usePagination();
  return listed.map((facet) => <ListWidget key={facet} facet={facet} />);
}

function ListWidget({ facet }: { facet: TextFacet }) {
  useRefinementList({ attribute: facet, operator: 'or', limit: FACET_VALUES });
  return null;
}
