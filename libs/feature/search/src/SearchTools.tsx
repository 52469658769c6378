import { useSite } from '@forecourt/site-config/react';
import { isSortBy, sortOptions } from '@forecourt/stock-search';
import type { ReactNode } from 'react';
import { SEARCH_FORM } from './logic/use-early-choices.ts';
import { SearchBox } from './SearchBox.tsx';
import { useSearch } from './use-search.tsx';

/** The search box, and the parts beside it. */
export function SearchTools({ children }: { children?: ReactNode }) {
  return (
    <div className="search-tools">
      <SearchBox />
      {children}
      <noscript>
        <button type="submit" form={SEARCH_FORM} className="apply-button">
          Apply
        </button>
      </noscript>
    </div>
  );
}

/** On narrow screens the pill that opens the filters and sets the sort order; on wide ones only the sort order. */
export function SortPill({ active }: { active: number }) {
  return (
    <div className="sort-pill">
      <button type="button" popoverTarget="filters" className="icon icon-sliders">
        Filter
        {active > 0 && <span className="badge">{active}</span>}
      </button>
      <SortSelect />
    </div>
  );
}

/** The sort order of the results. */
function SortSelect() {
  const { state, refine } = useSearch();
  const { itemTypes } = useSite().stock;
  return (
    <label className="sort-select icon icon-sort">
      <span>Sort</span>
      <select
        form={SEARCH_FORM}
        name="sortBy"
        value={state.sortBy}
        onChange={({ target: { value } }) => isSortBy(value) && refine({ sortBy: value })}
      >
        {sortOptions(state, itemTypes).map(({ label, value }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
